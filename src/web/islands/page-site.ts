import type { Site } from '../app/site.tsx'

/** The part of the site that a public page sends to its islands. */
export type PageSite = Omit<Site, 'client' | 'now' | 'go'> & { now: number }

/** Returns JSON that can stand inside a script element. `data`: more for a dashboard. */
export function formatPageSite({ client: _, go: __, now, ...rest }: Site, data: object = {}): string {
  const sent: PageSite = { ...rest, now: now.getTime() }
  return JSON.stringify({ ...sent, ...data }).replaceAll('<', '\\u003c')
}
