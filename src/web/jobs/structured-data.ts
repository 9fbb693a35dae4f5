import { isoInPortMoresby } from '../../shared/dates.ts'
import { PERIODS_A_YEAR } from '../../shared/money.ts'
import type { Job } from './queries.ts'

const EMPLOYMENT_TYPES: Record<Job['employmentType'], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  freelance: 'CONTRACTOR',
  internship: 'INTERN',
}

/**
 * schema.org JobPosting as search engines read it (Google's 'Job posting structured data'). A fortnight has no unit there, so
 * it becomes two weeks; an amount that was not given is left out, never guessed.
 */
export function jobPostingData(job: Job, { siteName, publicUrl }: { siteName: string; publicUrl: string }) {
  const { website, logoUrl } = job.company
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, job.requirements].map(paragraphs).join(''),
    url: `${publicUrl}/jobs/${job.id}`,
    datePosted: job.publishedAt && isoInPortMoresby(job.publishedAt),
    validThrough: job.endsAt && isoInPortMoresby(job.endsAt),
    employmentType: EMPLOYMENT_TYPES[job.employmentType],
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

/** The plain text as the page shows it, a paragraph a line; lines that begin with a dash or a dot become a list. */
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

/** Kina with no more than two decimals. */
function inToea(kina: number): number {
  return Math.round(kina * 100) / 100
}
