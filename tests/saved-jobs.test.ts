import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker, type Person } from './support/people.ts'

const app = await startTestApp()
const employer = await createEmployer(app, { credits: 50 })

async function saved(person: Person) {
  const { status, body } = await person.get('/api/user/saved-jobs')
  expect(status).toBe(200)
  return body as { id: number; title: string; isOpen: boolean; savedAt: string }[]
}
const ids = async (person: Person) => (await saved(person)).map(({ id }) => id)

test('a job seeker saves and removes jobs, repeatedly too; the last saved comes first', async () => {
  const ana = await createJobSeeker(app)
  const [carpenter, welder] = [await postJob(employer), await postJob(employer, { title: 'Welder' })]
  for (const id of [carpenter, welder, carpenter]) {
    expect((await ana.put(`/api/user/saved-jobs/${id}`, {})).status).toBe(200)
  }
  expect(await saved(ana)).toMatchObject([
    { id: welder, title: 'Welder', isOpen: true, savedAt: expect.any(String) },
    { id: carpenter, companyName: employer.companyName },
  ])
  expect(await ids(await createJobSeeker(app))).toEqual([])
  for (let time = 0; time < 2; time++) {
    expect((await ana.delete(`/api/user/saved-jobs/${welder}`)).status).toBe(200)
  }
  expect(await ids(ana)).toEqual([carpenter])
})

test('jobs that close stay, marked as closed; jobs that are deleted or no longer public go', async () => {
  const ana = await createJobSeeker(app)
  const [first, second] = [await postJob(employer), await postJob(employer)]
  for (const id of [first, second]) await ana.put(`/api/user/saved-jobs/${id}`, {})
  await employer.post(`/api/employer/job-postings/${first}/close`)
  await employer.delete(`/api/employer/job-postings/${second}`)
  expect(await saved(ana)).toMatchObject([{ id: first, isOpen: false }])
  await app.db.$client.query('UPDATE job_postings SET blocked_at = now() WHERE id = $1', [first])
  expect(await saved(ana)).toEqual([])
})

test('a job that nobody may see cannot be saved', async () => {
  const ana = await createJobSeeker(app)
  const draft = await postJob(employer, { draft: true })
  for (const id of [draft, 999_999]) {
    const answer = await ana.put(`/api/user/saved-jobs/${id}`, {})
    expect([answer.status, answer.body]).toEqual([404, expect.objectContaining({ code: 'job_not_found' })])
  }
  expect((await ana.put('/api/user/saved-jobs/none', {})).status).toBe(404)
  expect((await openBrowser(app).put(`/api/user/saved-jobs/${draft}`, {})).status).toBe(401)
})

test('at most 200, also when the last two are saved at once', async () => {
  const ana = await createJobSeeker(app)
  const [one, two] = [await postJob(employer), await postJob(employer)]
  await app.db.$client.query(
    `WITH copies AS (INSERT INTO job_postings (employer_id, title, description, requirements, location, employment_type, category, experience_level)
      SELECT employer_id, title, description, requirements, location, employment_type, category, experience_level
      FROM job_postings, generate_series(1, 199) WHERE id = $1 RETURNING id)
    INSERT INTO saved_jobs (job_seeker_id, job_posting_id) SELECT $2, id FROM copies`,
    [one, ana.id],
  )
  const answers = await Promise.all([one, two].map((id) => ana.put(`/api/user/saved-jobs/${id}`, {})))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'saved_jobs_full' })
  const again = await ana.put(`/api/user/saved-jobs/${answers[0]?.status === 200 ? one : two}`, {})
  expect(again.status).toBe(200)
})
