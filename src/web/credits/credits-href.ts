import { useSite } from '../app/site.tsx'

/** Returns the address of the page to buy credits, which leads back to `place`, a path on this site with its query. */
export function creditsHref(place: string): string {
  return `/credits?return=${encodeURIComponent(place)}`
}

/** Returns the same address with the current page as the way back. */
export function useCreditsHref(): string {
  return creditsHref(useSite().href)
}
