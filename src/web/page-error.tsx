import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from './api-client.ts'
import { ErrorState } from './components/error-state.tsx'

/** What the browser shows when a loader or a page fails; the server answers with a plain page instead. */
export function PageError({ error }: ErrorComponentProps) {
  const router = useRouter()
  useEffect(askWorker, [])
  return (
    <ErrorState level="h1" title="This page could not be loaded" onRetry={() => void router.invalidate()}>
      {error instanceof ApiError ? error.message : 'Something went wrong. Please try again.'}
    </ErrorState>
  )
}

/** Without a network the service worker has more to say: the page as it was read, or what else was. */
function askWorker(): void {
  if (!navigator.onLine && navigator.serviceWorker?.controller) location.reload()
}
