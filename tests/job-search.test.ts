import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { startApplication } from '../src/application.ts'
import { dayInPortMoresby } from '../src/shared/dates.ts'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
const visitor = openBrowser(app)
let builders: TestEmployer
let logistics: TestEmployer

type Found = {
  jobPostings: { title: string }[]
  total: number
  totalPages: number
  hasPrev: boolean
  hasNext: boolean
  page: number
  isSimilar: boolean
}
const search = async (query: string) => {
  const { status, body } = await visitor.get(`/api/jobs/search?${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Found
}
const titles = async (query: string) => (await search(query)).jobPostings.map(({ title }) => title)

beforeAll(async () => {
  builders = await createEmployer(app, { credits: 500 })
  logistics = await createEmployer(app, { credits: 500, form: { companyName: 'Lae Logistics' } })
  await postJob(builders, {
    title: 'Civil Engineer',
    skills: ['AutoCAD', 'Surveying'],
    category: 'engineering',
    experienceLevel: 'senior',
    location: 'mount-hagen',
    salaryMin: 90_000,
    salaryMax: 110_000,
    salaryPeriod: 'year',
  })
  await postJob(builders, { title: 'Welder', skills: ['MIG welding', 'TIG'], location: 'porgera' })
  await postJob(logistics, {
    title: 'Truck Driver',
    description:
      'Highlands Highway runs. You work beside a welder now and then, and keep the log book in order.',
    skills: ['HR licence'],
    category: 'logistics',
    employmentType: 'contract',
    experienceLevel: 'entry',
    location: 'lae',
    salaryMin: 8,
    salaryPeriod: 'hour',
  })
  await postJob(logistics, {
    title: 'Accountant',
    skills: ['MYOB', 'Payroll', 'Welding invoices'],
    category: 'finance',
    location: 'morobe-province',
    salaryMin: 1500,
    salaryMax: 2000,
    salaryPeriod: 'fortnight',
  })
})

describe('words', () => {
  test('in the title come before those in skills, and those before the text', async () => {
    expect(await titles('query=welder')).toEqual(['Welder', 'Truck Driver'])
    expect(await titles('query=welding')).toEqual(['Welder', 'Accountant', 'Truck Driver'])
  })

  test.each([
    ['query=civil+engineer', ['Civil Engineer']],
    ['search=civil+engineer', ['Civil Engineer']],
    ['query=&search=autocad', ['Civil Engineer']],
    ['query=ENGINEERING', ['Civil Engineer']],
    ['query=civil+engine', ['Civil Engineer']],
    ['query=surveyi', ['Civil Engineer']],
    ['query=truck+welder', ['Truck Driver']],
    ['query=welder+autocad', []],
    ['query=driver+lae', ['Truck Driver']],
    ['query=logistics', ['Accountant', 'Truck Driver']],
    ['query=engineer+highlands', ['Civil Engineer']],
    ['query=%27%22%26%7C!()%3A*+welder+%5C', ['Welder', 'Truck Driver']],
  ])('%s', async (query, expected) => expect((await titles(query)).toSorted()).toEqual(expected.toSorted()))

  test('that nobody uses lead to similar ones, and the answer says so', async () => {
    expect(await search('query=acountant')).toMatchObject({
      isSimilar: true,
      total: 1,
      jobPostings: [{ title: 'Accountant' }],
    })
    expect(await titles('query=civil+enginer')).toEqual(['Civil Engineer'])
    expect(await search('query=astronaut')).toMatchObject({ total: 0, totalPages: 0, isSimilar: false })
    expect((await search('query=welder')).isSimilar).toBe(false)
  })

  test('of a company follow its new name', async () => {
    const employer = await createEmployer(app, { credits: 5, form: { companyName: 'Kimbe Kopra' } })
    await postJob(employer, { title: 'Boiler Attendant' })
    expect(await titles('query=kopra')).toEqual(['Boiler Attendant'])
    await app.db.$client.query("UPDATE employers SET company_name = 'Bialla Balsa' WHERE id = $1", [
      employer.id,
    ])
    expect(await titles('query=balsa')).toEqual(['Boiler Attendant'])
    expect(await titles('query=kopra')).toEqual([])
    const { body } = await employer.get('/api/employer/job-postings')
    for (const { id } of body as { id: number }[]) await employer.delete(`/api/employer/job-postings/${id}`)
  })
})

describe('filters', () => {
  test.each([
    ['location=lae', ['Truck Driver']],
    ['location=Lae', ['Truck Driver']],
    ['location=mt+hagen', ['Civil Engineer']],
    ['location=morobe-province', ['Accountant', 'Truck Driver']],
    ['location=western+highlands', ['Civil Engineer']],
    ['location=enga-province', ['Welder']],
    ['location=moro', ['Accountant', 'Truck Driver']],
    ['location=100%25', []],
    ['location=atlantis', []],
    ['category=finance', ['Accountant']],
    ['category=astrology', []],
    ['employmentType=contract', ['Truck Driver']],
    ['experienceLevel=senior', ['Civil Engineer']],
    ['experienceLevel=expert', []],
    ['salaryMin=60000', ['Civil Engineer']],
    ['salaryMax=20000', ['Truck Driver']],
    ['salaryMin=30000&salaryMax=50000', ['Accountant']],
    ['category=all&location=all&employmentType=all&experienceLevel=all', 4],
    ['category=&location=&employmentType=&experienceLevel=&salaryMin=&page=1&_=1732150000000&limit=12', 4],
    [
      'query=driver&location=lae&category=logistics&employmentType=contract&experienceLevel=entry',
      ['Truck Driver'],
    ],
    ['query=driver&location=porgera', []],
  ] as const)('%s', async (query, expected) => {
    const found = (await titles(query)).toSorted()
    expect(typeof expected === 'number' ? found.length : found).toEqual(expected)
  })

  test('the jobs of one company', async () => {
    expect((await titles(`employerId=${logistics.id}`)).toSorted()).toEqual(['Accountant', 'Truck Driver'])
  })

  // Rule (input): The job search checks page, limit and sort order
  test.each([
    'page=0',
    'page=-1',
    'page=x',
    'limit=0',
    'limit=51',
    'limit=1.5',
    'sortBy=price',
    'employmentType=forever',
    'experienceLevel=guru',
  ])('%s is refused', async (query) =>
    expect((await visitor.get(`/api/jobs/search?${query}`)).status).toBe(400),
  )
})

describe('order and pages', () => {
  test('newest first, oldest first, or best paid first with unpaid jobs last', async () => {
    expect(await titles('')).toEqual(['Accountant', 'Truck Driver', 'Welder', 'Civil Engineer'])
    expect(await titles('sortBy=relevance')).toEqual(await titles('sortBy=newest'))
    expect(await titles('sortBy=oldest')).toEqual(['Civil Engineer', 'Welder', 'Truck Driver', 'Accountant'])
    expect(await titles('sortBy=salary')).toEqual(['Civil Engineer', 'Accountant', 'Truck Driver', 'Welder'])
  })

  test('pages have no gaps, and none is empty', async () => {
    const pages = [await search('limit=3'), await search('limit=3&page=2')]
    expect(pages).toMatchObject([
      { total: 4, totalPages: 2, page: 1, hasPrev: false, hasNext: true },
      { total: 4, totalPages: 2, page: 2, hasPrev: true, hasNext: false },
    ])
    const shown = pages.flatMap(({ jobPostings }) => jobPostings.map(({ title }) => title))
    expect(new Set(shown).size).toBe(4)
    expect(await search('limit=2')).toMatchObject({ totalPages: 2 })
    expect(await search('limit=2&page=9')).toMatchObject({ jobPostings: [], total: 4, hasNext: false })
  })

  test('a card shows what matters to the reader, and of the company only its name', async () => {
    const { jobPostings } = await search('query=accountant')
    expect(jobPostings[0]).toMatchObject({
      companyName: 'Lae Logistics',
      companyIsApproved: false,
      companyLogoUrl: null,
      locationName: 'Morobe Province',
      categoryName: 'Finance',
      salaryRange: 'K1,500 – K2,000 a fortnight',
      annualPay: 'about K39,000 – K52,000 a year',
      isOpen: true,
    })
    expect(JSON.stringify(jobPostings)).not.toContain(logistics.email)
  })
})

describe('answers that are kept in memory', () => {
  // Rule (jobs): A search shows every change at once, in every process
  test('are dropped at once when a job, its company or its place changes, in every process', async () => {
    const config = { ...app.config, logLevel: 'silent' as const }
    const other = await startApplication(config, { connection: app.connection })
    onTestFinished(() => other.stop())
    const employer = await createEmployer(app, { credits: 50 })
    const query = `/api/jobs/search?employerId=${employer.id}&facets=true`
    const cards = async () => {
      const answers = await Promise.all([app, other].map((process) => openBrowser(process).get(query)))
      const [here, there] = answers.map(({ body }) => body as Found)
      expect(there).toEqual(here)
      return here?.jobPostings
    }
    expect(await cards()).toEqual([])
    const id = await postJob(employer, { title: 'Diver' })
    expect(await cards()).toMatchObject([{ title: 'Diver' }])
    const sql = (text: string) => app.db.$client.query(text, [id])
    await sql("UPDATE job_postings SET title = 'Rigger' WHERE id = $1")
    expect(await cards()).toMatchObject([{ title: 'Rigger' }])
    await sql(
      "UPDATE employers SET company_name = 'Kina Divers' WHERE id = (SELECT employer_id FROM job_postings WHERE id = $1)",
    )
    expect(await cards()).toMatchObject([{ companyName: 'Kina Divers' }])
    await sql('DELETE FROM job_postings WHERE id = $1')
    expect(await cards()).toEqual([])
  })

  // Rule (jobs): A job leaves the searches at the moment when it ends
  test('are dropped when a job ends', async () => {
    const employer = await createEmployer(app, { credits: 50 })
    await postJob(employer, { closingDate: dayInPortMoresby(new Date()) })
    expect(await titles(`employerId=${employer.id}`)).toHaveLength(1)
    app.setNow(new Date(Date.now() + DAY))
    expect(await titles(`employerId=${employer.id}`)).toEqual([])
    app.setNow(new Date())
  })
})
