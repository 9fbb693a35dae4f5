import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { uploadCv } from './support/cvs.ts'
import { jobForm, postJob } from './support/jobs.ts'
import { outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

const app = await startTestApp()

// Rule (jobs): A job may say how many people it needs, from 1 to 999
test('the number of places is public, and is checked', async () => {
  const employer = await createEmployer(app, { credits: 10 })
  const id = await postJob(employer, { places: '3' })
  expect((await employer.get(`/api/jobs/${id}`)).body).toMatchObject({ places: 3 })
  await employer.put(`/api/employer/job-postings/${id}`, jobForm({ places: '' }))
  expect((await employer.get(`/api/jobs/${id}`)).body).toMatchObject({ places: null })
  for (const places of [0, 1000, 2.5, 'many', '-1'])
    expect((await employer.put(`/api/employer/job-postings/${id}`, jobForm({ places }))).body).toMatchObject({
      errors: { places: 'Please enter a whole number from 1 to 999' },
    })
})

// Rule (jobs): An employer can close a filled job and tell everybody who still waits, with its own words
test('a filled job is closed, and only the people who still wait are rejected', async () => {
  const employer = await createEmployer(app, { credits: 5 })
  const job = await postJob(employer, { places: 1 })
  const [hired, waiting, gone] = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const person = await createJobSeeker(app)
      await uploadCv(person)
      const { body } = await person.post(`/api/jobs/${job}/apply`)
      return { ...person, application: (body as { id: number }).id }
    }),
  )
  if (!hired || !waiting || !gone) throw new Error('nobody applied')
  await employer.patch(`/api/employer/applications/${hired.application}`, { status: 'onboarding' })
  await gone.post(`/api/user/applications/${gone.application}/withdraw`)
  expect((await employer.get('/api/employer/job-results')).body).toMatchObject([{ filled: 1, undecided: 1 }])
  // Nothing is closed by itself.
  expect((await employer.get(`/api/jobs/${job}`)).body).toMatchObject({ isOpen: true })
  const words = 'Thank you for your time.'
  const rival = await createEmployer(app)
  expect((await rival.post(`/api/employer/job-postings/${job}/fill`, { words })).status).toBe(404)
  const filled = await employer.post(`/api/employer/job-postings/${job}/fill`, { words })
  expect(filled.body).toMatchObject({ state: 'closed', rejected: [expect.any(Number)] })
  const statusOf = async (person: typeof hired) =>
    ((await person.get('/api/user/applications')).body as { status: string }[])[0]?.status
  expect([await statusOf(hired), await statusOf(waiting), await statusOf(gone)]).toEqual([
    'onboarding',
    'rejected',
    'pending',
  ])
  const mails = await outbox(app, waiting.email)
  expect(mails.filter(({ text_body }) => text_body.includes(words))).toHaveLength(1)
  // A repeated click changes nothing.
  const again = await employer.post(`/api/employer/job-postings/${job}/fill`, { words })
  expect(again.body).toMatchObject({ state: 'closed', rejected: [] })
})
