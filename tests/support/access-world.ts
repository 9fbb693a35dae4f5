import { expect } from 'vitest'
import type { Role } from './access-roles.ts'
import type { TestApp } from './app.ts'
import { type Answer, type Browser, openBrowser } from './browser.ts'
import { converse } from './conversations.ts'
import { pdfFile, uploadCv } from './cvs.ts'
import { cvBuild, cvFields, formOf, PASSWORD } from './forms.ts'
import { interviewOffer } from './interviews.ts'
import { jobForm, postJob } from './jobs.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './people.ts'

export type AccessWorld = {
  browsers: Record<Role, Browser>
  /** One object of each kind; objects that can have an owner belong to the seeker or the employer. */
  ids: Record<string, string | number>
  /** Valid bodies by route, so that only the owner of the object decides. A function makes a multipart form. */
  bodies: Record<string, object | (() => Promise<Record<string, string | Blob>>)>
  /** Routes that succeed for objects that do not exist, because there is nothing to do. */
  mayBeAbsent: string[]
}

/** People of every role, and an object of every kind that a route can name. */
export async function createAccessWorld(app: TestApp): Promise<AccessWorld> {
  const { ana, employer, jobId, cvId, application, conversation } = await converse(app)
  const otherEmployer = await createEmployer(app, { credits: 50 })
  const otherSeeker = await createJobSeeker(app)
  const administrator = await logInAdministrator(app)
  const browsers = {
    visitor: openBrowser(app),
    seeker: ana,
    otherSeeker,
    employer,
    otherEmployer,
    administrator,
  }
  await expectOk(ana.upload(`/api/cvs/${cvId}`, formOf(await cvForm()), 'PUT'))
  const payment = await requestPayment(employer)
  await created(employer.post(`/api/employer/applications/${application}/notes`, { text: 'Good' }))
  await expectOk(employer.put(`/api/employer/applications/${application}/interview`, interviewOffer()))
  await fillQueues(browsers)
  const documentId = await created(ana.upload('/api/user/documents', formOf(await paper())))
  const sharing = { documentIds: [documentId] }
  await expectOk(ana.put(`/api/user/applications/${application}/documents`, sharing))
  const ids = {
    job: jobId,
    cv: cvId,
    application,
    conversation,
    ...(await createBystanders(app)),
    company: employer.id,
    setting: 'site_name',
    kind: 'registration',
    textPage: 'help',
    cvId,
    page: 1,
    sitemap: 'jobs-1.xml',
    jobTemplate: await created(
      employer.post('/api/employer/job-templates', {
        name: 'Deckhand',
        job: { title: 'Deckhand', draft: true },
      }),
    ),
    savedReply: await created(
      employer.post('/api/employer/saved-replies', { name: 'Yes', body: 'Come on Monday' }),
    ),
    document: documentId,
    documentId,
    jobAlert: await created(ana.post('/api/user/job-alerts', { frequency: 'daily' })),
    savedSearch: await created(employer.post('/api/employer/saved-searches', SAVED_SEARCH)),
    shortlist: await created(employer.post('/api/employer/shortlists', { name: 'For Lae' })),
    payment,
    paid: await pay(employer, administrator),
    seekerSession: await secondSession(app, ana, '/api/auth', { username: ana.username }),
    employerSession: await secondSession(app, employer, '/api/auth/employer', { email: employer.email }),
    adminSession: await secondSession(app, administrator, '/api/auth/admin', { username: 'vera' }),
    ...(await idsOfTables(app)),
  }
  return { browsers, ids, bodies: BODIES, mayBeAbsent: MAY_BE_ABSENT }
}

const TABLES: Record<string, string> = {
  category: 'categories',
  location: 'locations',
  noteId: 'application_notes',
  email: 'emails',
  aiTerm: 'ai_terms',
  contactReport: 'contact_reports',
  conversationReport: 'conversation_reports',
  package: 'credit_packages',
  proposal: 'payment_proposals',
  statusNote: 'status_notes',
  announcement: 'announcements',
}

/** Administrators suspend and delete other people than those whose sessions the test needs. */
async function createBystanders(app: TestApp): Promise<Record<string, number>> {
  const person = await createJobSeeker(app)
  const company = await createEmployer(app, { credits: 20 })
  return {
    bystander: person.id,
    bystanderCv: await uploadCv(person),
    bystanderCompany: company.id,
    bystanderJob: await postJob(company),
  }
}

