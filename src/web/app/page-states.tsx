import { type ErrorComponentProps, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { t } from '../../shared/language/words.ts'
import { ButtonLink } from '../components/controls/button.tsx'
import { EmptyState, ErrorState } from '../components/states/states.tsx'
import { applyHead, collectHead } from './head.ts'
import { AppLink } from './link.tsx'
import { ApiError, reasonOf } from './loading/api-client.ts'

/** Shown if a loader or a dashboard fails. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(askWorker, [])
  return (
    <ErrorState
      level="h1"
      title={t('This page could not be loaded')}
      // Most browsers remember a lost file as lost until the page is loaded again.
      onRetry={() => (error instanceof ApiError ? void router.invalidate() : location.reload())}
    >
      {reasonOf(error)}
    </ErrorState>
  )
}

/** Reloads the page without a network: the service worker then shows the stored copy or a list of stored pages. */
function askWorker(): void {
  if (!navigator.onLine && navigator.serviceWorker?.controller) location.reload()
}

/** After a navigation, moves the focus to the top of the new page and announces its title. */
export function PageProgress() {
  const router = useRouter()
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  const [title, setTitle] = useState('')
  // From now on the page can load what it does not need at once.
  useEffect(() => {
    dispatchEvent(new Event('page-ready'))
  }, [])
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        applyHead(collectHead(router.state.matches))
        if (!fromLocation || !pathChanged) return
        focusPage()
        setTitle(document.title)
      }),
    [router],
  )
  return (
    <>
      {isLoading && <div className="fixed inset-x-0 top-0 z-9 h-1 bg-gold" />}
      <div className="sr" role="status">
        {isLoading ? t('Loading…') : title}
      </div>
    </>
  )
}

function focusPage() {
  const main = document.getElementById('main')
  if (main?.contains(document.activeElement)) return
  main?.focus({ preventScroll: true })
}

export function PageNotFound() {
  return (
    <EmptyState
      level="h1"
      title={t('404: Page not found')}
      why={t('The address may be mistyped, or the page may have been removed.')}
      action={
        <ButtonLink href="/" link={AppLink}>
          {t('Go to the home page')}
        </ButtonLink>
      }
    />
  )
}
