import { beforeAll, describe, expect, test } from 'vitest'
import { dayInPortMoresby } from '../src/shared/dates.ts'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, logInAdministrator, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
const visitor = openBrowser(app)
let builders: TestEmployer
let welder = 0

type Facets = Record<string, Record<string, number>>
type Found = {
  total: number
  isSimilar: boolean
  facets?: Facets
  without?: Record<string, number>
  jobPostings: { title: string }[]
}

const search = async (query: string) => (await visitor.get(`/api/jobs/search?${query}`)).body as Found
const facets = async (query: string) => (await search(`${query}&facets=true`)).facets
const similar = async (id: number) => {
  const { status, body } = await visitor.get(`/api/jobs/${id}/similar`)
  expect(status).toBe(200)
  return (body as { title: string }[]).map(({ title }) => title)
}

beforeAll(async () => {
  builders = await createEmployer(app, { credits: 500 })
  const bakers = await createEmployer(app, { credits: 500, form: { companyName: 'Kimbe Bakery' } })
  welder = await postJob(builders, { title: 'Welder', skills: ['MIG welding'], location: 'lae' })
  const others: [TestEmployer, Record<string, unknown>][] = [
    [
      builders,
      { title: 'Senior Welder', skills: ['MIG welding'], location: 'lae', experienceLevel: 'senior' },
    ],
    [
      builders,
      {
        title: 'Pipe Welder',
        skills: [],
        location: 'bulolo',
        category: 'mining',
        workSite: 'camp',
        licenceClasses: ['3', '6'],
      },
    ],
    [
      builders,
      {
        title: 'Roofer',
        location: 'lae',
        employmentType: 'contract',
        workSite: 'site',
        workPattern: 'fly-in-fly-out',
        experienceLevel: 'entry',
      },
    ],
    [
      bakers,
      {
        title: 'Site Carpenter',
        location: 'kimbe',
        salaryMin: 900,
        salaryPeriod: 'fortnight',
        closingDate: dayInPortMoresby(new Date(Date.now() + 6 * DAY)),
      },
    ],
    [bakers, { title: 'Nurse', skills: ['Triage'], category: 'healthcare', location: 'morobe-province' }],
    [
      bakers,
      {
        title: 'Painter',
        location: 'kimbe',
        experienceLevel: 'entry',
        requirements: 'You are 18 years old or more and work with care.',
      },
    ],
    [bakers, { title: 'Baker', skills: ['Bread'], category: 'hospitality', location: 'kimbe' }],
  ]
  for (const [employer, form] of others) await postJob(employer, form)
  await app.db.$client.query('UPDATE employers SET is_approved = true WHERE id = $1', [bakers.id])
})

describe('the counts beside the filters', () => {
  // Rule (job seekers): The counts beside the filters equal the results of the search
  test('are returned only when asked for', async () => {
    expect(await search('')).not.toHaveProperty('facets')
    expect(await facets('')).toEqual({
      category: { trades: 5, mining: 1, healthcare: 1, hospitality: 1 },
      location: { lae: 3, bulolo: 1, kimbe: 3, 'morobe-province': 5, 'west-new-britain': 3 },
      employmentType: { 'full-time': 7, contract: 1 },
      experienceLevel: { mid: 5, senior: 1, entry: 2 },
      workPattern: { 'fly-in-fly-out': 1 },
      workSite: { camp: 1, site: 1 },
      licenceClasses: { 3: 1, 6: 1 },
      verified: { true: 4 },
      noExperience: { true: 1 },
      closingSoon: { true: 1 },
      salaryMin: { 13000: 1, 20800: 1 },
    })
  })

  test.each([
    '',
    'location=lae',
    'location=morobe-province&category=trades',
    'category=trades&experienceLevel=mid&employmentType=full-time',
    'workSite=camp&employmentType=full-time',
    'query=welder',
    'query=weldr',
    'query=welder&category=trades',
    'salaryMin=20000',
    'licenceClasses=6&workPattern=fly-in-fly-out',
    'verified=true&noExperience=true',
    'closingSoon=true&salaryMin=13000&verified=true',
  ])('agree with the search: %s', async (query) => {
    const counted = await facets(query)
    for (const [filter, values] of Object.entries(counted ?? {})) {
      for (const [value, total] of Object.entries(values)) {
        const others = new URLSearchParams(query)
        others.set(filter, value)
        expect((await search(String(others))).total, `${filter}=${value} with ${query}`).toBe(total)
      }
    }
  })

  // Rule (job seekers): An empty list says how many jobs it would have without each filter
  test.each([
    'location=lae&category=healthcare',
    'query=baker&location=lae&verified=true',
    'noExperience=true&licenceClasses=3&salaryMin=90000&salaryMax=10',
  ])('tell how many jobs there are without each filter: %s', async (query) => {
    const { without, total } = await search(`${query}&facets=true`)
    expect(total).toBe(0)
    expect(Object.keys(without ?? {}).toSorted()).toEqual([...new URLSearchParams(query).keys()].toSorted())
    for (const [filter, count] of Object.entries(without ?? {})) {
      const others = new URLSearchParams(query)
      others.delete(filter)
      expect((await search(String(others))).total, `without ${filter}`).toBe(count)
    }
  })

  test('of one company count its own jobs', async () => {
    expect((await facets(`employerId=${builders.id}`))?.category).toEqual({ trades: 3, mining: 1 })
  })
})

