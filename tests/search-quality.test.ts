import { expect, test } from 'vitest'
import { aiSearchTasks } from '../src/modules/ai-search/tasks.ts'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { EMPLOYER, idOf } from './support/conversations.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, logInAdministrator, type TestEmployer } from './support/people.ts'
import { createSearchWorld } from './support/search.ts'

const app = await startTestApp()
const world = await createSearchWorld(app)
const vera = await logInAdministrator(app)
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)

const people: { id: number; cvId: number }[] = []
for (const skills of [['Pipes'], ['Pipes', 'Drains'], ['Drains'], []]) {
  const id = await world.person()
  people.push({ id, cvId: await world.cv(id, { job_title: 'Plumber', skills, location: 'Lae' }) })
}
await aiSearchTasks.handlers['profile-cvs']?.(app.makeContext(), {})

const search = async (employer: TestEmployer, query: string) => {
  const { status, body } = await employer.post('/api/employer/ai-search', { query })
  expect(status, JSON.stringify(body)).toBe(200)
  return (body as { results: { cvId: number }[] }).results.map(({ cvId }) => cvId)
}
const quality = async (days: number) =>
  (await vera.get(`/api/admin/ai-search-quality?days=${days}`)).body as Record<
    'period' | 'before',
    Record<string, unknown>
  >
const at = async (work: () => Promise<unknown>, days: number) => {
  app.setNow(new Date(Date.now() + days * DAY))
  await work()
  app.setNow(new Date())
}

// Rule (AI search): Search quality counts what employers do after a search, and how far down the first opened person was
test('openings, shortlists, messages and hires belong to the last search that showed the person', async () => {
  const [one, other] = [
    await createEmployer(app, { credits: 50 }),
    await createEmployer(app, { credits: 50 }),
  ]
  expect(await quality(30)).toMatchObject({ period: { searches: 0, shown: 0, medianFirst: null } })
  await at(() => search(one, 'plumber'), -2)
  const shown = await search(one, 'plumber')
  expect(shown).toHaveLength(4)
  await search(other, 'plumber')
  await search(other, 'astronaut')
  const [, second = 0, third = 0] = shown
  expect((await one.get(`/api/cvs/${third}/view`)).status).toBe(200)
  expect((await one.get(`/api/cvs/${second}/view`)).status).toBe(200)
  const { body: list } = await one.post('/api/employer/shortlists', { name: 'Plumbers' })
  await one.put(`/api/employer/shortlists/${(list as { id: number }).id}/cvs/${third}`, {})
  idOf(await one.post(EMPLOYER, { cv: third, body: 'Can you come on Monday?' }))
  const hired = people.find(({ cvId }) => cvId === third)
  const jobId = await postJob(one)
  await sql(
    `WITH sent AS (INSERT INTO job_applications (job_posting_id, job_seeker_id, cv_id) VALUES ($1, $2, $3) RETURNING id)
     INSERT INTO job_application_changes (job_application_id, status, changed_by) SELECT id, 'onboarding', 'employer' FROM sent`,
    [jobId, hired?.id, third],
  )
  const { period, before } = await quality(30)
  expect(period).toEqual({
    ...{ searches: 4, shown: 3, opened: 1, shortlisted: 1, written: 1, hired: 1 },
    ...{ medianFirst: 2, first: { one: 0, three: 1, ten: 0, later: 0 } },
  })
  expect(before).toMatchObject({ searches: 0, shown: 0 })
})

test('an opening before the search, or more than 14 days after it, does not belong to it', async () => {
  const employer = await createEmployer(app, { credits: 50 })
  const earlier = (await quality(30)).period
  const [first = 0] = await search(employer, 'plumber')
  for (const days of [-1, 15])
    await sql(
      `INSERT INTO cv_views (cv_id, employer_id, view_type, viewed_at)
       VALUES ($1, $2, 'view', now() + make_interval(days => $3))`,
      [first, employer.id, days],
    )
  expect((await quality(30)).period['opened']).toBe(earlier['opened'])
  await sql(
    `UPDATE cv_views SET viewed_at = now() + interval '13 days' WHERE employer_id = $1 AND viewed_at > now()`,
    [employer.id],
  )
  expect((await quality(30)).period['opened']).toBe(Number(earlier['opened']) + 1)
})

test('the period is 7, 30 or 180 days', async () => {
  expect((await vera.get('/api/admin/ai-search-quality?days=12')).status).toBe(400)
  expect((await vera.get('/api/admin/ai-search-quality')).status).toBe(200)
})
