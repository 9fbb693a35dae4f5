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
export function jobPostingData(job: Job, siteName: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, job.requirements].map(paragraphs).join(''),
    datePosted: job.publishedAt,
    validThrough: job.endsAt,
    employmentType: EMPLOYMENT_TYPES[job.employmentType],
    identifier: { '@type': 'PropertyValue', name: siteName, value: String(job.id) },
    hiringOrganization: {
      '@type': 'Organization',
      name: job.companyName,
      ...(job.company.website && { sameAs: job.company.website }),
    },
    ...place(job),
    ...salary(job),
    directApply: true,
  }
}

function paragraphs(text: string): string {
  const encode = (line: string) =>
    line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return text
    .split(/\n+/)
    .filter((line) => line.trim())
    .map((line) => `<p>${encode(line.trim())}</p>`)
    .join('')
}

function place({ location, locationName, locationKind, province }: Job) {
  const country = { '@type': 'Country', name: 'Papua New Guinea' }
  if (location === 'remote-work-from-home') {
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }
  }
  const address = {
    '@type': 'PostalAddress',
    ...(locationKind === 'town' && { addressLocality: locationName }),
    ...(province && { addressRegion: province }),
    addressCountry: 'PG',
  }
  return { jobLocation: { '@type': 'Place', address } }
}

const UNITS = { hour: 'HOUR', fortnight: 'WEEK', month: 'MONTH', year: 'YEAR' } as const

function salary({ salaryMin, salaryMax, salaryPeriod }: Job) {
  if (!salaryPeriod || (salaryMin === null && salaryMax === null)) return {}
  const weeks = salaryPeriod === 'fortnight' ? 52 / PERIODS_A_YEAR.fortnight : 1
  const value = {
    '@type': 'QuantitativeValue',
    unitText: UNITS[salaryPeriod],
    ...(salaryMin !== null && { minValue: salaryMin / weeks }),
    ...(salaryMax !== null && { maxValue: salaryMax / weeks }),
  }
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'PGK', value } }
}
