import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { uploadCv } from './support/cvs.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
const visitor = openBrowser(app)
const start = Date.now()

type Results = {
  days: { day: string; views: number; applications: number }[]
  statusTimes: { status: string; now: number; passed: number; hours: number }[]
}
const resultsOf = async (employer: TestEmployer, id: number) =>
  (await employer.get(`/api/employer/job-postings/${id}/results`)).body as Results & Record<string, number>

/** A new job seeker applies. Returns the id of the application. */
async function apply(jobId: number): Promise<number> {
  const person = await createJobSeeker(app)
  await uploadCv(person)
  const { body } = await person.post(`/api/jobs/${jobId}/apply`)
  return (body as { id: number }).id
}

describe('what came of a job', () => {
  // Rule (jobs): An employer sees for each job the views and applications of each day, and how far applicants got
  test('its days, the steps to a hired person, and the time in each status', async () => {
    app.setNow(new Date(start))
    const employer = await createEmployer(app, { credits: 10 })
    const id = await postJob(employer)
    await visitor.post(`/api/jobs/${id}/view`)
    await visitor.post(`/api/jobs/${id}/view`)
    const [ana, koivi] = [await apply(id), await apply(id)]
    await apply(id)
    app.setNow(new Date(start + 2 * DAY))
    await visitor.post(`/api/jobs/${id}/view`)
    const move = (application: number, status: string) =>
      employer.patch(`/api/employer/applications/${application}`, { status })
    await move(ana, 'interviewing')
    await move(koivi, 'interviewing')
    app.setNow(new Date(start + 3 * DAY))
    await move(ana, 'onboarding')
    await move(koivi, 'rejected')
    app.setNow(new Date(start + 4 * DAY))
    const results = await resultsOf(employer, id)
    expect(results).toMatchObject({
      views: 2,
      applications: 3,
      newApplications: 1,
      interviewed: 2,
      hired: 1,
      statusTimes: [
        { status: 'pending', now: 1, passed: 3 },
        { status: 'interviewing', now: 0, passed: 2 },
      ],
    })
    // Two people waited for two days, one has waited for four.
    expect(results.statusTimes.map(({ hours }) => Math.round(hours))).toEqual([48, 24])
    expect(results.days).toHaveLength(30)
    expect(results.days.slice(-5).map(({ views, applications }) => [views, applications])).toEqual([
      [1, 3],
      [0, 0],
      [1, 0],
      [0, 0],
      [0, 0],
    ])
    const { body } = await employer.get('/api/employer/job-results')
    expect(body).toMatchObject([{ jobId: id, newApplications: 1, interviewed: 2, hired: 1 }])
    expect((body as Results[])[0]?.days).toHaveLength(14)
  })

  test('is empty for a job that nobody has seen, and not found for others', async () => {
    app.setNow(new Date(start))
    const employer = await createEmployer(app, { credits: 5 })
    const id = await postJob(employer)
    expect(await resultsOf(employer, id)).toMatchObject({ views: 0, interviewed: 0, statusTimes: [] })
    const rival = await createEmployer(app)
    expect((await rival.get(`/api/employer/job-postings/${id}/results`)).status).toBe(404)
    expect((await rival.get('/api/employer/job-results')).body).toEqual([])
  })
})

describe('what similar jobs pay', () => {
  const payOf = async (employer: TestEmployer, query: string) =>
    (await employer.get(`/api/employer/similar-pay?${query}`)).body

  // Rule (jobs): Figures of pay need eight postings of other employers
  test('comes from eight postings of other employers at least, and is the truth', async () => {
    app.setNow(new Date(start))
    const [own, other] = [
      await createEmployer(app, { credits: 5 }),
      await createEmployer(app, { credits: 100 }),
    ]
    const title = 'Quantity Surveyor'
    const pays = [1000, 1100, 1200, 1300, 1400, 1500, 1600]
    for (const salaryMin of pays)
      await postJob(other, { title, category: 'consulting', salaryMin, salaryPeriod: 'fortnight' })
    await postJob(own, { title, category: 'consulting', salaryMin: 9000, salaryPeriod: 'fortnight' })
    expect(await payOf(own, `title=${title}&category=consulting`)).toBeNull()
    // A year's pay counts as what it is a fortnight.
    await postJob(other, { title, category: 'consulting', salaryMin: 26 * 1700, salaryPeriod: 'year' })
    app.setNow(new Date(start + 6000))
    expect(await payOf(own, `title=${title}&category=consulting`)).toEqual({
      basis: 'trade',
      postings: 8,
      low: 1175,
      median: 1350,
      high: 1525,
    })
    expect(await payOf(own, 'title=Cook')).toBeNull()
  })

  test('and its category, when the trade has too few', async () => {
    app.setNow(new Date(start + HOUR))
    const employer = await createEmployer(app)
    expect(await payOf(employer, 'title=Cook&category=consulting')).toMatchObject({
      basis: 'category',
      postings: 9,
    })
    expect(await payOf(employer, '')).toBeNull()
  })
})
