import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { insertCvs, uploadCv } from './support/cvs.ts'
import { outbox } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const vera = await logInAdministrator(app)
const sql = <R extends object>(text: string, values: unknown[] = []) =>
  app.db.$client.query<R>(text, values).then(({ rows }) => rows)
const accountMails = async (email: string) =>
  (await outbox(app, email)).filter(({ kind }) => kind === 'account_state').map(({ subject }) => subject)

// Rule (administrators): Administrators search CVs by name or email, filter and sort them, and see their number
test('the list of CVs is searched by name or address, filtered, sorted and counted', async () => {
  const ana = await createJobSeeker(app)
  const zoe = await uploadCv(ana, { fullName: 'Zoe Garamut', email: 'zoe@example.com' })
  const abe = await uploadCv(ana, { fullName: 'Abe Garamut', email: 'abe.rare@example.com' })
  const ids = async (query: string) =>
    ((await vera.get(`/api/admin/cvs?search=garamut&${query}`)).body as { id: number }[]).map(({ id }) => id)
  expect(await ids('')).toEqual([abe, zoe])
  expect(await ids('sort=oldest')).toEqual([zoe, abe])
  expect(await ids('sort=name')).toEqual([abe, zoe])
  await vera.put(`/api/admin/cvs/${zoe}/toggle`, { isActive: false })
  expect(await ids('status=active')).toEqual([abe])
  expect(await ids('status=inactive')).toEqual([zoe])
  expect(await ids('status=orphaned')).toEqual([])
  const page = await vera.get('/api/admin/cvs?search=ABE.RARE&page=1')
  expect(page.headers.get('X-Total-Count')).toBe('1')
  expect(page.body).toMatchObject([
    {
      id: abe,
      fullName: 'Abe Garamut',
      email: 'abe.rare@example.com',
      isActive: true,
      fileName: 'my cv.pdf',
    },
  ])
  const file = String((await vera.get('/api/admin/cvs.csv?search=garamut&status=inactive')).body)
  expect(file.trim().split('\r\n').slice(1)).toEqual([expect.stringContaining(`${zoe},Zoe Garamut`)])
})

// Rule (administrators): The list and its file say why an active CV is hidden: its owner is suspended or not available
test('the list says why an active CV is hidden: its owner is not available, or suspended', async () => {
  const ana = await createJobSeeker(app)
  const id = await uploadCv(ana, { fullName: 'Mere Kundu' })
  const owner = async () => {
    const file = String((await vera.get('/api/admin/cvs.csv?search=mere%20kundu')).body)
    const { body } = await vera.get('/api/admin/cvs?search=mere%20kundu')
    return [(body as { ownerState: unknown }[])[0]?.ownerState, file.trim().split(',').at(-1)]
  }
  expect(await owner()).toEqual([null, 'available'])
  await ana.patch('/api/user/visibility', { shownTo: 'nobody' })
  expect(await owner()).toEqual(['unavailable', 'unavailable'])
  await vera.patch(`/api/admin/users/${ana.id}/toggle`, { isActive: false })
  expect(await owner()).toEqual(['suspended', 'suspended'])
  expect((await vera.get('/api/admin/cvs?search=mere%20kundu')).body).toMatchObject([{ id, isActive: true }])
})

describe('a CV that an administrator deactivated', () => {
  // Rule (administrators): The owner sees that an administrator deactivated a CV, and cannot reactivate it
  test('is hidden, cannot be reactivated by its owner, and is shown again by an administrator', async () => {
    const ana = await createJobSeeker(app)
    const cvId = await uploadCv(ana)
    const employer = await createEmployer(app)
    const status = async () => (await employer.get(`/api/cvs/${cvId}/profile`)).status
    expect(await vera.put(`/api/admin/cvs/${cvId}/toggle`, { isActive: false })).toMatchObject({
      status: 200,
      body: { id: cvId, isActive: false },
    })
    await vera.put(`/api/admin/cvs/${cvId}/toggle`, { isActive: false })
    expect(await status()).toBe(404)
    await ana.patch(`/api/cvs/${cvId}`, { isActive: true })
    expect(await status()).toBe(404)
    expect((await ana.get('/api/cvs/my-cvs')).body).toMatchObject([
      { id: cvId, isBlocked: true, isActive: false },
    ])
    expect((await ana.get(`/api/cvs/${cvId}/profile`)).body).toMatchObject({
      isBlocked: true,
      isActive: false,
    })
    await vera.put(`/api/admin/cvs/${cvId}/toggle`, { isActive: true })
    expect(await status()).toBe(200)
    expect(await accountMails(ana.email)).toEqual(['Your CV is hidden', 'Your CV is shown again'])
    expect((await vera.put('/api/admin/cvs/999999/toggle', { isActive: true })).status).toBe(404)
  })

  // Rule (administrators): When an administrator activates a CV that its owner had switched off, the owner gets a mail
  test('is shown again when an administrator activates it, also if its owner had switched it off', async () => {
    const ana = await createJobSeeker(app)
    const cvId = await uploadCv(ana)
    await ana.patch(`/api/cvs/${cvId}`, { isActive: false })
    await vera.put(`/api/admin/cvs/${cvId}/toggle`, { isActive: true })
    expect((await ana.get('/api/cvs/my-cvs')).body).toMatchObject([{ id: cvId, isActive: true }])
    expect(await accountMails(ana.email)).toEqual(['Your CV is shown again'])
  })
})

