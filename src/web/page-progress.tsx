import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { applyHead, collectHead } from './head.ts'

/** After a navigation the reader stands at the top of the new page, and is told its title. */
export function PageProgress() {
  const router = useRouter()
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  const [title, setTitle] = useState('')
  // For the few lines in the page that hold back clicks until somebody can take them.
  useEffect(() => {
    dispatchEvent(new Event('page-ready'))
  }, [])
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        applyHead(collectHead(router.stores.matches.get()))
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
        {isLoading ? 'Loading…' : title}
      </div>
    </>
  )
}

function focusPage() {
  const main = document.getElementById('main')
  if (main?.contains(document.activeElement)) return
  main?.focus({ preventScroll: true })
}
