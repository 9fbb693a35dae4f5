import { afterEach, describe, expect, test } from 'vitest'
import { dayInPortMoresby } from '../src/shared/dates.ts'
import { HOUR, MINUTE } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { insertCvs, uploadCv } from './support/cvs.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker, type Person } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
afterEach(() => app.setNow(new Date()))

type Day = { day: string; views: number; downloads: number }
const daily = async (person: Person, query = '') =>
  (await person.get(`/api/user/cv-stats/daily${query}`)).body as Day[]
const access = async (person: Person, query = '') =>
  (await person.get(`/api/user/cv-access${query}`)).body as { accessType: string; company: string | null }[]

// Rule (calls): Views of a CV are told apart by a salted hash, from which no address can be recovered
test('views are told apart by a salted hash, from which no address can be recovered', async () => {
  const cvId = await uploadCv(await createJobSeeker(app))
  const employer = await createEmployer(app, { credits: 20 })
  await employer.post(`/api/cvs/${cvId}/view`)
  const visitor = `employer ${employer.id}`
  const { rows } = await sql(
    `SELECT visitor_hash = sha256(salt || convert_to($2, 'UTF8')) AS "isSalted", visitor_hash = sha256(convert_to($2, 'UTF8')) AS "isBare"
     FROM cv_views, job_view_salt WHERE cv_id = $1`,
    [cvId, visitor],
  )
  expect(rows).toEqual([{ isSalted: true, isBare: false }])
})

describe('views and downloads by day', () => {
  test('cover the last days in Port Moresby, with zeros, today last', async () => {
    const ana = await createJobSeeker(app)
    const days = await daily(ana)
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toEqual({ day: dayInPortMoresby(new Date()), views: 0, downloads: 0 })
    expect(await daily(ana, '?days=90')).toHaveLength(90)
    expect((await ana.get('/api/user/cv-stats/daily?days=3000')).status).toBe(400)
  })

  test('add up all own CVs, each on its day', async () => {
    const ana = await createJobSeeker(app)
    const [first, second] = await insertCvs(app, ana.id, 2)
    // 23:30 and 00:30 in Port Moresby.
    await sql(
      `INSERT INTO cv_views (cv_id, view_type, viewed_at) VALUES
       ($1, 'view', '2026-05-09T13:30Z'), ($1, 'download', '2026-05-09T14:30Z'), ($2, 'view', '2026-05-09T14:30Z'),
       ($1, 'view', '2026-04-01T00:00Z')`,
      [first, second],
    )
    app.setNow(new Date('2026-05-10T02:00Z'))
    const days = (await daily(ana)).filter(({ views, downloads }) => views + downloads > 0)
    expect(days).toEqual([
      { day: '2026-05-09', views: 1, downloads: 0 },
      { day: '2026-05-10', views: 1, downloads: 1 },
    ])
  })

  test('count a visitor and an employer once an hour, and not the owner', async () => {
    const ana = await createJobSeeker(app)
    const cvId = await uploadCv(ana)
    const employer = await createEmployer(app, { credits: 20 })
    const visitor = openBrowser(app)
    app.setNow(new Date(Math.ceil(Date.now() / HOUR) * HOUR + MINUTE))
    const look = async () => {
      await ana.post(`/api/cvs/${cvId}/view`)
      await visitor.post(`/api/cvs/${cvId}/view`)
      await employer.post(`/api/cvs/${cvId}/view`)
      await employer.get(`/api/cvs/${cvId}/view`)
      await employer.get(`/api/cvs/${cvId}/employer-view`)
      await employer.get(`/api/cvs/${cvId}/download`)
    }
    await look()
    await look()
    const total = async () => {
      const days = await daily(ana)
      return [
        days.reduce((sum, { views }) => sum + views, 0),
        days.reduce((sum, { downloads }) => sum + downloads, 0),
      ]
    }
    expect(await total()).toEqual([2, 1])
    app.setNow(new Date(Math.ceil(Date.now() / HOUR) * HOUR + HOUR + MINUTE))
    await look()
    expect(await total()).toEqual([4, 2])
    const { body } = await ana.get('/api/user/cv-stats')
    expect(body).toMatchObject([{ totalViews: 4, totalDownloads: 2 }])
  })
})

describe('who opened my CV', () => {
  test('lists company, what and when, newest first, in pages', async () => {
    const ana = await createJobSeeker(app)
    const cvId = await uploadCv(ana)
    const employer = await createEmployer(app, { credits: 20 })
    await employer.get(`/api/cvs/${cvId}/view`)
    await employer.get(`/api/cvs/${cvId}/download`)
    const other = await createEmployer(app, { credits: 5 })
    await ana.post(`/api/jobs/${await postJob(other)}/apply`)
    const { body, headers } = await ana.get('/api/user/cv-access')
    expect(headers.get('x-total-count')).toBe('3')
    expect(body).toMatchObject([
      { accessType: 'application', company: other.companyName, cvJobTitle: 'Registered Nurse' },
      { accessType: 'download', company: employer.companyName },
      { accessType: 'view', company: employer.companyName, createdAt: expect.any(String) },
    ])
    expect(JSON.stringify(body)).not.toContain(employer.email)
    expect(await access(ana, '?page=2&limit=2')).toMatchObject([{ accessType: 'view' }])
    expect(await access(await createJobSeeker(app))).toEqual([])
  })

  test('does not name a suspended company, and keeps what was opened of a CV that is deleted', async () => {
    const ana = await createJobSeeker(app)
    const cvId = await uploadCv(ana)
    const employer = await createEmployer(app, { credits: 20 })
    await employer.get(`/api/cvs/${cvId}/view`)
    await sql('UPDATE employers SET is_active = false WHERE id = $1', [employer.id])
    await ana.delete(`/api/cvs/${cvId}`)
    expect(await access(ana)).toMatchObject([{ accessType: 'view', company: null, cvJobTitle: null }])
  })
})
