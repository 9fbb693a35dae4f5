import type { Site } from '../site.tsx'

/**
 * Opens the next page from a public page's form. Resolves only if the visitor comes back to the form, so that it stays
 * busy until the next page replaces it.
 */
export function leaveFor({ go }: Pick<Site, 'go'>, href: string): Promise<void> {
  go(href)
  return new Promise((resolve) => addEventListener('pageshow', () => resolve(), { once: true }))
}