// Rule (administrators): An administrator can change a CV's status, and the audit log has the old and the new one
test("an administrator changes a CV's status, and the old and new status are in the audit log", async () => {
  const ana = await createJobSeeker(app)
  const cvId = await uploadCv(ana)
  expect((await vera.put(`/api/admin/cvs/${cvId}/status`, { status: 'gone' })).status).toBe(400)
  await vera.put(`/api/admin/cvs/${cvId}/status`, { status: 'hired' })
  expect((await ana.get('/api/cvs/my-cvs')).body).toMatchObject([{ status: 'hired' }])
  expect(
    await sql("SELECT act, details FROM administrator_acts WHERE target_type = 'cv' AND target_id = $1", [
      String(cvId),
    ]),
  ).toEqual([
    { act: 'cv-status-changed', details: { before: { status: 'available' }, after: { status: 'hired' } } },
  ])
})

// Rule (administrators): An administrator can download every CV, and delete it together with its file
test('an administrator downloads any CV, also a hidden one, and deletes it with its file', async () => {
  const ana = await createJobSeeker(app)
  const cvId = await uploadCv(ana)
  await vera.put(`/api/admin/cvs/${cvId}/toggle`, { isActive: false })
  const download = await vera.get(`/api/admin/cvs/${cvId}/download`)
  expect(download.headers.get('Content-Disposition')).toContain(`cv_${cvId}.pdf`)
  expect(String(download.body).slice(0, 5)).toBe('%PDF-')
  const [cv] = await sql<{ file_key: string }>('SELECT file_key FROM cvs WHERE id = $1', [cvId])
  expect((await vera.delete(`/api/admin/cvs/${cvId}`)).status).toBe(200)
  expect(await app.makeContext().files.get(cv?.file_key ?? '')).toBeUndefined()
  expect((await vera.get(`/api/admin/cvs/${cvId}/download`)).status).toBe(404)
  expect((await vera.delete(`/api/admin/cvs/${cvId}`)).status).toBe(404)
  expect(await accountMails(ana.email)).toContain('Your CV was deleted')
})

// Rule (administrators): The cleanup deletes CVs without an owner and keeps the ledger and contact reports
test('orphaned CVs go with their views, accesses and files and are counted; other CVs, the ledger and contact reports stay', async () => {
  const [ana, koivi] = [await createJobSeeker(app), await createJobSeeker(app)]
  const kept = await uploadCv(koivi)
  const orphans = [await uploadCv(ana), ...(await insertCvs(app, ana.id, 1))]
  const [buyer, complainer] = [
    await createEmployer(app, { credits: 10 }),
    await createEmployer(app, { credits: 10 }),
  ]
  for (const employer of [buyer, complainer])
    for (const id of [orphans[0], kept]) expect((await employer.get(`/api/cvs/${id}/view`)).status).toBe(200)
  const complaint = { reason: 'phone', details: '' }
  expect((await complainer.post(`/api/cvs/${orphans[0]}/contact-report`, complaint)).status).toBe(201)
  const [file] = await sql<{ file_key: string }>('SELECT file_key FROM cvs WHERE id = $1', [orphans[0]])
  await sql('UPDATE cvs SET job_seeker_id = NULL WHERE id = ANY($1)', [orphans])
  const ledger = () => sql('SELECT id, amount, balance_after FROM credit_transactions ORDER BY id')
  const before = await ledger()
  expect((await vera.get('/api/admin/cvs?status=orphaned')).headers.get('X-Total-Count')).toBe('2')
  expect(await vera.post('/api/admin/cleanup-orphaned-cvs')).toMatchObject({
    status: 200,
    body: { deletedCvs: 2, deletedViews: 2, deletedAccess: 1 },
  })
  expect(await sql('SELECT FROM cvs WHERE id = ANY($1)', [orphans])).toHaveLength(0)
  expect(await app.makeContext().files.get(file?.file_key ?? '')).toBeUndefined()
  expect((await vera.get(`/api/admin/cvs/${kept}/download`)).status).toBe(200)
  expect((await buyer.get(`/api/cvs/${kept}/view`)).body).toMatchObject({ creditsUsed: 0 })
  expect(await ledger()).toEqual(before)
  expect((await vera.get('/api/admin/contact-reports?state=open')).body).toMatchObject([
    { cv: null, credits: 2 },
  ])
  expect((await vera.post('/api/admin/cleanup-orphaned-cvs')).body).toEqual({
    deletedCvs: 0,
    deletedViews: 0,
    deletedAccess: 0,
  })
})
