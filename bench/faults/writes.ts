import { createHash } from 'node:crypto'
import type { Browser } from '../../tests/support/browser.ts'
import { pdf } from '../../tests/support/documents.ts'
import { cvFields, formOf, jobSeekerForm } from '../../tests/support/forms.ts'
import { JOB_FORM } from '../job-form.ts'

/** A job seeker and an employer who make one write after the other. */
export type Client = {
  number: number
  random: () => number
  jobSeeker: { id: number; browser: Browser }
  employer: { id: number; browser: Browser }
  /** The CV that the job seeker applies with. No employer pays to open it. */
  firstCv: number
  /** Writes that were made and can only be made once: `employer:CV` and `job:job seeker`. */
  done: Set<string>
  /** Ids of waiting payment requests. */
  pending: number[]
  /** Ids of applications to the employer's jobs. */
  applications: number[]
}

export type World = {
  administrator: Browser
  packageId: number
  /** CVs that employers can pay to open. */
  cvs: { id: number; jobSeekerId: number; file: string; owner: Browser }[]
  jobs: { id: number; employer: Client }[]
}

export type Write = {
  kind: string
  /** The text by which the row of the write is found. */
  token: string
  browser: Browser
  method: string
  path: string
  json?: unknown
  form?: FormData
  headers?: Record<string, string>
  /** Called with the id of the new row if the answer contains it. */
  acknowledged?(id: number): void
}

type WriteKind = {
  kind: string
  /** Percent of all writes. */
  share: number
  /** Returns undefined if such a write is not possible now. */
  make(client: Client, world: World, token: string): Promise<Write | undefined> | Write | undefined
  /** Queries that return the tokens of $1 that they find, once per row. One row per token is right. */
  found: readonly string[]
}

export const WRITE_KINDS: readonly WriteKind[] = [
  {
    kind: 'registration',
    share: 6,
    make: ({ jobSeeker: { browser } }, _world, token) => {
      const json = jobSeekerForm({ username: token, email: `${token}@example.com` })
      return { kind: 'registration', token, browser, method: 'POST', path: '/api/auth/register', json }
    },
    found: ['SELECT username AS token FROM job_seekers WHERE username = ANY($1)'],
  },
  {
    kind: 'profile',
    share: 14,
    make: ({ jobSeeker: { browser } }, _world, token) => ({
      kind: 'profile',
      token,
      browser,
      method: 'PATCH',
      path: '/api/auth/profile',
      json: { jobTitle: token },
    }),
    found: ['SELECT job_title AS token FROM job_seekers WHERE job_title = ANY($1)'],
  },
  {
    kind: 'upload',
    share: 8,
    make: makeUpload,
    found: ['SELECT job_title AS token FROM cvs WHERE job_title = ANY($1)'],
  },
  {
    kind: 'job',
    share: 16,
    make: (client, world, token) => ({
      kind: 'job',
      token,
      browser: client.employer.browser,
      method: 'POST',
      path: '/api/employer/job-postings',
      json: { ...JOB_FORM, title: token },
      acknowledged: (id) => void world.jobs.push({ id, employer: client }),
    }),
    found: [
      'SELECT title AS token FROM job_postings WHERE title = ANY($1)',
      `SELECT split_part(description, ': ', 2) AS token FROM credit_transactions
       WHERE type = 'usage' AND description LIKE 'Job posted: %' AND split_part(description, ': ', 2) = ANY($1)`,
    ],
  },
  {
    kind: 'opening',
    share: 16,
    make: makeOpening,
    found: [
      `SELECT employer_id || ':' || cv_id AS token FROM cv_access
       WHERE access_type = 'view' AND employer_id || ':' || cv_id = ANY($1)`,
    ],
  },
  {
    kind: 'application',
    share: 12,
    make: makeApplication,
    found: [
      `SELECT job_posting_id || ':' || job_seeker_id AS token FROM job_applications
       WHERE job_posting_id || ':' || job_seeker_id = ANY($1)`,
    ],
  },
  {
    kind: 'message',
    share: 12,
    make: ({ employer: { browser }, applications, random }, _world, token) => {
      const application = pick(applications, random)
      if (application === undefined) return undefined
      const path = '/api/employer/conversations'
      return { kind: 'message', token, browser, method: 'POST', path, json: { application, body: token } }
    },
    found: ['SELECT body AS token FROM messages WHERE body = ANY($1)'],
  },
  {
    kind: 'payment request',
    share: 8,
    make: ({ employer: { browser }, pending }, { packageId }, token) => {
      if (pending.length >= MOST_PENDING) return undefined
      const json = { packageId, paymentMethod: 'cash', paymentDetails: token }
      const acknowledged = (id: number) => void pending.push(id)
      const path = '/api/payment-requests'
      return { kind: 'payment request', token, browser, method: 'POST', path, json, acknowledged }
    },
    found: ['SELECT payment_details AS token FROM payment_requests WHERE payment_details = ANY($1)'],
  },
  {
    kind: 'approval',
    share: 8,
    make: ({ pending }, { administrator: browser }) => {
      const id = pending.shift()
      if (id === undefined) return undefined
      const path = `/api/admin/payment-requests/${id}/process`
      const json = { status: 'approved', adminNotes: '' }
      return { kind: 'approval', token: String(id), browser, method: 'POST', path, json }
    },
    found: [
      "SELECT related_id::text AS token FROM credit_transactions WHERE type = 'purchase' AND related_id::text = ANY($1)",
    ],
  },
]

