import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import type { AppEnv } from '../src/http/environment.ts'
import { SESSION_LIMITS } from '../src/modules/accounts/limits.ts'
import { countVisits } from '../src/modules/statistics/api.ts'
import { listDailyVisits, readVisits } from '../src/modules/statistics/reads.ts'
import { recordVisit } from '../src/modules/statistics/visits.ts'
import { dayInPortMoresby } from '../src/shared/dates.ts'
import { DAY, MINUTE } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { uploadCv } from './support/cvs.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
afterEach(() => app.setNow(new Date()))

/** Every call moves the clock on, so that each gets new counts. */
let minutes = 0
function aMinuteLater() {
  minutes += 1
  app.setNow(new Date(Date.now() + minutes * MINUTE + minutes * 1000))
}
const everybodys = async () => (await openBrowser(app).get('/api/public/statistics')).body

describe('the public counts', () => {
  // Rule (job seekers): The cards of statistics show counts of the database
  test('are those of the database, at most a minute old', async () => {
    aMinuteLater()
    expect(await everybodys()).toEqual({
      openJobs: 0,
      cvs: 0,
      companies: 0,
      jobSeekers: 0,
      newCvsThisWeek: 0,
    })
    const [ana, koivi] = [await createJobSeeker(app), await createJobSeeker(app)]
    await createEmployer(app)
    await uploadCv(ana)
    const old = await uploadCv(koivi)
    await sql("UPDATE cvs SET uploaded_at = now() - interval '8 days' WHERE id = $1", [old])
    expect(await everybodys()).toMatchObject({ cvs: 0, jobSeekers: 0 })
    aMinuteLater()
    const counted = { openJobs: 0, cvs: 2, companies: 1, jobSeekers: 2, newCvsThisWeek: 1 }
    expect(await everybodys()).toEqual(counted)
    await sql('UPDATE job_seekers SET is_active = false WHERE id = $1', [koivi.id])
    aMinuteLater()
    expect(await everybodys()).toMatchObject({ cvs: 1, jobSeekers: 1, newCvsThisWeek: 1 })
    await sql('UPDATE job_seekers SET is_active = true WHERE id = $1', [koivi.id])
  })

  test('include open jobs only', async () => {
    const employer = await createEmployer(app)
    const suspended = await createEmployer(app)
    const insert = (employerId: number, columns: string, values: string) =>
      sql(
        `INSERT INTO job_postings (employer_id, title, description, requirements, location, employment_type, category, experience_level, ${columns})
         VALUES ($1, 'Nurse', 'd', 'r', 'lae', 'full-time', 'healthcare', 'mid', ${values})`,
        [employerId],
      )
    const open = 'published_at, expires_at'
    const untilNextMonth = "now(), now() + interval '30 days'"
    await insert(employer.id, open, untilNextMonth)
    await insert(employer.id, open, "now() - interval '40 days', now() - interval '10 days'")
    await insert(employer.id, `${open}, is_active`, `${untilNextMonth}, false`)
    await insert(employer.id, `${open}, closing_date`, `${untilNextMonth}, current_date - 2`)
    await insert(employer.id, 'is_paid', 'false')
    await insert(suspended.id, open, untilNextMonth)
    await sql('UPDATE employers SET is_active = false WHERE id = $1', [suspended.id])
    aMinuteLater()
    expect(await everybodys()).toMatchObject({ openJobs: 1 })
    const { body } = await openBrowser(app).get('/api/public/job-statistics')
    const { provinces, ...others } = body as { provinces: { slug: string; jobs: number }[] }
    expect(provinces).toHaveLength(22)
    expect(provinces.filter(({ jobs }) => jobs > 0)).toEqual([
      { slug: 'morobe-province', name: 'Morobe Province', province: 'Morobe', jobs: 1 },
    ])
    expect(others).toEqual({
      categories: [{ slug: 'healthcare', name: 'Healthcare', jobs: 1 }],
      companiesHiring: 1,
      verifiedCompanies: 0,
    })
  })

  test('are counted once when many ask at the same moment', async () => {
    aMinuteLater()
    const answers = await Promise.all(Array.from({ length: 20 }, everybodys))
    aMinuteLater()
    expect(
      new Set([...answers, await everybodys()].map((answer) => JSON.stringify(answer))).size,
    ).toBeLessThanOrEqual(2)
  })
})

