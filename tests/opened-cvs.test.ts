import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { insertCvs, uploadCv } from './support/cvs.ts'
import { createEmployer, createJobSeeker, type TestEmployer } from './support/people.ts'

const app = await startTestApp()

type Entry = {
  openedAt: string | null
  downloadedAt: string | null
  credits: number
  cv: { id: number; fullName: string } | null
}
const listOf = async (employer: TestEmployer, query = '') => {
  const { body, headers } = await employer.get(`/api/employer/opened-cvs${query}`)
  return { entries: body as Entry[], total: Number(headers.get('x-total-count')) }
}
const ids = (entries: Entry[]) => entries.map(({ cv }) => cv?.id)

// Rule (employers): An employer sees all its opened CVs, newest first, with the credits paid
test('one row for each CV, newest first, with the total paid', async () => {
  const ana = await createJobSeeker(app)
  const [first, second] = [await uploadCv(ana), await uploadCv(await createJobSeeker(app))]
  const employer = await createEmployer(app, { credits: 20 })
  expect(await listOf(employer)).toEqual({ entries: [], total: 0 })
  await employer.get(`/api/cvs/${first}/view`)
  await employer.get(`/api/cvs/${second}/view`)
  expect(ids((await listOf(employer)).entries)).toEqual([second, first])
  await employer.get(`/api/cvs/${first}/download`)
  const { entries, total } = await listOf(employer)
  expect(total).toBe(2)
  expect(entries).toMatchObject([
    {
      credits: 7,
      downloadedAt: expect.any(String),
      cv: { id: first, fullName: 'Ana Kila', status: 'available' },
    },
    { credits: 2, openedAt: expect.any(String), downloadedAt: null, cv: { id: second } },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/example\.com|7012/)
  expect((await listOf(await createEmployer(app))).total).toBe(0)
})

test('pages, and searches names and titles literally', async () => {
  const ana = await createJobSeeker(app)
  const cvIds = await insertCvs(app, ana.id, 5)
  const employer = await createEmployer(app, { credits: 20 })
  for (const id of cvIds) await employer.get(`/api/cvs/${id}/view`)
  const newestFirst = cvIds.toReversed()
  expect(ids((await listOf(employer, '?page=1&limit=2')).entries)).toEqual(newestFirst.slice(0, 2))
  expect(ids((await listOf(employer, '?page=3&limit=2')).entries)).toEqual(newestFirst.slice(4))
  expect(await listOf(employer, '?search=nURSE 3')).toMatchObject({
    total: 1,
    entries: [{ cv: { id: cvIds[2] } }],
  })
  expect((await listOf(employer, '?search=ana k')).total).toBe(5)
  expect((await listOf(employer, '?search=%25')).total).toBe(0)
})

// Rule (employers): A deleted CV stays in the employer's list with date and credits
test('for a deleted CV, date and credits stay, and the ledger loses only the name', async () => {
  const ana = await createJobSeeker(app)
  const id = await uploadCv(ana)
  const employer = await createEmployer(app, { credits: 10 })
  await employer.get(`/api/cvs/${id}/view`)
  await employer.get(`/api/cvs/${id}/download`)
  const ledger = async () => (await employer.get('/api/employer/transactions')).body as object[]
  const before = await ledger()
  await ana.delete(`/api/cvs/${id}`)
  const { entries, total } = await listOf(employer)
  expect(total).toBe(2)
  expect(entries).toMatchObject([
    { cv: null, credits: 5, downloadedAt: expect.any(String), openedAt: null },
    { cv: null, credits: 2, openedAt: expect.any(String), downloadedAt: null },
  ])
  expect(await ledger()).toEqual(before.map((row) => ({ ...row, personName: null })))
})

test('is visible to the employer only', async () => {
  expect((await openBrowser(app).get('/api/employer/opened-cvs')).status).toBe(401)
  expect((await (await createJobSeeker(app)).get('/api/employer/opened-cvs')).status).toBe(401)
})
