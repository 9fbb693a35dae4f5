import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, logInAdministrator, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
const visitor = openBrowser(app)
let builders: TestEmployer
let welder = 0

type Facets = Record<
  'category' | 'location' | 'employmentType' | 'experienceLevel' | 'workSite',
  Record<string, number>
>
type Found = { total: number; isSimilar: boolean; facets?: Facets }

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
      { title: 'Pipe Welder', skills: [], location: 'bulolo', category: 'mining', workSite: 'camp' },
    ],
    [builders, { title: 'Roofer', location: 'lae', employmentType: 'contract', workSite: 'site' }],
    [bakers, { title: 'Site Carpenter', location: 'kimbe', salaryMin: 900, salaryPeriod: 'fortnight' }],
    [bakers, { title: 'Nurse', skills: ['Triage'], category: 'healthcare', location: 'morobe-province' }],
    [bakers, { title: 'Painter', location: 'kimbe', experienceLevel: 'entry' }],
    [bakers, { title: 'Baker', skills: ['Bread'], category: 'hospitality', location: 'kimbe' }],
  ]
  for (const [employer, form] of others) await postJob(employer, form)
})

describe('the counts beside the filters', () => {
  // Rule (job seekers): The counts beside the filters equal the results of the search
  test('are returned only when asked for', async () => {
    expect(await search('')).not.toHaveProperty('facets')
    expect(await facets('')).toEqual({
      category: { trades: 5, mining: 1, healthcare: 1, hospitality: 1 },
      location: { lae: 3, bulolo: 1, kimbe: 3, 'morobe-province': 5, 'west-new-britain': 3 },
      employmentType: { 'full-time': 7, contract: 1 },
      experienceLevel: { mid: 6, senior: 1, entry: 1 },
      workSite: { camp: 1, site: 1 },
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

  test('of one company count its own jobs', async () => {
    expect((await facets(`employerId=${builders.id}`))?.category).toEqual({ trades: 3, mining: 1 })
  })
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
