import { type Language, tokPisinAddress } from '../../shared/language/words.ts'
import type { PageHead } from '../../shared/rendering.ts'
import { shorten } from '../../shared/text.ts'

/** The number of characters that the previews of WhatsApp and Facebook show. */
const SHARED_TITLE = 65
const SHARED_DESCRIPTION = 155

/** The language of the page, and whether the page also exists in the other language. */
type InLanguages = { language: Language; isTranslated: boolean }

/**
 * Completes the head of a public page for search engines and shared links: makes addresses absolute, and derives
 * missing tags from the title, description and address. `href`: path and query without parameters that the page does
 * not know.
 */
export function completeHead(
  head: PageHead,
  publicUrl: string,
  href: string,
  { language, isTranslated }: InLanguages = { language: 'en', isTranslated: false },
): PageHead {
  const absolute = (address: string) => new URL(address, publicUrl).href
  const own = head.links.find(({ rel }) => rel === 'canonical')
  const address = own?.href ?? href
  const english = withoutFirstPage(absolute(address))
  const tokPisin = withoutFirstPage(absolute(tokPisinAddress(address)))
  const canonical = language === 'tpi' ? tokPisin : english
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

/** Returns whether the page itself asks not to be listed, such as a closed job or a search for words. */
export function isUnlisted({ meta }: PageHead): boolean {
  return meta.some(({ name, content }) => name === 'robots' && content?.includes('noindex'))
}
