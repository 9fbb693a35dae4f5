import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { deleteJobSeeker } from '../src/modules/personal-data/delete-account.ts'
import { SECTIONS } from '../src/modules/personal-data/queries.ts'
import { startTestApp } from './support/app.ts'
import { received } from './support/applications.ts'
import { type Browser, openBrowser } from './support/browser.ts'
import { converse, JOB_SEEKER } from './support/conversations.ts'
import { pdfFile, uploadCv } from './support/cvs.ts'
import { addPaper } from './support/documents-folder.ts'
import { PASSWORD } from './support/forms.ts'
import { interviewOffer } from './support/interviews.ts'
import { outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'
import { createReceiver } from './support/push-service.ts'

const app = await startTestApp()
const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#0f5c4d' } })
  .png()
  .toBuffer()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const remove = (person: Browser, currentPassword = PASSWORD) =>
  person.post('/api/user/delete-account', { currentPassword })

/** A person with data of every kind: CV, photo, application, an employer who paid, mails, a pending address. */
async function someoneWithEverything() {
  const met = await converse(app)
  const { ana, employer, jobId } = met
  await met.answer('Yes, at eight.')
  await ana.post(`${JOB_SEEKER}/${met.conversation}/report`, { reason: 'other', details: 'No reply' })
  await ana.send('PUT', `/api/user/saved-jobs/${jobId}`)
  await ana.post(`/api/jobs/${jobId}/report`, { reason: 'filled' })
  await ana.post('/api/user/hidden-companies', { name: 'Somebody else' })
  await ana.post('/api/user/job-alerts', { search: 'query=welder', frequency: 'daily' })
  await ana.post('/api/job-alerts', { search: 'query=welder', frequency: 'daily', email: ana.email })
  const file = await pdfFile()
  const cvId = await uploadCv(ana, { email: ana.email }, file)
  const paper = await addPaper(ana, { name: ana.username })
  await ana.put(`/api/user/applications/${met.id}/documents`, { documentIds: [paper.id] })
  const waiting = new FormData()
  waiting.append('file', await pdfFile('Another CV', 'later.pdf'))
  expect((await ana.upload('/api/cvs/read', waiting)).status).toBe(200)
  expect((await employer.get(`/api/cvs/${cvId}/view`)).status).toBe(200)
  expect((await employer.get(`/api/cvs/${cvId}/download`)).status).toBe(200)
  const unreached = { reason: 'other', details: `${ana.username} does not answer` }
  expect((await employer.post(`/api/cvs/${cvId}/contact-report`, unreached)).status).toBe(201)
  const offered = await employer.put(`/api/employer/applications/${met.id}/interview`, interviewOffer())
  expect(offered.status, JSON.stringify(offered.body)).toBe(200)
  await employer.patch(`/api/employer/applications/${met.id}`, {
    status: 'screening',
    notes: 'Ana speaks well',
  })
  const photo = new FormData()
  photo.append('photo', new File([new Uint8Array(await picture)], 'me.png', { type: 'image/png' }))
  expect((await ana.upload('/api/auth/photo', photo)).status).toBe(200)
  await ana.post('/api/auth/change-email', { email: `later.${ana.email}`, currentPassword: PASSWORD })
  await ana.post('/api/auth/forgot-password', { email: ana.email, userType: 'user' })
  await ana.post(`/api/jobs/${jobId}/report`, { reason: 'other' }, { 'idempotency-key': 'a-press' })
  await app.tasksDone()
  const phone = createReceiver('https://push.example.com/ana')
  await ana.put('/api/user/push', phone.subscription)
  const number = `+675${71_000_000 + ana.id}`
  const { $client: db } = app.db
  await db.query('UPDATE job_seekers SET login_phone = $2 WHERE id = $1', [ana.id, number])
  await db.query(
    `INSERT INTO sms_messages (kind, recipient, body, parts, toea, token, created_at, expires_at)
      VALUES ('news', $1, 'Your password was changed', 1, 15, $1, now(), now())`,
    [number],
  )
  return { ...met, uploadedId: cvId, paperId: paper.id, file }
}

describe('a copy of everything', () => {
  // Rule (job seekers): Job seekers can save a copy of all their data
  test('contains what was typed, the files, who opened the CV and the mails, and no secret', async () => {
    const { ana, employer, uploadedId, paperId, file } = await someoneWithEverything()
    const answer = await ana.get('/api/user/data')
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('my-data.zip'),
    ])
    const files = unzipSync(new Uint8Array(answer.body as Buffer))
    expect(Object.keys(files).sort()).toEqual([
      `cv_${uploadedId}.pdf`,
      'data.json',
      `document_${paperId}.pdf`,
      'photo.webp',
      'unpublished_1.pdf',
    ])
    expect(Buffer.from(files[`cv_${uploadedId}.pdf`] ?? [])).toEqual(Buffer.from(await file.arrayBuffer()))
    const json = Buffer.from(files['data.json'] ?? []).toString()
    const data: Record<string, Record<string, unknown>[]> = JSON.parse(json)
    expect(Object.entries(data).filter(([, rows]) => Array.isArray(rows) && rows.length === 0)).toEqual([])
    expect(data['account']).toMatchObject([{ username: ana.username, phone: '7012 3456' }])
    expect(data['cvs']?.map(({ id }) => id)).toContain(uploadedId)
    expect(data['applications']).toMatchObject([{ status: 'screening' }])
    expect(data['companies_that_may_open_your_cvs']).toContainEqual(
      expect.objectContaining({ company: employer.companyName, access: 'download' }),
    )
    expect(data['messages']).toMatchObject([{ messages: [{ from: 'employer' }, { text: 'Yes, at eight.' }] }])
    expect(json).not.toMatch(
      /Ana speaks well|argon2|password_hash|token_hash|(reset-password|confirm-email)\?token/,
    )
  })

  test('is for its owner only, and not for other sites', async () => {
    const ana = await createJobSeeker(app)
    expect((await ana.get('/api/user/data', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await (await createEmployer(app)).get('/api/user/data')).status).toBe(401)
  })

  test('names every table that refers to a person', async () => {
    const { rows } = await sql(`
      SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
      WHERE contype = 'f' AND confrelid = ANY ('{job_seekers,cvs,job_applications}'::regclass[])`)
    const left = new Map([
      ['application_notes', "the employer's own"],
      ['cv_notes', "the employer's own"],
      ['shortlist_cvs', "the employer's own"],
      ['cv_search', 'made from the CV, for the search'],
      ['cv_twins', 'made from the CVs, for the search'],
      ['cv_ranking', 'made from the CV, for the search'],
      ['ai_profiles', 'made from the CV, for the search by description'],
    ])
    const text = Object.values(SECTIONS).join('\n')
    const missing = rows
      .map(({ name }) => name)
      .filter((name) => !left.has(name) && !text.includes(` ${name} `))
    expect(missing, 'add it to SECTIONS').toEqual([])
  })
})