/** Ids that no answer contains are read from their table. */
async function idsOfTables(app: TestApp): Promise<Record<string, number>> {
  const ids: Record<string, number> = {}
  for (const [object, table] of Object.entries(TABLES)) {
    const { rows } = await app.db.$client.query<{ id: number | null }>(`SELECT min(id) AS id FROM ${table}`)
    expect(rows[0]?.id, `a row in ${table}`).toBeTruthy()
    ids[object] = rows[0]?.id ?? 0
  }
  return ids
}

/** Something for the administrator to decide in every queue. */
async function fillQueues({
  seeker,
  otherSeeker,
  employer,
  administrator,
}: Record<Role, Browser>): Promise<void> {
  const cvId = await created(otherSeeker.post('/api/cvs/build', cvBuild()))
  expect((await employer.get(`/api/cvs/${cvId}/view`)).status).toBe(200)
  const dead = { reason: 'phone', details: 'Number does not exist' }
  expect((await employer.post(`/api/cvs/${cvId}/contact-report`, dead)).status).toBe(201)
  const [conversation] = (await seeker.get('/api/user/conversations')).body as { id: number }[]
  const report = await seeker.post(`/api/user/conversations/${conversation?.id}/report`, SPAM)
  expect(report.status).toBe(201)
  const [payment] = (await employer.get('/api/employer/payment-requests')).body as {
    reference: string
    amount: number
  }[]
  const csv = `Date,Narrative,Debit,Credit\r\n05/12/2026,${payment?.reference},,${(payment?.amount ?? 0) / 100}`
  const form = formOf({ statement: new File([csv], 'bsp.csv', { type: 'text/csv' }) })
  expect((await administrator.upload('/api/admin/bank-statements', form)).status).toBe(201)
  expect((await administrator.post('/api/admin/status-notes', NOTE)).status).toBe(201)
  expect((await administrator.post('/api/admin/announcements', ANNOUNCEMENT)).status).toBe(201)
}

async function expectOk(sending: Promise<Answer>): Promise<void> {
  const { status, body } = await sending
  expect(status, JSON.stringify(body)).toBe(200)
}

/** The id of the created object. */
async function created(sending: Promise<Answer>): Promise<number> {
  const { status, body } = await sending
  expect(status, JSON.stringify(body)).toBe(201)
  return (body as { id: number }).id
}

async function requestPayment(employer: Browser): Promise<number> {
  const [first] = (await employer.get('/api/credit-packages')).body as { id: number; price: number }[]
  const payment = {
    packageId: first?.id,
    amount: first?.price,
    paymentMethod: 'cash',
    paymentDetails: 'Paid',
  }
  return created(employer.post('/api/payment-requests', payment))
}

/** An approved request: it has a slip and a receipt. */
async function pay(employer: Browser, administrator: Browser): Promise<number> {
  const id = await requestPayment(employer)
  expect((await employer.upload(`/api/payment-requests/${id}/slip`, formOf(await slip()))).status).toBe(200)
  const decided = await administrator.post(`/api/admin/payment-requests/${id}/process`, APPROVED)
  expect(decided.status, JSON.stringify(decided.body)).toBe(200)
  return id
}

/** The session of another browser of the same account. */
async function secondSession(app: TestApp, person: Browser, path: string, login: object): Promise<string> {
  const other = openBrowser(app)
  expect((await other.post(`${path}/login`, { ...login, password: PASSWORD })).status).toBe(200)
  const sessions = (await person.get(`${path}/sessions`)).body as { id: string; isCurrent: boolean }[]
  return sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
}

const paper = async () => ({ kind: 'trade_test', file: await pdfFile('Welder', 'paper.pdf') })
const slip = async () => ({ slip: await pdfFile('Paid', 'slip.pdf') })
const cvForm = async () => ({ ...cvFields(), file: await pdfFile() })

const NOTE = { title: 'Uploads are slow', body: '', startsAt: '2026-12-05T09:00', endsAt: '' }
const ANNOUNCEMENT = { text: 'Closed on Monday', audience: 'everybody', endsAt: '2099-01-01T09:00' }
const APPROVED = { status: 'approved', adminNotes: '' }
const SPAM = { reason: 'spam', details: 'Again and again' }
const REASON = { reason: 'For the test of who may call what' }
const SAVED_SEARCH = { name: 'Nurses', search: { query: 'nurse' } }

