import { expect, test } from 'vitest'
import { SHARED_DAYS } from '../src/modules/applications/limits.ts'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { meet, meetAndApply } from './support/applications.ts'
import type { Browser } from './support/browser.ts'
import { addPaper, type Paper } from './support/documents-folder.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

const app = await startTestApp()

type People = { ana: Browser; employer: Browser; id: number }
type Asked = { kind: string; classes: string[]; isShared: boolean }
type Sharing = { isOver: boolean; asks: Asked[]; documents: Paper[] }

const share = ({ ana, id }: People, ...documentIds: number[]) =>
  ana.put(`/api/user/applications/${id}/documents`, { documentIds })
const sharing = async ({ ana, id }: People) =>
  (await ana.get(`/api/user/applications/${id}/documents`)).body as Sharing
const received = async ({ employer, id }: People) =>
  ((await employer.get(`/api/employer/applications/${id}/documents`)).body as Sharing).documents.map(
    (paper) => paper.id,
  )
const open = async ({ employer, id }: People, paper: Paper) =>
  (await employer.get(`/api/employer/applications/${id}/documents/${paper.id}/file`)).status

/** Somebody who shares one of two documents with an application. */
async function shared() {
  const people = await meetAndApply(app)
  const [licence, nid] = [
    await addPaper(people.ana, { kind: 'licence', classes: '6' }),
    await addPaper(people.ana, { kind: 'nid' }),
  ]
  expect((await share(people, licence.id)).status).toBe(200)
  return { ...people, licence, nid }
}

// Rule (applications): Employers open only the documents that were chosen for the application
test('the employer opens what was chosen, and nothing else of the folder', async () => {
  const people = await shared()
  const { licence, nid } = people
  const { body } = await people.employer.get(`/api/employer/applications/${people.id}/documents`)
  expect(body).toMatchObject({
    documents: [{ id: licence.id, kind: 'licence', classes: ['6'], fileIsWaiting: false }],
  })
  expect([await open(people, licence), await open(people, nid)]).toEqual([200, 404])
  const other = await meetAndApply(app)
  expect(await open({ ...other, employer: people.employer }, licence)).toBe(404)
  expect(await open({ ...people, employer: other.employer }, licence)).toBe(404)
  await share(people, nid.id)
  expect(await received(people)).toEqual([nid.id])
  expect([await open(people, licence), await open(people, nid)]).toEqual([404, 200])
})

// Rule (applications): Both sides of an application see which of the documents that its job asks for are shared
test('an application says what its job asks for, and what of it is shared', async () => {
  const people = await shared()
  const { employer, id, licence } = people
  const asks = async () => {
    const { body } = await employer.get(`/api/employer/applications/${id}/documents`)
    const [seen, own] = [(body as Sharing).asks, (await sharing(people)).asks]
    expect(seen).toEqual(own)
    return seen.map(({ kind, classes, isShared }) => [kind, ...classes, isShared])
  }
  expect(await asks()).toEqual([])
  const ask = (askedDocuments: string[], licenceClasses: string[]) =>
    app.db.$client.query('UPDATE job_postings SET asked_documents = $2, licence_classes = $3 WHERE id = $1', [
      people.jobId,
      askedDocuments,
      licenceClasses,
    ])
  await ask(['police_clearance'], ['3', '6'])
  expect(await asks()).toEqual([
    ['licence', '3', '6', true],
    ['police_clearance', false],
  ])
  const clearance = await addPaper(people.ana, { kind: 'police_clearance' })
  await share(people, licence.id, clearance.id)
  await ask(['police_clearance'], ['4'])
  expect(await asks()).toEqual([
    ['licence', '4', false],
    ['police_clearance', true],
  ])
  await people.setStatus('rejected')
  expect((await employer.get(`/api/employer/applications/${id}/documents`)).body).toEqual({
    asks: [],
    documents: [],
  })
})

// Rule (applications): The employer sees the pages of a shared document as pictures, and its owner sees that it was opened
test('a shared document is shown page by page, and its owner sees when', async () => {
  const people = await shared()
  const { licence, nid, employer, id } = people
  const path = (paper: Paper, rest: string) =>
    `/api/employer/applications/${id}/documents/${paper.id}/${rest}`
  expect(await sharing(people)).toMatchObject({ documents: [{ id: licence.id, openedAt: null }] })
  expect((await employer.get(path(licence, 'pages'))).body).toMatchObject({ pages: 1, width: 960 })
  expect(await sharing(people)).toMatchObject({ documents: [{ openedAt: null }] })
  const page = await employer.send('GET', path(licence, 'pages/1'))
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(await sharing(people)).toMatchObject({ documents: [{ openedAt: expect.any(String) }] })
  for (const rest of ['pages/2', 'pages/13'])
    expect((await employer.get(path(licence, rest))).status).toBe(404)
  for (const rest of ['pages', 'pages/1']) expect((await employer.get(path(nid, rest))).status).toBe(404)
  await people.ana.post(`/api/user/applications/${id}/withdraw`)
  for (const rest of ['pages', 'pages/1']) expect((await employer.get(path(licence, rest))).status).toBe(404)
})

