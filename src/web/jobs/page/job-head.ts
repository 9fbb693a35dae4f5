import { asksInText, asksOf } from '../../../modules/documents/choices.ts'
import { isoInPortMoresby } from '../../../shared/dates.ts'
import { PERIODS_A_YEAR } from '../../../shared/money.ts'
import { shorten } from '../../../shared/text.ts'
import { previewMeta } from '../../app/head.ts'
import { placeOf } from '../job-facts.ts'
import type { Job } from '../queries.ts'

type Shown = Pick<
  Job,
  'title' | 'companyName' | 'locationName' | 'locationKind' | 'province' | 'salaryRange' | 'description'
>

/** Returns the title of a job's page. */
export function jobTitle(job: Shown): string {
  return [job.title, job.companyName, job.locationName].join(' – ')
}

/** Returns the text below the title where a link is shared. */
export function jobDescription(job: Shown): string {
  const facts = [job.salaryRange, placeOf(job)].filter(Boolean).join(' · ')
  return shorten(`${facts}. ${job.description.replace(/\s+/g, ' ')}`, 155)
}

type MetaEntry = { name?: string; property?: string; content?: string; 'script:ld+json'?: object }

/**
 * Returns the metadata for shared links and search engines. A closed job is not indexed, but a shared link to it still
 * has its preview.
 */
export function jobMeta(job: Job, site: { siteName: string; publicUrl: string }): MetaEntry[] {
  return [
    { name: 'description', content: jobDescription(job) },
    { property: 'og:type', content: 'article' },
    ...previewMeta(job.previewUrl),
    job.isOpen ? { 'script:ld+json': jobPostingData(job, site) } : { name: 'robots', content: 'noindex' },
  ]
}

const EMPLOYMENT_TYPES: Record<Job['employmentType'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  freelance: 'CONTRACTOR',
  internship: 'INTERN',
}

/**
 * Returns a schema.org JobPosting as search engines read it (Google's 'Job posting structured data'). There is no unit
 * for a fortnight, so the pay becomes that of two weeks. An amount that was not given is left out.
 */
export function jobPostingData(job: Job, { siteName, publicUrl }: { siteName: string; publicUrl: string }) {
  const { website, logoUrl } = job.company
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, job.requirements, asksInText(asksOf(job))].map(paragraphs).join(''),
    url: `${publicUrl}/jobs/${job.id}`,
    datePosted: job.publishedAt && isoInPortMoresby(job.publishedAt),
    validThrough: job.endsAt && isoInPortMoresby(job.endsAt),
    employmentType: EMPLOYMENT_TYPES[job.employmentType],
    ...(job.places && { totalJobOpenings: job.places }),
    identifier: { '@type': 'PropertyValue', name: siteName, value: String(job.id) },
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      ...(/^https?:\/\//.test(website) && { sameAs: website }),
      ...(logoUrl && { logo: publicUrl + logoUrl }),
    },
    ...place(job),
    ...(job.roster && { workHours: job.roster }),
    ...salary(job),
    directApply: true,
  }
}

/**
 * Returns the text as the HTML that the page shows: a paragraph per line, and a list for lines that begin with a dash
 * or a dot.
 */
function paragraphs(text: string): string {
  const encode = (line: string) =>
    line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const lines = text.split('\n').map((line) => line.trim())
  const items = lines.map((line) => {
    const [, item] = /^[-*•]\s+(.+)/.exec(line) ?? []
    return item ? `<li>${encode(item)}</li>` : line && `<p>${encode(line)}</p>`
  })
  return items
    .join('')
    .replace(/(<li>.*?<\/li>)(?!<li>)/g, '$1</ul>')
    .replace(/(^|<\/p>|<\/ul>)<li>/g, '$1<ul><li>')
}

function place({ location, locationName, locationKind, province, workPattern }: Job) {
  const country = { '@type': 'Country', name: 'Papua New Guinea' }
  const remote = { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }
  if (location === 'remote-work-from-home') return remote
  const address = {
    '@type': 'PostalAddress',
    ...(locationKind === 'town' && { addressLocality: locationName }),
    ...(province && { addressRegion: province }),
    ...(location !== 'overseas' && { addressCountry: 'PG' }),
  }
  return { ...(workPattern === 'remote' && remote), jobLocation: { '@type': 'Place', address } }
}

const UNITS = { hour: 'HOUR', fortnight: 'WEEK', month: 'MONTH', year: 'YEAR' } as const

function salary({ salaryMin, salaryMax, salaryPeriod }: Job) {
  if (!salaryPeriod || (salaryMin === null && salaryMax === null)) return {}
  const weeks = salaryPeriod === 'fortnight' ? 52 / PERIODS_A_YEAR.fortnight : 1
  const value = {
    '@type': 'QuantitativeValue',
    unitText: UNITS[salaryPeriod],
    ...(salaryMin !== null && { minValue: inToea(salaryMin / weeks) }),
    ...(salaryMax !== null && { maxValue: inToea(salaryMax / weeks) }),
  }
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'PGK', value } }
}

/** Rounds kina to two decimals. */
function inToea(kina: number): number {
  return Math.round(kina * 100) / 100
}