/** Valid bodies, so that a call is refused for the owner of the object and not for a missing field. */
const BODIES: AccessWorld['bodies'] = {
  'PUT /api/admin/status-notes/:id': NOTE,
  'PUT /api/admin/announcements/:id': ANNOUNCEMENT,
  'PATCH /api/admin/announcements/:id': { isEnded: true },
  'PUT /api/admin/translations': { english: 'Home', words: '', isReviewed: false },
  'PUT /api/admin/translations/file': { csv: '' },
  'PUT /api/employer/job-templates/:id': { name: 'Crew' },
  'PATCH /api/admin/settings/:key': { value: 'Painim Wok' },
  'PUT /api/admin/categories/:id': { name: 'Mining and metals' },
  'PATCH /api/admin/categories/:id/toggle': { isActive: true },
  'PUT /api/admin/locations/:id': { name: 'Somewhere', region: 'momase', country: 'Papua New Guinea' },
  'PATCH /api/admin/locations/:id/toggle': { isActive: true },
  'POST /api/admin/contact-reports/:id/decide': { state: 'declined', note: 'The number works' },
  'POST /api/admin/job-checks/:id/block': REASON,
  'POST /api/admin/job-checks/:id/refuse': REASON,
  'POST /api/admin/payment-requests/:id/process': APPROVED,
  'PUT /api/admin/credit-packages/:id': { name: 'Small', credits: 10, price: 10_000 },
  'PATCH /api/admin/credit-packages/:id/toggle': { isActive: true },
  'PATCH /api/admin/users/:id/toggle': { isActive: true },
  'POST /api/admin/employers/:id/add-credits': { credits: 1, description: 'For a test' },
  'POST /api/admin/employers/:id/verify': {
    existence: 'ipa_register',
    registrationNumber: '1-12345',
    authority: 'call_back',
    addressSeen: true,
    note: '',
  },
  'POST /api/admin/employers/:id/withdraw-badge': REASON,
  'POST /api/admin/employers/:id/suspend': REASON,
  'PUT /api/admin/cvs/:id/toggle': { isActive: true },
  'PUT /api/admin/cvs/:id/status': { status: 'available' },
  'PUT /api/cvs/:id': cvForm,
  'PUT /api/cvs/:id/build': cvBuild(),
  'PATCH /api/cvs/:id': { isActive: true },
  'POST /api/cvs/upload': cvForm,
  'POST /api/cvs/:id/contact-report': { reason: 'phone', details: 'Number does not exist' },
  'POST /api/jobs/:id/report': { reason: 'fake', details: '' },
  'POST /api/payment-requests/:id/slip': slip,
  'PUT /api/employer/job-postings/:id': jobForm(),
  'PATCH /api/employer/applications/:id': { status: 'screening' },
  'PUT /api/employer/applications/:id/interview': interviewOffer(),
  'POST /api/employer/applications/:id/interview/cancel': {},
  'POST /api/user/applications/:id/interview/pick': { time: new Date().toISOString() },
  'POST /api/user/applications/:id/interview/ask': { words: 'Any morning' },
  'POST /api/employer/applications/:id/notes': { text: 'Good' },
  'PUT /api/employer/applications/:id/notes/:noteId': { text: 'Better' },
  'PUT /api/employer/saved-replies/:id': { name: 'No', body: 'Thank you' },
  'POST /api/employer/kept-cvs/:id/notes': { text: 'Good' },
  'PATCH /api/employer/saved-searches/:id': { name: 'Mine' },
  'POST /api/user/documents': paper,
  'PUT /api/user/applications/:id/documents': { documentIds: [] },
  'PATCH /api/user/documents/:id': { name: 'Mine' },
  'PATCH /api/user/job-alerts/:id': { frequency: 'weekly' },
  'PATCH /api/employer/shortlists/:id': { name: 'Mine' },
  ...Object.fromEntries(
    ['user', 'employer'].flatMap((side) => [
      [`POST /api/${side}/conversations/:id/messages`, { body: 'Hello' }],
      [`POST /api/${side}/conversations/:id/read`, { messageId: 1 }],
      [`POST /api/${side}/conversations/:id/report`, SPAM],
    ]),
  ),
}

/** A setting that does not exist has no changes. */
const MAY_BE_ABSENT = ['GET /api/admin/settings/:key/changes']