// Rule (job seekers): Jobs are filtered by roster, licence, site, pay, badge, experience and closing date
test.each([
  ['workPattern=fly-in-fly-out', ['Roofer']],
  ['workSite=camp', ['Pipe Welder']],
  ['licenceClasses=6', ['Pipe Welder']],
  ['licenceClasses=5', []],
  ['verified=true', ['Baker', 'Painter', 'Nurse', 'Site Carpenter']],
  ['noExperience=true', ['Painter']],
  ['closingSoon=true', ['Site Carpenter']],
  ['salaryMin=20800', ['Site Carpenter']],
  ['verified=true&closingSoon=true&salaryMin=31200', []],
])('%s', async (query, titles) => {
  expect((await search(query)).jobPostings.map(({ title }) => title)).toEqual(titles)
})

describe('similar jobs', () => {
  test('are of the same trade, then of the category, then near; at most four', async () => {
    const titles = await similar(welder)
    expect(titles).toHaveLength(4)
    expect(titles.slice(0, 3)).toEqual(['Senior Welder', 'Pipe Welder', 'Roofer'])
    expect(['Painter', 'Site Carpenter']).toContain(titles[3])
  })

  test('are empty when nothing is similar', async () => {
    const lone = await postJob(builders, { title: 'Astronomer', skills: ['Stars'], category: 'education' })
    expect(await similar(lone)).toEqual([])
    await builders.delete(`/api/employer/job-postings/${lone}`)
  })

  test('are open ones only, also beside a closed job', async () => {
    const closed = await postJob(builders, { title: 'Welder', skills: ['MIG welding'], location: 'lae' })
    await builders.post(`/api/employer/job-postings/${closed}/close`)
    const draft = await postJob(builders, { title: 'Welder', draft: true })
    expect(await similar(closed)).toContain('Welder')
    expect(await similar(welder)).not.toContain('Welder')
    expect((await visitor.get(`/api/jobs/${draft}/similar`)).status).toBe(404)
    const suspended = await createEmployer(app, { credits: 5 })
    await postJob(suspended, { title: 'Underwater Welder' })
    expect(await similar(welder)).toContain('Underwater Welder')
    await app.db.$client.query('UPDATE employers SET is_active = false WHERE id = $1', [suspended.id])
    // A change that no call of this process made is noticed within five seconds.
    app.setNow(new Date(Date.now() + 5_000))
    expect(await similar(welder)).not.toContain('Underwater Welder')
    app.setNow(new Date())
  })
})

test('are the same for an administrator as for a visitor', async () => {
  const vera = await logInAdministrator(app)
  expect((await vera.get('/api/jobs/search?facets=true')).body).toEqual(await search('facets=true'))
})
