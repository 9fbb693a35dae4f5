/** `changed`: a time in the format of the database. */
export type Address = { path: string; changed?: string | Date }

export const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export function sitemapIndex(publicUrl: string, sitemaps: readonly Address[]): string {
  return `${HEAD}<sitemapindex ${SITEMAP}>${entries('sitemap', publicUrl, sitemaps)}</sitemapindex>`
}

export function sitemap(publicUrl: string, pages: readonly Address[]): string {
  return `${HEAD}<urlset ${SITEMAP}>${entries('url', publicUrl, pages)}</urlset>`
}

function entries(name: string, publicUrl: string, addresses: readonly Address[]): string {
  const texts = addresses.map(({ path, changed }) => {
    const lastmod = changed ? element('lastmod', new Date(changed).toISOString()) : ''
    return `<${name}>${element('loc', publicUrl + path)}${lastmod}</${name}>`
  })
  return texts.join('')
}

type Item = {
  title: string
  link: string
  description: string
  company: string
  category: string
  publishedAt: Date | null
}
export type Feed = { title: string; description: string; link: string; self: string; items: readonly Item[] }

/** RSS 2.0, newest first. */
export function rss({ title, description, link, self, items }: Feed): string {
  return [
    `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>`,
    element('title', title),
    element('link', link),
    element('description', description),
    element('language', 'en'),
    element('ttl', '60'),
    `<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>`,
    ...items.map(rssItem),
    '</channel></rss>',
  ].join('')
}

/** JSON Feed 1.1 (jsonfeed.org), newest first. */
export function jsonFeed({ title, description, link, self, items }: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: link,
    feed_url: self,
    language: 'en',
    items: items.map((item) => ({
      id: item.link,
      url: item.link,
      title: item.title,
      content_text: item.description,
      ...(item.publishedAt && { date_published: item.publishedAt.toISOString() }),
      authors: [{ name: item.company }],
      tags: [item.category],
    })),
  })
}

function rssItem({ title, link, description, category, publishedAt }: Item): string {
  return [
    '<item>',
    element('title', title),
    element('link', link),
    element('guid', link),
    element('description', description),
    element('category', category),
    publishedAt ? element('pubDate', publishedAt.toUTCString()) : '',
    '</item>',
  ].join('')
}

export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 has no way to write
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
