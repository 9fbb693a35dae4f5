import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { mailsOfKind, meet, meetAndApply, received, sent } from './support/applications.ts'
import { openBrowser } from './support/browser.ts'
import { insertCvs, uploadCv } from './support/cvs.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const visitor = openBrowser(app)
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const people = () => meet(app)
const applied = (json: object = {}) => meetAndApply(app, json)

describe('applying', () => {
  test('sends a CV that the employer reads, opens and downloads without credits', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const questions = [{ id: 'licence', text: 'A driving licence?', kind: 'text' }]
    const jobId = await postJob(employer, { questions })
    const ana = await createJobSeeker(app)
    const cvId = await uploadCv(ana)
    expect((await employer.get(`/api/cvs/${cvId}/employer-view`)).status).toBe(403)
    const answer = await ana.post(`/api/jobs/${jobId}/apply`, {
      coverLetter: ' I built two schools. ',
      answers: [{ questionId: 'licence', answer: 'Class 3' }],
    })
    expect(answer).toMatchObject({
      status: 201,
      body: { id: expect.any(Number), status: 'pending', jobPostingId: jobId, cvId },
    })
    expect(await received(employer)).toEqual([
      expect.objectContaining({
        id: (answer.body as { id: number }).id,
        status: 'pending',
        applicantName: 'Ana Kila',
        applicantEmail: ana.email,
        applicantPhone: '7012 3456',
        applicantJobTitle: 'Registered Nurse',
        jobTitle: 'Site Carpenter',
        jobPostingId: jobId,
        cvId,
        appliedAt: expect.any(String),
        notes: '',
        coverLetter: 'I built two schools.',
        answers: [{ questionId: 'licence', question: 'A driving licence?', answer: 'Class 3' }],
        reviewedAt: null,
        withdrawnAt: null,
      }),
    ])
    expect((await employer.get(`/api/cvs/${cvId}/view`)).body).toMatchObject({ creditsUsed: 0, credits: 0 })
    expect((await employer.get(`/api/cvs/${cvId}/download`)).status).toBe(200)
    const { rows } = await sql('SELECT access_type, credits_used FROM cv_access WHERE employer_id = $1', [
      employer.id,
    ])
    expect(rows).toEqual([{ access_type: 'application', credits_used: 0 }])
    expect((await visitor.get(`/api/jobs/${jobId}`)).body).toMatchObject({ applications: 1 })
  })

  test("the job seeker sees it, without the employer's notes", async () => {
    const { ana, jobId, cvId, id, setStatus } = await applied()
    await setStatus('screening', 'Too quiet in the interview')
    const list = await sent(ana)
    expect(list).toMatchObject([
      {
        id,
        jobTitle: 'Site Carpenter',
        company: 'Boroko Builders',
        location: 'Port Moresby',
        salary: '',
        status: 'screening',
        jobPostingId: jobId,
        cvId,
        applicationDate: expect.any(String),
        appliedAt: expect.any(String),
        isJobOpen: true,
        withdrawnAt: null,
        timeline: [
          { status: 'pending', changedAt: expect.any(String) },
          { status: 'screening', changedAt: expect.any(String) },
        ],
      },
    ])
    expect(JSON.stringify(list)).not.toContain('quiet')
  })

  test('needs a job seeker', async () => {
    const { jobId, employer } = await people()
    for (const person of [visitor, employer, await logInAdministrator(app)])
      expect((await person.post(`/api/jobs/${jobId}/apply`)).status).toBe(401)
  })

  test('needs an active CV', async () => {
    const { ana, cvId, apply, employer } = await people()
    expect((await ana.patch(`/api/cvs/${cvId}`, { isActive: false })).status).toBe(200)
    expect(await apply()).toMatchObject({
      status: 400,
      body: { message: 'No CV found. Please upload your CV before applying for jobs.' },
    })
    expect(await received(employer)).toEqual([])
  })

  test('sends the CV that was updated last, or the chosen one', async () => {
    const { employer, ana, apply, cvId } = await people()
    const [second = 0] = await insertCvs(app, ana.id, 1)
    await sql("UPDATE cvs SET updated_at = now() - interval '1 day' WHERE id = $1", [second])
    expect((await apply()).body).toMatchObject({ cvId })
    const other = await postJob(employer)
    expect((await ana.post(`/api/jobs/${other}/apply`, { cvId: second })).body).toMatchObject({
      cvId: second,
    })
  })

  test("somebody else's CV cannot be sent", async () => {
    const { apply, employer } = await people()
    const { cvId: foreign } = await people()
    expect((await apply({ cvId: foreign })).status).toBe(400)
    expect((await employer.get(`/api/cvs/${foreign}/employer-view`)).status).toBe(403)
  })

  test.each([
    ['coverLetter', 'x'.repeat(2001)],
    ['cvId', 'one'],
    ['answers', 'yes'],
    ['answers', Array(21).fill({ question: 'q', answer: 'a' })],
  ])('%s %j is refused at the field', async (field, value) => {
    const { apply } = await people()
    expect(await apply({ [field]: value })).toMatchObject({
      status: 400,
      body: { errors: { [field]: expect.any(String) } },
    })
  })

  // Rule (calls): A cover letter has at most 2,000 characters
  test('a letter of 2,000 characters arrives whole; null and an empty body mean no letter', async () => {
    const { employer } = await applied({ coverLetter: 'x'.repeat(2000), cvId: null, answers: null })
    expect(await received(employer)).toMatchObject([{ coverLetter: 'x'.repeat(2000) }])
    const { ana, jobId } = await people()
    const bare = await ana.send('POST', `/api/jobs/${jobId}/apply`, {
      headers: { 'content-type': 'application/json' },
    })
    expect(bare.status).toBe(201)
  })

  // Rule (calls): Applying needs a login, an open job and a CV, and is possible once for each job
  test('a second time is refused with the words that the pages check for', async () => {
    const { apply } = await applied()
    const again = await apply()
    expect(again).toMatchObject({ status: 409, body: { code: 'already_applied' } })
    expect((again.body as { message: string }).message).toContain('already applied')
  })

  test('is shown to the job seeker at the job until the application is withdrawn', async () => {
    const { ana, jobId, id, withdraw } = await applied()
    const at = `/api/jobs/${jobId}/application`
    expect((await ana.get(at)).body).toMatchObject({ application: { id, appliedAt: expect.any(String) } })
    const koivi = await createJobSeeker(app)
    expect((await koivi.get(at)).body).toEqual({
      jobSeekerId: expect.any(Number),
      application: null,
      cvs: [],
      documents: [],
    })
    await withdraw()
    expect((await ana.get(at)).body).toMatchObject({
      application: null,
      cvs: [{ id: expect.any(Number), jobTitle: expect.any(String) }],
    })
  })

  test('twenty times at once counts once', async () => {
    const { apply, employer, jobId } = await people()
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => apply()))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([201, ...Array(19).fill(409)])
    expect(await received(employer)).toHaveLength(1)
    expect((await visitor.get(`/api/jobs/${jobId}`)).body).toMatchObject({ applications: 1 })
    expect(await mailsOfKind(app, employer.email, 'application')).toHaveLength(1)
  })

  test('with the same key gets the same answer again', async () => {
    const { apply, jobId } = await people()
    const key = { 'idempotency-key': `apply-${jobId}` }
    const first = await apply({}, key)
    expect(await apply({}, key)).toMatchObject({ status: 201, body: first.body as object })
  })

  test('many people at once are all counted', async () => {
    const employer = await createEmployer(app, { credits: 5 })
    const jobId = await postJob(employer)
    const all = await Promise.all(Array.from({ length: 6 }, () => createJobSeeker(app)))
    for (const person of all) await insertCvs(app, person.id, 1)
    const answers = await Promise.all(all.map((person) => person.post(`/api/jobs/${jobId}/apply`)))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201))
    expect((await visitor.get(`/api/jobs/${jobId}`)).body).toMatchObject({ applications: 6 })
    await sql('DELETE FROM cvs WHERE job_seeker_id = $1', [all[0]?.id])
    expect((await visitor.get(`/api/jobs/${jobId}`)).body).toMatchObject({ applications: 5 })
  })

  test('to a closed, expired, drafted or unknown job is refused', async () => {
    const { employer, jobId, ana, apply } = await people()
    await employer.post(`/api/employer/job-postings/${jobId}/close`)
    expect(await apply()).toMatchObject({ status: 409, body: { code: 'job_closed' } })
    await employer.post(`/api/employer/job-postings/${jobId}/reopen`)
    await sql("UPDATE job_postings SET expires_at = now() - interval '1 minute' WHERE id = $1", [jobId])
    expect((await apply()).status).toBe(409)
    const draft = await postJob(employer, { draft: true })
    expect((await ana.post(`/api/jobs/${draft}/apply`)).status).toBe(404)
    expect((await ana.post('/api/jobs/999999/apply')).status).toBe(404)
    const open = await postJob(employer)
    await sql('UPDATE employers SET is_active = false WHERE id = $1', [employer.id])
    expect((await ana.post(`/api/jobs/${open}/apply`)).status).toBe(404)
    expect(await sent(ana)).toEqual([])
  })
})

