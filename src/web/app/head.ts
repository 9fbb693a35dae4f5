import type { PageHead } from '../../shared/rendering.ts'
import { fingerprint } from '../../shared/text.ts'

/** The result of the `head` functions of a page's routes, from the root down. */
type Match = {
  status?: string
  meta?: readonly (object | undefined)[] | undefined
  links?: readonly (object | undefined)[] | undefined
}

const NOT_FOUND = { meta: [{ title: 'Page not found' }] }

/** Uses the innermost title, followed by the site's name. The site's own title is used alone. */
export function collectHead(matches: readonly Match[]): PageHead {
  const isMissing = matches.some(({ status }) => status === 'notFound')
  // A route's own text for a missing page is used before the general one.
  const told = isMissing ? [...matches.slice(0, 1), NOT_FOUND, ...matches.slice(1)] : matches
  const entries = told.flatMap(({ meta = [] }) => meta).map((entry) => new Map(Object.entries(entry ?? {})))
  const titles = entries.flatMap((entry) => entry.get('title') || [])
  const [siteName = ''] = titles
  const title = titles.at(-1) ?? ''
  const named = new Map<string, Record<string, string>>()
  for (const entry of entries) {
    const key = entry.get('name') ?? entry.get('property')
    if (key) named.set(String(key), texts([...entry]))
  }
  return {
    title: title === siteName ? title : `${title} · ${siteName}`,
    ownTitle: title,
    siteName,
    meta: [...named.values()],
    links: matches
      .flatMap(({ links = [] }) => links)
      .flatMap((link) => (link ? [texts(Object.entries(link))] : [])),
    structuredData: entries.flatMap((entry) => entry.get('script:ld+json') ?? []),
  }
}

function texts(attributes: readonly [string, unknown][]): Record<string, string> {
  const given = attributes.filter(([, value]) => value !== undefined && value !== null)
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]))
}

/** Updates the head after a navigation in the browser, for screen readers, bookmarks and sharing. */
export function applyHead({ title, meta }: PageHead): void {
  document.title = title
  for (const { name, content = '' } of meta) {
    if (name) document.querySelector(`meta[name="${CSS.escape(name)}"]`)?.setAttribute('content', content)
  }
}

/**
 * Returns the picture that WhatsApp and others show for a shared link. `src` contains its version, because they load an
 * address only once.
 */
export function previewMeta(src: string) {
  return [
    { property: 'og:image', content: src },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Returns the preview picture for pages without one of their own. */
export function sitePreviewUrl(site: { siteName: string; description: string } | undefined): string {
  return `/api/preview.jpg?v=${fingerprint(site?.siteName, site?.description)}`
}