describe('deleting an account', () => {
  // Rule (job seekers): Deleting an account removes the name everywhere, and keeps the ledger
  test('leaves nothing that names the person except the last mail', async () => {
    const { ana } = await someoneWithEverything()
    const files = await filesOf(ana.id)
    expect(files.length).toBe(5)
    expect(await remove(ana)).toMatchObject({ status: 200, body: { success: true } })
    expect((await outbox(app, ana.email)).map(({ kind }) => kind)).toEqual(['account_deleted'])
    await sql('DELETE FROM emails WHERE kind = $1 AND recipient = $2', ['account_deleted', ana.email])
    expect(await tablesWith(ana.username)).toEqual([])
    for (const key of files) expect(await app.files.get(key)).toBeUndefined()
    expect((await ana.get('/api/auth/profile')).status).toBe(401)
  })

  // Rule (job seekers): Deleting an account removes the name everywhere, and keeps the ledger
  test('removes the applications from the employer, whose ledger and access stay unchanged', async () => {
    const { ana, employer, jobId } = await someoneWithEverything()
    const credits =
      'SELECT id, amount, description, related_id FROM credit_transactions WHERE employer_id = $1 ORDER BY id'
    const access = 'SELECT access_type, credits_used FROM cv_access WHERE employer_id = $1 ORDER BY id'
    const ledger = (await sql(credits, [employer.id])).rows
    const opened = (await sql(access, [employer.id])).rows
    await remove(ana)
    expect((await sql(credits, [employer.id])).rows).toEqual(ledger)
    expect((await sql(access, [employer.id])).rows).toEqual(opened)
    expect(await received(employer)).toEqual([])
    expect((await sql('SELECT applications FROM job_postings WHERE id = $1', [jobId])).rows).toEqual([
      { applications: 0 },
    ])
  })

  test('removes the CVs from the search at once', async () => {
    const ana = await createJobSeeker(app)
    const cvId = await uploadCv(ana, { jobTitle: 'Crocodile farmer' })
    const found = async () => {
      const { body } = await openBrowser(app).get('/api/cvs/search?query=crocodile')
      return (body as { total: number }).total
    }
    expect(await found()).toBe(1)
    await remove(ana)
    expect(await found()).toBe(0)
    expect((await openBrowser(app).get(`/api/cvs/${cvId}/profile`)).status).toBe(404)
  })

  test('needs the password, and guesses are limited', async () => {
    const strict = await startTestApp({ RATE_LIMIT_FACTOR: '1' })
    const ana = await createJobSeeker(strict)
    expect(await remove(ana, '')).toMatchObject({
      status: 400,
      body: { errors: { currentPassword: expect.any(String) } },
    })
    for (let guess = 1; guess <= 10; guess += 1) expect((await remove(ana, 'guess')).status).toBe(400)
    expect((await remove(ana)).status).toBe(429)
    expect((await ana.get('/api/auth/profile')).status).toBe(200)
  })

  test('keeps the mails of a company with the same address', async () => {
    const employer = await createEmployer(app)
    const ana = await createJobSeeker(app, { email: employer.email })
    await app.tasksDone()
    await remove(ana)
    expect((await outbox(app, employer.email)).map(({ kind }) => kind)).toContain('employer_registration')
  })

  test('while an employer opens the CV charges nothing for what is gone', async () => {
    const employer = await createEmployer(app, { credits: 20 })
    const ana = await createJobSeeker(app)
    const cvId = await uploadCv(ana)
    const [removed, opened] = await Promise.all([remove(ana), employer.get(`/api/cvs/${cvId}/view`)])
    expect(removed.status).toBe(200)
    expect([200, 404]).toContain(opened.status)
    const { rows } = await sql(
      'SELECT count(*) FROM credit_transactions WHERE employer_id = $1 AND amount < 0',
      [employer.id],
    )
    expect(rows[0]?.count).toBe(opened.status === 200 ? 1 : 0)
  })

  test('can be done by an administrator with the same command', async () => {
    await logInAdministrator(app)
    const ana = await createJobSeeker(app)
    await deleteJobSeeker(app.makeContext(), ana.id, 'administrator')
    expect((await ana.get('/api/auth/profile')).status).toBe(401)
    await expect(deleteJobSeeker(app.makeContext(), ana.id, 'asked')).rejects.toMatchObject({
      code: 'job_seeker_not_found',
    })
  })
})

/** Keys of the files and pictures of a person. */
async function filesOf(jobSeekerId: number): Promise<string[]> {
  const { rows } = await sql(
    `SELECT file_key AS key FROM cvs WHERE job_seeker_id = $1 AND file_key IS NOT NULL
     UNION ALL SELECT file_key FROM cv_read_files WHERE job_seeker_id = $1
     UNION ALL SELECT file_key FROM documents WHERE job_seeker_id = $1
     UNION ALL SELECT 'photos/' || photo_id || ending FROM job_seekers, (VALUES (''), ('-96')) e (ending) WHERE id = $1`,
    [jobSeekerId],
  )
  return rows.map(({ key }) => key)
}

/** Every table of ours that contains a word. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows: tables } = await sql("SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'")
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql(`SELECT count(*) FROM "${name}" t WHERE t::text ILIKE '%' || $1 || '%'`, [
      word,
    ])
    if (rows[0]?.count > 0) found.push(name)
  }
  return found
}