/** Fewer waiting payment requests than the product allows per employer. */
const MOST_PENDING = 4

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function makeUpload({ jobSeeker }: Client, { cvs }: World, token: string): Promise<Write> {
  const bytes = new Uint8Array(await pdf(`Ana Kila, registered nurse. ${token}`))
  const form = formOf({
    ...cvFields({ jobTitle: token }),
    file: new File([bytes], 'cv.pdf', { type: 'application/pdf' }),
  })
  const { id: jobSeekerId, browser } = jobSeeker
  const file = hashOf(bytes)
  return {
    kind: 'upload',
    token,
    browser,
    method: 'POST',
    path: '/api/cvs/upload',
    form,
    // A multipart body differs at each attempt, so the product compares this digest.
    headers: { 'form-digest': file },
    acknowledged: (id) => void cvs.push({ id, jobSeekerId, file, owner: browser }),
  }
}

/** Opens a CV of another client that this employer has not opened. */
function makeOpening({ employer, jobSeeker, done, random }: Client, { cvs }: World): Write | undefined {
  const isNew = (id: number) => !done.has(`${employer.id}:${id}`)
  const closed = cvs.filter(({ id, jobSeekerId }) => jobSeekerId !== jobSeeker.id && isNew(id))
  const cv = pick(closed, random)
  if (!cv) return undefined
  const token = `${employer.id}:${cv.id}`
  done.add(token)
  return { kind: 'opening', token, browser: employer.browser, method: 'GET', path: `/api/cvs/${cv.id}/view` }
}

function makeApplication({ jobSeeker, firstCv, done, random }: Client, { jobs }: World): Write | undefined {
  const job = pick(
    jobs.filter(({ id }) => !done.has(`${id}:${jobSeeker.id}`)),
    random,
  )
  if (!job) return undefined
  const token = `${job.id}:${jobSeeker.id}`
  done.add(token)
  return {
    kind: 'application',
    token,
    browser: jobSeeker.browser,
    method: 'POST',
    path: `/api/jobs/${job.id}/apply`,
    json: { cvId: firstCv },
    acknowledged: (id) => void job.employer.applications.push(id),
  }
}

function pick<T>(list: readonly T[], random: () => number): T | undefined {
  return list[Math.floor(random() * list.length)]
}