describe('withdrawing', () => {
  test('keeps the status and the access; applying again restores the same application', async () => {
    const { employer, ana, jobId, cvId, id, setStatus, withdraw, apply } = await applied()
    await setStatus('shortlisting')
    const withdrawn = await withdraw()
    expect(withdrawn).toMatchObject({ status: 200, body: { id, withdrawnAt: expect.any(String) } })
    expect((await withdraw()).body).toEqual(withdrawn.body)
    expect(await received(employer)).toMatchObject([
      { id, status: 'shortlisting', withdrawnAt: (withdrawn.body as { withdrawnAt: string }).withdrawnAt },
    ])
    expect((await employer.get(`/api/cvs/${cvId}/employer-view`)).status).toBe(200)
    expect(await apply({ coverLetter: 'Once more' })).toMatchObject({
      status: 201,
      body: { id, status: 'shortlisting' },
    })
    expect(await received(employer)).toMatchObject([{ id, withdrawnAt: null, coverLetter: 'Once more' }])
    expect((await sent(ana))[0]?.timeline.map(({ status }) => status)).toEqual([
      'pending',
      'shortlisting',
      'withdrawn',
      'shortlisting',
    ])
    expect((await visitor.get(`/api/jobs/${jobId}`)).body).toMatchObject({ applications: 1 })
  })

  test('a withdrawn application can be moved, but sends no mail', async () => {
    const { ana, setStatus, withdraw } = await applied()
    await withdraw()
    expect((await setStatus('rejected')).status).toBe(200)
    expect(await mailsOfKind(app, ana.email, 'application_status')).toEqual([])
  })
})

