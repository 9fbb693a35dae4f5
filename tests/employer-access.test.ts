import { beforeAll, expect, test } from 'vitest'
import { createApp } from '../src/http/app.ts'
import { audienceOf } from '../src/http/authentication.ts'
import { startTestApp } from './support/app.ts'
import { converse } from './support/conversations.ts'
import { pdf } from './support/documents.ts'
import { formOf } from './support/forms.ts'
import { jobForm } from './support/jobs.ts'
import { createEmployer, type TestEmployer } from './support/people.ts'

const app = await startTestApp()
let owner: TestEmployer
let other: TestEmployer
/** What belongs to the owner, by the part of the address that it stands after. */
const ids: Record<string, number | string> = {}

beforeAll(async () => {
  const people = await converse(app)
  owner = people.employer
  other = await createEmployer(app, { credits: 50 })
  const saved = await owner.post('/api/employer/saved-searches', {
    name: 'Nurses',
    search: { query: 'nurse' },
  })
  const list = await owner.post('/api/employer/shortlists', { name: 'For Lae' })
  const sessions = await owner.get('/api/auth/employer/sessions')
  const packages = (await owner.get('/api/credit-packages')).body as { id: number; price: number }[]
  const request = await owner.post('/api/payment-requests', {
    packageId: packages[0]?.id,
    amount: packages[0]?.price,
    paymentMethod: 'cash',
    paymentDetails: 'Paid at the counter',
  })
  const idOf = ({ body }: { body: unknown }) => (body as { id: number }).id
  Object.assign(ids, {
    'job-postings': people.jobId,
    applications: people.application,
    conversations: people.conversation,
    cvs: people.cvId,
    'saved-searches': idOf(saved),
    shortlists: idOf(list),
    'payment-requests': idOf(request),
    sessions: (sessions.body as { id: number | string }[])[0]?.id,
  })
})

/** What the calls need to be judged by whose it is, not by what is missing in them. */
const BODIES: Record<string, unknown> = {
  'PUT /api/employer/job-postings/:id': jobForm(),
  'PATCH /api/employer/applications/:id': { status: 'screening' },
  'POST /api/employer/applications/:id/notes': { text: 'Good' },
  'PUT /api/employer/applications/:id/notes/:noteId': { text: 'Good' },
  'POST /api/employer/conversations/:id/messages': { body: 'Hello' },
  'POST /api/employer/conversations/:id/read': { messageId: 1 },
  'POST /api/employer/conversations/:id/report': { reason: 'spam', details: 'Again and again' },
  'PATCH /api/employer/saved-searches/:id': { name: 'Mine' },
  'PATCH /api/employer/shortlists/:id': { name: 'Mine' },
}

/** A CV that is shown is every employer's to buy, and to keep notes and reports of its own about. */
const OPEN_TO_ALL = [
  'GET /api/cvs/:id/view',
  'GET /api/cvs/:id/similar',
  'GET /api/employer/kept-cvs/:id',
  'POST /api/employer/kept-cvs/:id/notes',
  'GET /api/cvs/:id/contact-report',
  'POST /api/cvs/:id/contact-report',
]

const slip = async () => formOf({ slip: new File([new Uint8Array(await pdf('Paid'))], 'slip.pdf') })

/** The employers' calls that name something, by method and path. */
const CALLS = [
  ...new Set(
    createApp(app)
      .routes.filter(({ path, handler }) => audienceOf(handler) === 'employer' && path.includes('/:'))
      .map(({ method, path }) => `${method} ${path}`),
  ),
].filter((call) => !OPEN_TO_ALL.includes(call))

test('the calls that name something are many', () => expect(CALLS.length).toBeGreaterThan(20))

test.each(CALLS)('%s of another employer is not there', async (call) => {
  const [method = '', path = ''] = call.split(' ')
  const [, thing = ''] = /\/([\w-]+)\/:/.exec(path) ?? []
  expect(ids[thing], `${thing} has no row in the test`).toBeDefined()
  const address = path
    .replace(':id', String(ids[thing]))
    .replace(':cvId', String(ids.cvs))
    .replace(':noteId', '1')
  const json = method === 'GET' ? undefined : (BODIES[call] ?? {})
  const answer = path.endsWith('/slip')
    ? await other.upload(address, await slip())
    : await other.send(method, address, json === undefined ? {} : { json })
  expect([403, 404], `${call}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
  // Its owner finds it as before.
  if (method === 'GET') expect((await owner.send(method, address)).status).toBe(200)
})
