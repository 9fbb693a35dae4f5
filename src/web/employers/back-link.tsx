import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { AppLink } from '../link.tsx'

/** Back to where one was, with its words and its place in the list; to the dashboard for who came from elsewhere. */
export function BackToDashboard() {
  const router = useRouter()
  const back = (event: MouseEvent) => {
    if (router.history.location.state.__TSR_index === 0 || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    router.history.back()
  }
  return (
    <AppLink
      href="/employer-dashboard?tab=search"
      className="inline-flex min-h-11 items-center"
      onClick={back}
    >
      Back to Dashboard
    </AppLink>
  )
}
