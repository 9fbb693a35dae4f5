import { expect, test } from 'vitest'
import { aiSearchTasks } from '../src/modules/ai-search/tasks.ts'
import { startTestApp } from './support/app.ts'
import { uploadCv } from './support/cvs.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

const app = await startTestApp()
const employer = await createEmployer(app, { credits: 100 })
const carpenter = await createJobSeeker(app)
const cvId = await uploadCv(carpenter, {
  jobTitle: 'Kapenta',
  skills: JSON.stringify(['Formwork']),
  category: 'trades',
})
const nurse = await createJobSeeker(app)
await uploadCv(nurse)
await aiSearchTasks.handlers['profile-cvs']?.(app.makeContext(), {})
const wanted = await postJob(employer)
await postJob(employer, { title: 'Truck Driver', skills: [], category: 'logistics' })

type Fit = { job: { id: number }; matchScore: number; matchReason: string }[]

// Rule (AI search): Job seekers are recommended open jobs that fit their CV
test('a job seeker is recommended the open jobs that fit, with the reason, and no others', async () => {
  const fits = (await carpenter.get('/api/user/recommended-jobs')).body as Fit
  expect(fits).toMatchObject([
    { job: { id: wanted }, matchReason: 'Fits your title Kapenta, your skills Formwork and Port Moresby.' },
  ])
  expect((await nurse.get('/api/user/recommended-jobs')).body).toEqual([])
  expect((await employer.get('/api/user/recommended-jobs')).status).toBe(401)
})

test('an executive chef sees the job of a cook, and a teacher none of a welder', async () => {
  const own = await createEmployer(app, { credits: 20 })
  const cook = await postJob(own, {
    title: 'Cook',
    category: 'hospitality',
    skills: ['Menu planning', 'Food safety', 'Baking'],
    experienceLevel: 'entry',
    location: 'alotau',
    salaryMin: 700,
    salaryPeriod: 'fortnight',
  })
  await postJob(own, { title: 'Boilermaker Welder', location: 'lae' })
  const chef = await createJobSeeker(app)
  await uploadCv(chef, { jobTitle: 'Executive Chef', category: 'hospitality', experience: 'executive' })
  const teacher = await createJobSeeker(app)
  await uploadCv(teacher, { jobTitle: 'Teacher', category: 'education', location: 'Lae' })
  await app.tasksDone()
  expect((await chef.get('/api/user/recommended-jobs')).body).toMatchObject([{ job: { id: cook } }])
  expect((await teacher.get('/api/user/recommended-jobs')).body).toEqual([])
})

// Rule (AI search): A posting lists people who fit it, for its own employer only
test('people who fit are listed beside a posting, for its own employer only', async () => {
  const path = `/api/employer/job-postings/${wanted}/people`
  const { status, body } = await employer.get(path)
  expect(status).toBe(200)
  expect(body).toMatchObject([
    { cvId, jobTitle: 'Kapenta', matchReason: expect.stringContaining('“Roofing” not found') },
  ])
  const other = await createEmployer(app)
  expect((await other.get(path)).status).toBe(404)
})

test('of several CVs, a job is compared with the nearest; nobody else gets the comparison', async () => {
  const seeker = await createJobSeeker(app)
  const path = `/api/user/jobs/${wanted}/fit`
  expect((await seeker.get(path)).body).toBeNull()
  const own = await uploadCv(seeker, { jobTitle: 'Carpenter', location: 'Port Moresby' })
  await uploadCv(seeker, { jobTitle: 'Accountant', location: 'Lae' })
  await app.tasksDone()
  const { body } = await seeker.get(path)
  expect(body).toMatchObject({
    cvId: own,
    cvTitle: 'Carpenter',
    ticks: [
      { kind: 'trade', state: 'matched', text: 'Your trade: carpenter' },
      { kind: 'place', state: 'matched', text: 'Your town: Port Moresby' },
      { kind: 'skills' },
    ],
  })
  expect((await employer.get(path)).status).toBe(401)
  expect((await seeker.get('/api/user/jobs/999999/fit')).status).toBe(404)
})
