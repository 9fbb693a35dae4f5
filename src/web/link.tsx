import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { LinkProps } from './components/link.ts'

/**
 * For the `link` prop of the pieces: a plain `a` that stays in the application once the script is there. Pages link with the
 * router's own `Link`, which checks path and query.
 */
export function AppLink({ href, onClick, ...props }: LinkProps) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isOurs(event)) return
    event.preventDefault()
    void router.navigate({ href })
  }
  return <a {...props} href={href} onClick={follow} />
}

/** Not: a new tab, a download, another site, a file of the API, an anchor of this page. */
function isOurs(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin, pathname, search, hash } = event.currentTarget
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  if ((target && target !== '_self') || event.currentTarget.hasAttribute('download')) return false
  if (origin !== location.origin || pathname.startsWith('/api/')) return false
  return !(hash && pathname === location.pathname && search === location.search)
}
