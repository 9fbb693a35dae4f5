import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { mailsOfKind, meetAndApply, received, sent } from './support/applications.ts'
import { changeSetting } from './support/mailbox.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const applied = () => meetAndApply(app)

describe('the status', () => {
  test.each([
    'screening',
    'shortlisting',
    'interviewing',
    'pre_employment_checking',
    'onboarding',
    'rejected',
  ])('can become %s, and go back', async (status) => {
    const { employer, setStatus } = await applied()
    expect(await setStatus(status)).toMatchObject({ status: 200, body: { status } })
    expect(await setStatus('pending')).toMatchObject({ status: 200, body: { status: 'pending' } })
    expect(await received(employer, '?status=pending')).toHaveLength(1)
  })

  test.each(['', 'hired', 'reviewed', 'accepted', 'withdrawn'])('never becomes %j', async (status) => {
    const { employer, setStatus } = await applied()
    expect(await setStatus(status)).toMatchObject({
      status: 400,
      body: { errors: { status: expect.any(String) } },
    })
    expect(await received(employer)).toMatchObject([{ status: 'pending' }])
  })

  test('keeps who changed it and when; the first change is when the application was reviewed', async () => {
    const { employer, id, setStatus } = await applied()
    await setStatus('screening', 'Call on Monday')
    const [first] = await received(employer)
    expect(first).toMatchObject({ notes: 'Call on Monday', reviewedAt: expect.any(String) })
    await setStatus('rejected')
    await setStatus('rejected', '')
    expect(await received(employer)).toMatchObject([
      { status: 'rejected', notes: '', reviewedAt: first?.reviewedAt },
    ])
    const { rows } = await sql(
      'SELECT status, changed_by FROM job_application_changes WHERE job_application_id = $1 ORDER BY id',
      [id],
    )
    expect(rows).toEqual([
      { status: 'pending', changed_by: 'job_seeker' },
      { status: 'screening', changed_by: 'employer' },
      { status: 'rejected', changed_by: 'employer' },
    ])
  })

  test('is shown also when it is an old one that is no longer set', async () => {
    const { ana, employer, id } = await applied()
    await sql("UPDATE job_applications SET status = 'interviewed' WHERE id = $1", [id])
    expect([(await sent(ana))[0]?.status, (await received(employer))[0]?.status]).toEqual(
      Array(2).fill('interviewed'),
    )
  })

  // Rule (job seekers): At onboarding the job seeker is asked whether to mark the CV as hired
  test('at onboarding the job seeker is asked whether to mark the CV as hired, and nothing changes by itself', async () => {
    const { ana, cvId, setStatus } = await applied()
    expect((await sent(ana))[0]?.askHired).toBe(false)
    await setStatus('onboarding')
    expect((await sent(ana))[0]?.askHired).toBe(true)
    expect((await ana.get(`/api/cvs/${cvId}`)).body).toMatchObject({ status: 'available' })
    const [mail] = await mailsOfKind(app, ana.email, 'application_status')
    expect(mail?.text_body).toContain('mark your CV as hired')
    expect(mail?.text_body).toContain('/jobseeker-dashboard')
    await ana.patch(`/api/cvs/${cvId}`, { status: 'hired' })
    expect((await sent(ana))[0]?.askHired).toBe(false)
  })
})

describe('mail', () => {
  test('tells the employer of a new application, once, and replies go to the applicant', async () => {
    const { employer, ana } = await applied()
    const mails = await mailsOfKind(app, employer.email, 'application')
    expect(mails).toMatchObject([
      { kind: 'application', subject: 'New application: Site Carpenter', reply_to: ana.email },
    ])
    expect(mails[0]?.text_body).toContain('Ana Kila applied to your job “Site Carpenter”')
  })

  test('tells the job seeker of a new status, not of new notes', async () => {
    const { ana, setStatus } = await applied()
    await setStatus('interviewing')
    await setStatus('interviewing', 'Wore a tie')
    await setStatus('rejected')
    const mails = await mailsOfKind(app, ana.email, 'application_status')
    expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill('Your application: Site Carpenter'))
    expect(mails[0]?.text_body).toContain('is now: Interviewing.')
    expect(mails[1]?.text_body).toContain('decided not to continue')
    expect(JSON.stringify(mails)).not.toContain('tie')
  })

  test('is not sent when it is switched off', async () => {
    await changeSetting(app, 'application_notification_enabled', 'false')
    const first = await applied()
    await first.setStatus('screening')
    await changeSetting(app, 'application_notification_enabled', 'true')
    await changeSetting(app, 'email_notifications_enabled', 'false')
    const second = await applied()
    await second.setStatus('screening')
    await changeSetting(app, 'email_notifications_enabled', 'true')
    const count = async (address: string, kind: string) => (await mailsOfKind(app, address, kind)).length
    expect(await count(first.employer.email, 'application')).toBe(0)
    expect(await count(first.ana.email, 'application_status')).toBe(1)
    expect(await count(second.employer.email, 'application')).toBe(0)
    expect(await count(second.ana.email, 'application_status')).toBe(0)
  })
})
