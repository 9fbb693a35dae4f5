import { expect, test } from 'vitest'
import type { Job } from './queries.ts'
import { jobPostingData } from './structured-data.ts'

const job = {
  id: 7,
  title: 'Diesel Fitter',
  description: 'Keep the fleet running.\n\nOvertime <paid> & safe.',
  requirements: 'Trade certificate.',
  publishedAt: '2026-11-20T02:00:00.000Z',
  endsAt: '2026-12-05T13:59:59.000Z',
  employmentType: 'full-time',
  location: 'lae',
  locationName: 'Lae',
  locationKind: 'town',
  province: 'Morobe',
  companyName: 'Lae Logistics',
  company: { website: 'https://lae.example' },
  salaryMin: 1200,
  salaryMax: 1500,
  salaryPeriod: 'fortnight',
} as Job

test('says what the page says, with a fortnight as two weeks', () => {
  expect(jobPostingData(job, 'Painim Wok')).toMatchObject({
    '@type': 'JobPosting',
    title: 'Diesel Fitter',
    description:
      '<p>Keep the fleet running.</p><p>Overtime &lt;paid&gt; &amp; safe.</p><p>Trade certificate.</p>',
    validThrough: '2026-12-05T13:59:59.000Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Lae Logistics', sameAs: 'https://lae.example' },
    jobLocation: { address: { addressLocality: 'Lae', addressRegion: 'Morobe', addressCountry: 'PG' } },
    baseSalary: { currency: 'PGK', value: { unitText: 'WEEK', minValue: 600, maxValue: 750 } },
    identifier: { value: '7' },
  })
})

test('leaves out pay that is not known, and a place where there is none', () => {
  const remote = {
    ...job,
    salaryMin: null,
    salaryMax: null,
    salaryPeriod: null,
    location: 'remote-work-from-home',
  } as Job
  const data = jobPostingData(remote, 'Painim Wok')
  expect(data).not.toHaveProperty('baseSalary')
  expect(data).not.toHaveProperty('jobLocation')
  expect(data).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'Papua New Guinea' },
  })
})
