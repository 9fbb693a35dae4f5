import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { jobForm, postJob } from './support/jobs.ts'
import { createEmployer } from './support/people.ts'

const app = await startTestApp()
const PATH = '/api/employer/job-postings'

test('a draft needs only a title, and is checked fully when it is published', async () => {
  const employer = await createEmployer(app, { credits: 5 })
  const saved = await employer.post(PATH, { title: 'Deckhand', draft: true })
  expect(saved).toMatchObject({
    status: 201,
    body: { state: 'draft', title: 'Deckhand', description: '', location: null, employmentType: null },
  })
  const { id } = saved.body as { id: number }
  expect(await employer.get(PATH)).toMatchObject({ body: [{ id, categoryName: null }] })
  expect(await employer.post(`${PATH}/${id}/publish`, { expectedCost: 5 })).toMatchObject({
    status: 400,
    body: {
      errors: {
        description: 'Description must be at least 50 characters',
        requirements: 'Requirements must be at least 20 characters',
        location: 'Location is required',
        employmentType: 'Employment type is required',
        category: 'Category is required',
        experienceLevel: 'Experience level is required',
      },
    },
  })
  expect((await employer.get('/api/employer/credits')).body).toMatchObject({ credits: 5 })
  expect((await employer.put(`${PATH}/${id}`, { title: 'Deckhand, Lae', draft: true })).status).toBe(200)
  expect((await employer.put(`${PATH}/${id}`, jobForm())).body).toMatchObject({ state: 'draft' })
  expect((await employer.post(`${PATH}/${id}/publish`)).body).toMatchObject({ state: 'open', credits: 0 })
})

test.each([
  ['title', ' ', 'Title is required'],
  ['location', 'atlantis', 'Location is required'],
  ['employmentType', 'forever', 'Employment type is required'],
  ['salaryMin', -1, 'Minimum salary must be positive'],
])('a draft with %s %j is refused at the field', async (field, value, message) => {
  const employer = await createEmployer(app)
  const refused = await employer.post(PATH, { title: 'Deckhand', draft: true, [field]: value })
  expect(refused).toMatchObject({ status: 400, body: { errors: { [field]: message } } })
})

test('a published job must stay complete', async () => {
  const employer = await createEmployer(app, { credits: 5 })
  const id = await postJob(employer)
  expect((await employer.put(`${PATH}/${id}`, { title: 'Deckhand', draft: true })).status).toBe(400)
  const bare = app.db.$client.query('UPDATE job_postings SET location = NULL WHERE id = $1', [id])
  await expect(bare).rejects.toThrow('job_postings_published_is_whole')
})

test('a closing date must be within 90 days, unless it was set before', async () => {
  app.setNow(new Date('2026-11-21T02:00:00Z'))
  const employer = await createEmployer(app, { credits: 5 })
  const far = { closingDate: '2027-02-20' }
  expect((await employer.post(PATH, jobForm(far))).body).toMatchObject({
    errors: { closingDate: 'Please choose a closing date within the next 90 days' },
  })
  const id = await postJob(employer, { closingDate: '2027-02-19' })
  app.setNow(new Date('2026-11-19T02:00:00Z'))
  expect((await employer.put(`${PATH}/${id}`, jobForm({ closingDate: '2027-02-19' }))).status).toBe(200)
})

describe('the preview of a form', () => {
  test('shows the card and the picture as they would be published now, and stores nothing', async () => {
    app.setNow(new Date('2026-11-21T02:00:00Z'))
    const employer = await createEmployer(app)
    const form = jobForm({ salaryMin: 900, salaryPeriod: 'fortnight', closingDate: '2026-12-05' })
    expect(await employer.post(`${PATH}/preview`, form)).toMatchObject({
      status: 200,
      body: {
        title: 'Site Carpenter',
        companyName: 'Boroko Builders',
        locationName: 'Port Moresby',
        salaryRange: 'From K900 a fortnight',
        isOpen: true,
        endsAt: '2026-12-05T13:59:59.000Z',
      },
    })
    expect((await employer.post(`${PATH}/preview`, { title: 'Deckhand', draft: true })).status).toBe(200)
    expect((await employer.post(`${PATH}/preview.jpg`, form)).status).toBe(200)
    expect((await employer.get(PATH)).body).toEqual([])
  })

  test('is shown to employers only', async () => {
    expect((await openBrowser(app).post(`${PATH}/preview.jpg`, jobForm())).status).toBe(401)
  })
})
