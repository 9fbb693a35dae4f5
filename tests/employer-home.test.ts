import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { converse } from './support/conversations.ts'
import { uploadCv } from './support/cvs.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

const app = await startTestApp()

type Home = {
  waiting: { id: number; title: string; total: number }[]
  jobs: { id: number; title: string; statuses: Record<string, number> }[]
  unanswered: { total: number; names: string[] }
  openedAWeek: number
  hasSearched: boolean
  hasPosted: boolean
}
const homeOf = async (employer: { get(path: string): Promise<{ body: unknown }> }) =>
  (await employer.get('/api/employer/home')).body as Home

// Rule (employers): The home counts only the employer's own applicants, jobs and messages
test('a new employer has nothing; jobs, applicants and openings appear, and only the own ones', async () => {
  const employer = await createEmployer(app, { credits: 20 })
  expect(await homeOf(employer)).toMatchObject({
    waiting: [],
    jobs: [],
    unanswered: { total: 0, names: [] },
    openedAWeek: 0,
    hasSearched: false,
    hasPosted: false,
  })
  const id = await postJob(employer, { title: 'Kiln Operator' })
  const [ana, ben] = [await createJobSeeker(app), await createJobSeeker(app)]
  for (const person of [ana, ben]) {
    await uploadCv(person)
    await person.post(`/api/jobs/${id}/apply`)
  }
  const [one] = (await employer.get('/api/employer/applications')).body as { id: number }[]
  await employer.patch(`/api/employer/applications/${one?.id}`, { status: 'screening' })
  const cvId = await uploadCv(await createJobSeeker(app))
  await employer.get(`/api/cvs/${cvId}/view`)
  const home = await homeOf(employer)
  expect(home.waiting).toMatchObject([{ id, title: 'Kiln Operator', total: 1 }])
  expect(home.jobs).toMatchObject([{ id, statuses: { pending: 1, screening: 1 } }])
  expect(home).toMatchObject({ openedAWeek: 1, hasSearched: true, hasPosted: true })
  expect(await homeOf(await createEmployer(app))).toMatchObject({ waiting: [], jobs: [], hasPosted: false })
})

test('a conversation is unanswered until the employer has the last word', async () => {
  const { employer, answer, write } = await converse(app)
  expect((await homeOf(employer)).unanswered.total).toBe(0)
  await answer('Yes, at nine.')
  expect((await homeOf(employer)).unanswered).toMatchObject({ total: 1, names: [expect.any(String)] })
  await write('See you then.')
  expect((await homeOf(employer)).unanswered.total).toBe(0)
})
