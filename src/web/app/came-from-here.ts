import type { AnyRouter } from '@tanstack/react-router'

/** Whether the person came from one of our own pages, within the application or from a public page, but not from a login. */
export function cameFromHere(router: AnyRouter): boolean {
  if (router.history.location.state.__TSR_index > 0) return true
  if (!URL.canParse(document.referrer)) return false
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin && !pathname.endsWith('login')
}
