import { type AnyRouter, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { isEnglish } from '../../shared/language/words.ts'
import { LANGUAGE_COOKIE } from '../../shared/rendering.ts'
import type { LinkProps } from '../components/controls/button.tsx'
import { leaveToast } from '../components/overlays/toast.ts'
import { isForJobSeekers } from '../dashboards/sections.ts'

/** Opens an address of this site: inside the application, or as a new document if it is a public page. */
export async function openAddress(router: AnyRouter, href: string): Promise<void> {
  const [, , route] = router.getMatchedRoutes(new URL(href, location.origin).pathname)
  if (route && isSameLanguage(href)) return router.navigate({ href })
  leaveToast()
  location.assign(href)
}

/** Dashboards of employers and administrators are in English. A page has one language, which the server chooses. */
const isSameLanguage = (href: string): boolean =>
  (isEnglish() && !document.cookie.includes(`${LANGUAGE_COOKIE}=tpi`)) ||
  isForJobSeekers(href) === isForJobSeekers(location.href)

/** A plain `a` that navigates inside the application. */
export function RouterLink({ href, onClick, ...props }: LinkProps) {
  const router = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isOurs(event)) return
    event.preventDefault()
    void openAddress(router, href)
  }
  return <a {...props} href={href} onClick={follow} />
}

/** False for a new tab, a download, another site, a file of the API and an anchor on this page. */
function isOurs(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target, origin, pathname, search, hash } = event.currentTarget
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  if ((target && target !== '_self') || event.currentTarget.hasAttribute('download')) return false
  if (origin !== location.origin || pathname.startsWith('/api/')) return false
  return !(hash && pathname === location.pathname && search === location.search)
}
