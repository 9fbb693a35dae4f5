import { expect, test } from 'vitest'
import { MAX_TEMPLATES } from '../src/modules/jobs/limits.ts'
import { startTestApp } from './support/app.ts'
import { jobForm } from './support/jobs.ts'
import { createEmployer } from './support/people.ts'

const app = await startTestApp()
const PATH = '/api/employer/job-templates'
const deckhand = { title: 'Deckhand', draft: true }

// Rule (employers): Employers keep jobs as templates with a name, each only its own and at most thirty
test('a template is kept, renamed, deleted, and seen by its employer only', async () => {
  const [employer, other] = [await createEmployer(app), await createEmployer(app)]
  const { body } = await employer.post(PATH, { name: 'Boat crew', job: deckhand })
  const { id } = body as { id: number }
  expect((await other.get(PATH)).body).toEqual([])
  expect((await other.put(`${PATH}/${id}`, { name: 'Mine' })).status).toBe(404)
  expect((await employer.put(`${PATH}/${id}`, { name: '' })).status).toBe(400)
  await employer.put(`${PATH}/${id}`, { name: 'Crew' })
  await employer.put(`${PATH}/${id}`, { job: { title: 'Bosun', draft: true } })
  expect((await other.put(`${PATH}/${id}`, { job: deckhand })).status).toBe(404)
  expect((await employer.get(PATH)).body).toMatchObject([{ id, name: 'Crew', job: { title: 'Bosun' } }])
  await app.db.$client.query(
    "INSERT INTO job_templates (employer_id, name, job) SELECT $1, 'n', '{}' FROM generate_series(2, $2::int)",
    [employer.id, MAX_TEMPLATES],
  )
  expect((await employer.post(PATH, { name: 'More', job: deckhand })).status).toBe(409)
  expect((await other.send('DELETE', `${PATH}/${id}`)).status).toBe(404)
  expect((await employer.send('DELETE', `${PATH}/${id}`)).status).toBe(200)
  expect((await employer.post(PATH, { name: 'More', job: deckhand })).status).toBe(201)
})

// Rule (jobs): A template has all fields of a job except its closing date, and needs only a title
test('a template has the fields of its job', async () => {
  const employer = await createEmployer(app)
  const questions = [{ text: 'Can you swim?', kind: 'yes-no', wanted: 'Yes' }]
  const whole = jobForm({
    questions,
    closingDate: '2099-01-01',
  })
  const answer = await employer.post(PATH, { name: 'Whole', job: { ...whole, draft: true } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  await employer.post(PATH, { name: 'Bare', job: deckhand })
  const [bare, kept] = (await employer.get(PATH)).body as { job: Record<string, unknown> }[]
  expect(kept?.job).toMatchObject({
    ...jobForm(),
    closingDate: null,
    questions,
  })
  expect(bare?.job).toMatchObject({
    title: 'Deckhand',
    location: null,
    skills: [],
    licenceClasses: [],
    askedDocuments: [],
    questions: [],
  })
  expect((await employer.post(PATH, { name: 'Nothing', job: { draft: true } })).status).toBe(400)
})
