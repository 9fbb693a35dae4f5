import type { PageHead } from '../shared/rendering.ts'

/** What the `head` of a page's routes gave, from the root down. */
type Match = {
  _notFound?: boolean | undefined
  status?: string
  meta?: readonly (object | undefined)[] | undefined
  links?: readonly (object | undefined)[] | undefined
}

const NOT_FOUND = { meta: [{ title: 'Page not found' }] }

/** The innermost title wins, and the site's name follows it; the site's own stands alone. */
export function collectHead(matches: readonly Match[]): PageHead {
  const isMissing = matches.some(({ _notFound, status }) => _notFound || status === 'notFound')
  // What a route says of its own about what is missing wins.
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

/** On a navigation in the browser: what a reader, a bookmark and a shared link see. */
export function applyHead({ title, meta }: PageHead): void {
  document.title = title
  for (const { name, content = '' } of meta) {
    if (name) document.querySelector(`meta[name="${CSS.escape(name)}"]`)?.setAttribute('content', content)
  }
}
