import { beforeEach, expect, test } from 'vitest'
import { remindEmployers } from '../src/modules/jobs/endings.ts'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { mailsOfKind } from './support/applications.ts'
import { insertCvs } from './support/cvs.ts'
import { jobForm, postJob } from './support/jobs.ts'
import { changeSetting } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
/** Noon of 21 November in Port Moresby: a job posted now ends on 21 December. */
const start = new Date('2026-11-21T02:00:00Z')
let now = start
const passDays = (days: number) => {
  now = new Date(start.getTime() + days * DAY)
  app.setNow(now)
}
/** Runs the task as a process does each hour. */
const run = () => remindEmployers({ ...app.makeContext(), now })
const subjects = async ({ email }: TestEmployer) => {
  await run()
  return (await mailsOfKind(app, email, 'job_reminder')).map(({ subject }) => subject)
}
const BEFORE = 'Your job ends on 21 Dec 2026: Site Carpenter'
const AFTER = 'Your job has ended: Site Carpenter'
beforeEach(() => passDays(0))

test('three days before the end and on the day after, the employer is notified once each, with a way to renew', async () => {
  const employer = await createEmployer(app, { credits: 5 })
  const id = await postJob(employer)
  const ana = await createJobSeeker(app)
  await insertCvs(app, ana.id, 1)
  await ana.post(`/api/jobs/${id}/apply`)
  passDays(26)
  expect(await subjects(employer)).toEqual([])
  passDays(27)
  await Promise.all(Array.from({ length: 5 }, run))
  expect(await subjects(employer)).toEqual([BEFORE])
  passDays(30.2)
  expect(await subjects(employer)).toEqual([BEFORE])
  passDays(31)
  expect(await subjects(employer)).toEqual([BEFORE, AFTER])
  const [last] = (await mailsOfKind(app, employer.email, 'job_reminder')).filter(
    ({ subject }) => subject === AFTER,
  )
  expect(last?.text_body).toContain('1 application.')
  expect(last?.text_body).toContain(`/employer-jobs?job=${id}&open=renew`)
})

test('another end is announced again; a closing date can be moved, not renewed', async () => {
  const employer = await createEmployer(app, { credits: 5 })
  const id = await postJob(employer, { closingDate: '2026-11-25' })
  passDays(2)
  expect(await subjects(employer)).toEqual(['Your job ends on 25 Nov 2026: Site Carpenter'])
  const [mail] = await mailsOfKind(app, employer.email, 'job_reminder')
  expect(mail?.text_body).toContain(`/employer-jobs?job=${id}&open=edit`)
  await employer.put(`/api/employer/job-postings/${id}`, jobForm({ closingDate: '2026-11-26' }))
  expect(await subjects(employer)).toHaveLength(2)
})

test('no mail is sent about closed jobs or drafts, or while mails are off', async () => {
  const employer = await createEmployer(app, { credits: 10 })
  const closed = await postJob(employer)
  await employer.post(`/api/employer/job-postings/${closed}/close`)
  await postJob(employer, { draft: true })
  const silent = await createEmployer(app, { credits: 5 })
  await postJob(silent)
  passDays(28)
  await changeSetting(app, 'email_notifications_enabled', 'false')
  expect(await subjects(silent)).toEqual([])
  await changeSetting(app, 'email_notifications_enabled', 'true')
  expect([await subjects(employer), await subjects(silent)]).toEqual([[], []])
})