// Rule (applications): Documents are chosen with the application, and none goes along by itself
test('documents are sent with the application; applying again starts without them', async () => {
  const people = await meet(app)
  const paper = await addPaper(people.ana)
  const sent = await people.apply({ documentIds: [paper.id] })
  expect(sent.status).toBe(201)
  const { id } = sent.body as { id: number }
  const application = { ...people, id }
  expect(await received(application)).toEqual([paper.id])
  await people.ana.post(`/api/user/applications/${id}/withdraw`)
  expect([await received(application), await open(application, paper)]).toEqual([[], 404])
  expect((await people.apply()).status).toBe(201)
  expect(await received(application)).toEqual([])
})

test('an application with a document of somebody else is not sent', async () => {
  const people = await meet(app)
  const foreign = await addPaper(await createJobSeeker(app))
  const refused = await people.apply({ documentIds: [foreign.id] })
  expect(refused.body).toMatchObject({ code: 'document_not_found' })
  expect((await people.ana.get('/api/user/applications')).body).toEqual([])
})

// Rule (applications): Access to documents ends when the application is rejected or withdrawn, or its job is taken down
test('access ends with a rejection, and returns if the application moves on', async () => {
  const people = await shared()
  await people.setStatus('rejected')
  expect([await received(people), await open(people, people.licence)]).toEqual([[], 404])
  expect(await sharing(people)).toMatchObject({ isOver: true })
  expect((await share(people, people.nid.id)).body).toMatchObject({ code: 'application_over' })
  await people.setStatus('screening')
  expect(await open(people, people.licence)).toBe(200)
})

test('access ends when the job is taken down, and 90 days after its end', async () => {
  const people = await shared()
  const set = (column: string, value: Date | null) =>
    app.db.$client.query(`UPDATE job_postings SET ${column} = $2 WHERE id = $1`, [people.jobId, value])
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY)
  await set('blocked_at', new Date())
  expect(await open(people, people.licence)).toBe(404)
  await set('blocked_at', null)
  await set('closed_at', daysAgo(SHARED_DAYS - 1))
  expect(await sharing(people)).toMatchObject({ isOver: false })
  expect(await open(people, people.licence)).toBe(200)
  await set('closed_at', daysAgo(SHARED_DAYS + 1))
  expect(await sharing(people)).toMatchObject({ isOver: true })
  expect(await open(people, people.licence)).toBe(404)
})

// Rule (applications): A document that is deleted or a company from which the CV is taken back ends the sharing
test('access ends when the document is deleted or the CV is taken back', async () => {
  const people = await shared()
  await share(people, people.licence.id, people.nid.id)
  await people.ana.delete(`/api/user/documents/${people.nid.id}`)
  expect(await received(people)).toEqual([people.licence.id])
  expect((await people.ana.post(`/api/user/companies/${people.employer.id}/withdraw`)).status).toBe(200)
  expect(await open(people, people.licence)).toBe(404)
})

// Rule (applications): Sharing and deleting the same document at once never fails on the server
test('a document that is shared and deleted at once is gone', async () => {
  const people = await meetAndApply(app)
  for (let round = 1; round <= 5; round += 1) {
    const paper = await addPaper(people.ana)
    const [put, removed] = await Promise.all([
      share(people, paper.id),
      people.ana.delete(`/api/user/documents/${paper.id}`),
    ])
    expect([200, 404]).toContain(put.status)
    expect(removed.status).toBe(200)
    expect(await received(people)).toEqual([])
  }
})

test('a withdrawal at the same moment leaves nothing to open', async () => {
  const people = await shared()
  const [put, withdrawn] = await Promise.all([share(people, people.nid.id), people.withdraw()])
  expect([200, 409]).toContain(put.status)
  expect(withdrawn.status).toBe(200)
  expect(await received(people)).toEqual([])
})

test('another job seeker and another employer change and see nothing', async () => {
  const people = await shared()
  const [ben, rival] = [await createJobSeeker(app), await createEmployer(app)]
  expect((await share({ ...people, ana: ben }, people.licence.id)).status).toBe(404)
  expect((await rival.get(`/api/employer/applications/${people.id}/documents`)).status).toBe(404)
  expect(await received(people)).toEqual([people.licence.id])
})