test('the employer dashboard counts new, premium and featured CVs separately', async () => {
  const employer = await createEmployer(app)
  const read = async () => {
    aMinuteLater()
    return (await employer.get('/api/employer/statistics')).body
  }
  type Counts = { totalCvs: number; newThisWeek: number; premium: number; featured: number }
  const before = (await read()) as Counts
  const ana = await createJobSeeker(app)
  const id = await uploadCv(ana)
  const added = async (counts: Partial<Counts>) => {
    const expected = { ...before }
    for (const key of ['totalCvs', 'newThisWeek', 'premium', 'featured'] as const)
      expected[key] += counts[key] ?? 0
    expect(await read()).toEqual(expected)
  }
  await added({ totalCvs: 1, newThisWeek: 1, premium: 1 })
  await sql('UPDATE job_seekers SET photo_id = $2 WHERE id = $1', [ana.id, crypto.randomUUID()])
  await added({ totalCvs: 1, newThisWeek: 1, premium: 1, featured: 1 })
  await sql("UPDATE cvs SET status = 'interviewing' WHERE id = $1", [id])
  await added({ totalCvs: 1, newThisWeek: 1, premium: 1 })
  await sql("UPDATE cvs SET status = 'available', updated_at = now() - interval '31 days' WHERE id = $1", [
    id,
  ])
  await added({ totalCvs: 1, newThisWeek: 1, premium: 1 })
  await sql("UPDATE job_seekers SET summary = '' WHERE id = $1", [ana.id])
  await added({ totalCvs: 1, newThisWeek: 1 })
  await ana.patch('/api/user/visibility', { shownTo: 'nobody' })
  await added({})
})

describe('visits', () => {
  const chrome = (version: number) =>
    `Mozilla/5.0 (Linux; Android 10; K) Chrome/${version}.0.0.0 Mobile Safari/537.36`
  const visit = (ip: string, userAgent = chrome(130), now = new Date()) =>
    recordVisit({ ...app.makeContext(), now }, { ip, userAgent })
  const cleanUp = async () => {
    await app.tasks.enqueue(app.makeContext(), 'clean-up', {})
    await app.tasksDone()
  }

  // Rule (administrators): The site counts a visitor once a day, and does not count programs
  test('count a visitor once a day, and no programs', async () => {
    for (let page = 0; page < 3; page += 1) await visit('203.0.113.1')
    await visit('203.0.113.1', chrome(131))
    await visit('203.0.113.2')
    await visit('203.0.113.3', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
    await visit('')
    expect(await readVisits(app.makeContext())).toMatchObject({ today: 3 })
  })

  test('count one visitor once, also when many pages load at once', async () => {
    const { today } = await readVisits(app.makeContext())
    await Promise.all(Array.from({ length: 20 }, () => visit('203.0.113.50')))
    expect(await readVisits(app.makeContext())).toMatchObject({ today: today + 1 })
  })

  test('are counted for shown pages, and a page does not wait for the count', async () => {
    const site = new Hono<AppEnv>()
      .use(async (c, next) => {
        const viewer = { ip: c.req.header('x-from') ?? '', userAgent: chrome(130) }
        const sessions = { read: async () => ({}), limits: SESSION_LIMITS }
        c.set('base', { ...app.makeContext(), sessions, viewer })
        await next()
      })
      .get('/page', countVisits, (c) => c.html('<p>Hello</p>'))
      .get('/unchanged', countVisits, () => new Response(null, { status: 304 }))
      .get('/missing', countVisits, (c) => c.html('<p>Nothing here</p>', 404))
    const { today } = await readVisits(app.makeContext())
    const show = (path: string, ip: string, headers = {}) =>
      site.request(path, { headers: { 'x-from': ip, ...headers } })
    await show('/page', '198.51.100.1')
    await show('/unchanged', '198.51.100.2')
    await show('/missing', '198.51.100.3')
    await show('/page', '198.51.100.5', { 'sec-purpose': 'prefetch' })
    await show('/page', '198.51.100.6', { 'x-moz': 'prefetch' })
    await expect.poll(async () => (await readVisits(app.makeContext())).today).toBe(today + 2)
  })

  test("of earlier days are kept as a number, without the visitors' hashes", async () => {
    const yesterday = new Date(Date.now() - DAY)
    for (const ip of ['203.0.113.7', '203.0.113.8']) await visit(ip, chrome(130), yesterday)
    await visit('203.0.113.7')
    const before = await listDailyVisits(app.makeContext(), 3)
    expect(before.map(({ day }) => day)).toEqual(
      [2, 1, 0].map((days) => dayInPortMoresby(new Date(Date.now() - days * DAY))),
    )
    expect(before.map(({ visits }) => visits).slice(0, 2)).toEqual([0, 2])
    // As if a day had passed; in its first hour the clean-up still keeps the day before.
    await sql('UPDATE daily_visits SET day = day - 1 WHERE day = $1', [before[1]?.day])
    await sql('UPDATE visitors_of_the_day SET day = day - 1 WHERE day = $1', [before[1]?.day])
    await cleanUp()
    expect((await listDailyVisits(app.makeContext(), 3)).map(({ visits }) => visits)).toEqual([
      2,
      0,
      before[2]?.visits,
    ])
    const [first] = before
    expect((await sql('SELECT FROM visitors_of_the_day WHERE day = $1', [first?.day])).rowCount).toBe(0)
    expect((await sql('SELECT visits, salt FROM daily_visits WHERE day = $1', [first?.day])).rows).toEqual([
      { visits: 2, salt: null },
    ])
  })

  test('leave neither address nor browser in the database', async () => {
    await visit('203.0.113.99')
    const { rows } = await sql(
      'SELECT v::text AS row, length(visitor_hash) AS bytes FROM visitors_of_the_day v',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { row, bytes } of rows) {
      expect(bytes).toBe(16)
      expect(row).not.toContain(Buffer.from('203.0.113').toString('hex'))
    }
  })
})
