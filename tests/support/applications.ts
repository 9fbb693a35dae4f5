import { expect } from 'vitest'
import { HELD_SECONDS } from '../../src/modules/applications/limits.ts'
import { SECOND } from '../../src/shared/time.ts'
import type { TestApp } from './app.ts'
import { insertCvs } from './cvs.ts'
import { postJob } from './jobs.ts'
import { outbox } from './mailbox.ts'
import { createEmployer, createJobSeeker, type Person, type TestEmployer } from './people.ts'

type Application = { id: number; status: string; reviewedAt: string | null; withdrawnAt: string | null }
type SentApplication = Application & { timeline: { status: string }[]; askHired: boolean }

/** The applications that an employer received, newest first. */
export async function received(employer: TestEmployer, query = ''): Promise<Application[]> {
  return (await employer.get(`/api/employer/applications${query}`)).body as Application[]
}

/** The applications of a job seeker, newest first. */
export async function sent(person: Person): Promise<SentApplication[]> {
  return (await person.get('/api/user/applications')).body as SentApplication[]
}

export async function mailsOfKind(app: TestApp, address: string, kind: string) {
  return (await outbox(app, address)).filter((mail) => mail.kind === kind)
}

/** Runs `work` at a time when no move can be undone any more, so that its notice is shown. */
export async function afterHold<T>(app: TestApp, work: () => Promise<T>): Promise<T> {
  app.setNow(new Date(Date.now() + (HELD_SECONDS + 1) * SECOND))
  try {
    return await work()
  } finally {
    app.setNow(new Date())
  }
}

/** An employer with an open job, and a job seeker with a CV. */
export async function meet(app: TestApp) {
  const employer = await createEmployer(app, { credits: 20 })
  const jobId = await postJob(employer)
  const ana = await createJobSeeker(app)
  const [cvId = 0] = await insertCvs(app, ana.id, 1)
  const apply = (json: object = {}, headers = {}) => ana.post(`/api/jobs/${jobId}/apply`, json, headers)
  return { employer, jobId, ana, cvId, apply }
}

/** The same, and the job seeker has applied. */
export async function meetAndApply(app: TestApp, json: object = {}) {
  const people = await meet(app)
  const { status, body } = await people.apply(json)
  expect(status, JSON.stringify(body)).toBe(201)
  const { id } = body as Application
  const path = `/api/employer/applications/${id}`
  return {
    ...people,
    id,
    setStatus: (status: string, notes?: string) =>
      people.employer.patch(path, { status, ...(notes !== undefined && { notes }) }),
    withdraw: () => people.ana.post(`/api/user/applications/${id}/withdraw`),
  }
}
