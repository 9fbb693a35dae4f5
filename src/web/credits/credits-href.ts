import { useLocation } from '@tanstack/react-router'

/** Where credits are bought, with the way back to `place`, a path of ours with its query. */
export function creditsHref(place: string): string {
  return `/credits?return=${encodeURIComponent(place)}`
}

/** The same from here. */
export function useCreditsHref(): string {
  return creditsHref(useLocation().href)
}
