import { expect, test } from 'vitest'
import type { Job } from '../queries.ts'
import { jobPostingData } from './job-head.ts'

const job = {
  id: 7,
  title: 'Diesel Fitter',
  description: 'Keep the fleet running.\n\nOvertime <paid> & safe.\n- Fitting\n- Welding\nShifts.',
  requirements: 'Trade certificate.',
  licenceClasses: ['3'],
  askedDocuments: ['trade_test', 'reference'],
  publishedAt: '2026-11-20T02:00:00.000Z',
  endsAt: '2026-12-05T13:59:59.000Z',
  employmentType: 'full-time',
  location: 'lae',
  locationName: 'Lae',
  locationKind: 'town',
  province: 'Morobe',
  companyName: 'Lae Logistics',
  company: { website: 'https://lae.example', logoUrl: '/api/auth/logo/x' },
  salaryMin: 1200,
  salaryMax: 1500,
  salaryPeriod: 'fortnight',
} as Job

const site = { siteName: 'Painim Wok', publicUrl: 'https://wok.example' }

test('the metadata says the same as the page, with a fortnight as two weeks', () => {
  expect(jobPostingData(job, site)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Diesel Fitter',
    description:
      '<p>Keep the fleet running.</p><p>Overtime &lt;paid&gt; &amp; safe.</p><ul><li>Fitting</li><li>Welding</li></ul><p>Shifts.</p><p>Trade certificate.</p><p>Bring or attach: Licence class 3, Trade test, Reference</p>',
    datePosted: '2026-11-20T12:00:00+10:00',
    validThrough: '2026-12-05T23:59:59+10:00',
    employmentType: 'FULL_TIME',
    hiringOrganization: {
      name: 'Lae Logistics',
      sameAs: 'https://lae.example',
      logo: 'https://wok.example/api/auth/logo/x',
    },
    jobLocation: { address: { addressLocality: 'Lae', addressRegion: 'Morobe', addressCountry: 'PG' } },
    baseSalary: { currency: 'PGK', value: { unitText: 'WEEK', minValue: 600, maxValue: 750 } },
    identifier: { name: 'Painim Wok', value: '7' },
    directApply: true,
  })
})

test('the metadata leaves out unknown pay and a missing place', () => {
  const remote = {
    ...job,
    salaryMin: null,
    salaryMax: null,
    salaryPeriod: null,
    location: 'remote-work-from-home',
  } as Job
  const data = jobPostingData(remote, site)
  expect(data).not.toHaveProperty('baseSalary')
  expect(data).not.toHaveProperty('jobLocation')
  expect(data).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'Papua New Guinea' },
  })
})

test('work from home in a town names both; a roster becomes the working hours', () => {
  const roster = '28 days on / 14 off'
  expect(jobPostingData({ ...job, workPattern: 'remote', roster }, site)).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    jobLocation: { address: { addressLocality: 'Lae' } },
    workHours: roster,
  })
  expect(jobPostingData({ ...job, workPattern: 'fly-in-fly-out' }, site)).not.toHaveProperty(
    'jobLocationType',
  )
})
