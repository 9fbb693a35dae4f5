import type { ReadOf } from '../../../page-reads.ts'
import { t } from '../../../shared/language/words.ts'
import { shorten } from '../../../shared/text.ts'

export type Company = ReadOf<'company'>

/** Returns the metadata of a company page for shared links and search engines. */
export function companyMeta(company: Company, publicUrl: string) {
  const text = company.description.replace(/\s+/g, ' ')
  const description = shorten(t('Open jobs at {name}. {text}', { name: company.companyName, text }), 155)
  return [
    { name: 'description', content: description },
    { 'script:ld+json': organizationData(company, publicUrl) },
  ]
}

/** Returns a schema.org Organization. `url` is the company's own website, if it gave one. */
function organizationData(company: Company, publicUrl: string) {
  const { companyName, description, website, logoUrl, location } = company
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: companyName,
    ...(description && { description }),
    ...(website && { url: website }),
    ...(logoUrl && { logo: publicUrl + logoUrl }),
    address: {
      '@type': 'PostalAddress',
      ...(location && { addressLocality: location }),
      addressCountry: 'PG',
    },
  }
}