describe('who may', () => {
  test("only the job's employer sees and changes an application", async () => {
    const { id, ana, employer, jobId } = await applied({ coverLetter: 'A secret' })
    const other = await createEmployer(app)
    expect(await received(other)).toEqual([])
    expect(await received(other, `?jobId=${jobId}`)).toEqual([])
    expect((await other.get('/api/employer/applications/counts')).body).toMatchObject({ total: 0 })
    const path = `/api/employer/applications/${id}`
    expect(await other.patch(path, { status: 'rejected' })).toMatchObject({
      status: 404,
      body: { code: 'application_not_found' },
    })
    for (const person of [visitor, ana, await logInAdministrator(app)]) {
      expect((await person.patch(path, { status: 'rejected' })).status).toBe(401)
      expect((await person.get('/api/employer/applications')).status).toBe(401)
    }
    expect(await received(employer)).toMatchObject([{ status: 'pending' }])
  })

  test('only the applicant withdraws', async () => {
    const { id, employer, ana } = await applied()
    const path = `/api/user/applications/${id}/withdraw`
    expect((await (await createJobSeeker(app)).post(path)).status).toBe(404)
    for (const person of [visitor, employer]) {
      expect((await person.post(path)).status).toBe(401)
      expect((await person.get('/api/user/applications')).status).toBe(401)
    }
    expect(await sent(ana)).toMatchObject([{ withdrawnAt: null }])
  })
})

describe('the employer’s list', () => {
  test('is filtered by job and status, paged, and counted', async () => {
    const employer = await createEmployer(app, { credits: 10 })
    const jobs = [await postJob(employer), await postJob(employer, { title: 'Roofer' })]
    const ana = await createJobSeeker(app)
    const ben = await createJobSeeker(app, { fullName: 'Ben Tau' })
    for (const person of [ana, ben]) {
      await insertCvs(app, person.id, 1)
      for (const job of jobs) await person.post(`/api/jobs/${job}/apply`)
    }
    const all = await received(employer)
    expect(all).toMatchObject([
      { applicantName: 'Ben Tau', jobTitle: 'Roofer' },
      { applicantName: 'Ben Tau' },
      { applicantName: 'Ana Kila', jobTitle: 'Roofer' },
      { applicantName: 'Ana Kila', jobTitle: 'Site Carpenter' },
    ])
    const [first, second] = all
    await employer.patch(`/api/employer/applications/${first?.id}`, { status: 'interviewing' })
    await employer.patch(`/api/employer/applications/${second?.id}`, { status: 'rejected' })
    expect(await received(employer, `?jobId=${jobs[1]}`)).toHaveLength(2)
    expect(await received(employer, `?jobId=${jobs[1]}&status=interviewing`)).toMatchObject([
      { id: first?.id },
    ])
    expect(await received(employer, '?status=all&jobId=all')).toHaveLength(4)
    const page = await employer.get('/api/employer/applications?page=2&limit=3')
    expect([page.headers.get('x-total-count'), (page.body as unknown[]).length]).toEqual(['4', 1])
    expect((await employer.get('/api/employer/applications?page=0')).status).toBe(400)
    expect((await employer.get('/api/employer/applications?status=hired')).status).toBe(400)
    expect((await employer.get('/api/employer/applications/counts')).body).toEqual({
      total: 4,
      pending: 2,
      inProgress: 1,
      onboarding: 0,
      rejected: 1,
    })
  })

  test('no longer has the applications of a deleted job, on both sides', async () => {
    const { employer, ana, jobId } = await applied()
    await employer.delete(`/api/employer/job-postings/${jobId}`)
    expect([await received(employer), await sent(ana)]).toEqual([[], []])
  })
})
