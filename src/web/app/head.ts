import { currentWords, tokPisinAddress } from '../../shared/language/words.ts'
import type { PageHead } from '../../shared/rendering.ts'
import { fingerprint, shorten } from '../../shared/text.ts'

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

/** The number of characters that the previews of WhatsApp and Facebook show. */
const SHARED_TITLE = 65
const SHARED_DESCRIPTION = 155

/**
 * Completes the head of a public page for search engines and shared links: makes addresses absolute, and derives
 * missing tags from the title, description and address. `href`: path and query without parameters that the page does
 * not know. `isTranslated`: the page also exists in Tok Pisin.
 */
export function completeHead(
  head: PageHead,
  { publicUrl, href, isTranslated }: { publicUrl: string; href: string; isTranslated: boolean },
): PageHead {
  const absolute = (address: string) => new URL(address, publicUrl).href
  const own = head.links.find(({ rel }) => rel === 'canonical')
  const address = own?.href ?? href
  const english = withoutFirstPage(absolute(address))
  const tokPisin = withoutFirstPage(absolute(tokPisinAddress(address)))
  const canonical = currentWords().language === 'tpi' ? tokPisin : english
  const alternates = isTranslated ? { en: english, tpi: tokPisin, 'x-default': english } : {}
  const description = head.meta.find(({ name }) => name === 'description')?.content ?? ''
  const shared: Record<string, string> = {
    'og:title': shorten(head.ownTitle, SHARED_TITLE),
    'og:description': shorten(description, SHARED_DESCRIPTION),
    'og:url': canonical,
    'og:type': 'website',
    'og:site_name': head.siteName,
  }
  const given = head.meta.map((entry) =>
    entry.property === 'og:image' && entry.content ? { ...entry, content: absolute(entry.content) } : entry,
  )
  const missing = Object.entries(shared).filter(([name]) => !given.some(({ property }) => property === name))
  return {
    ...head,
    meta: [...given, ...missing.map(([property, content]) => ({ property, content }))],
    links: [
      ...head.links.filter((link) => link !== own),
      { rel: 'canonical', href: canonical },
      ...Object.entries(alternates).map(([hreflang, href]) => ({ rel: 'alternate', hreflang, href })),
    ],
  }
}

/** Page 1 of a list has the address of the list. */
function withoutFirstPage(address: string): string {
  const url = new URL(address)
  if (url.searchParams.get('page') !== '1') return address
  url.searchParams.delete('page')
  return url.href
}

/** Whether the page itself asks search engines not to list it, such as a closed job or a search for words. */
export const isUnlisted = ({ meta }: PageHead): boolean =>
  meta.some(({ name, content }) => name === 'robots' && content?.includes('noindex'))

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
