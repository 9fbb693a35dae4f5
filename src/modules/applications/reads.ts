import type { Context, JobSeekerContext } from '../../platform/context.ts'
import { keptAnswers } from '../../platform/database/content-versions.ts'
import { pick } from '../../shared/records.ts'
import { HOUR } from '../../shared/time.ts'
import { listOwnCvs } from '../cvs/reads.ts'
import { listOwnDocuments } from '../documents/reads.ts'
import { PACE_LEAST, PACE_MOST_DAYS, PACE_SINCE } from './limits.ts'
import {
  findCurrentApplication,
  type SentRow,
  selectApplicationChanges,
  selectPace,
  selectSent,
} from './queries.ts'
import { type Pace, sentApplication } from './views.ts'

/** The maximum number of rows in a list without pages. */
const LIST_LIMIT = 1000

/** The job seeker's own applications, newest first, each with its history. */
export async function listSent(ctx: JobSeekerContext) {
  const rows = await selectSent(ctx.db, ctx.viewer.jobSeeker.id, LIST_LIMIT)
  const changes = await selectApplicationChanges(
    ctx.db,
    rows.map(({ application }) => application.id),
  )
  const timelines = Map.groupBy(changes, ({ jobApplicationId }) => jobApplicationId)
  const answers = rows.map(async (row) => {
    const timeline = (timelines.get(row.application.id) ?? []).map(({ status, changedAt, words }) => ({
      status,
      changedAt,
      /** The employer's message with a rejection. */
      ...(words && { words }),
    }))
    return sentApplication(row, { timeline, pace: await paceFor(ctx, row) }, ctx.now)
  })
  return Promise.all(answers)
}

/** Returns when the job seeker applied to a job; null without an application or when it was withdrawn. */
export async function readApplicationTo(ctx: JobSeekerContext, jobId: number) {
  return (await findCurrentApplication(ctx.db, jobId, ctx.viewer.jobSeeker.id)) ?? null
}

/**
 * What the dialog to apply needs, in one answer for slow networks: the application, if there is one already, and the
 * job seeker's CVs and documents that can be sent.
 */
export async function readApplying(ctx: JobSeekerContext, jobId: number) {
  const [application, cvs, documents] = await Promise.all([
    readApplicationTo(ctx, jobId),
    listOwnCvs(ctx),
    listOwnDocuments(ctx),
  ])
  return {
    jobSeekerId: ctx.viewer.jobSeeker.id,
    application,
    cvs: cvs
      .filter(({ isActive }) => isActive)
      .map(({ id, jobTitle, fileName, updatedAt }) => ({ id, jobTitle, fileName, updatedAt })),
    documents: documents.map((document) =>
      pick(document, ['id', 'kind', 'name', 'classes', 'expiresOn', 'hasExpired']),
    ),
  }
}

/**
 * Null unless the applicant still waits for the application to be opened: only then is the pace of the employer useful.
 */
async function paceFor(ctx: Context, { application, employer }: SentRow): Promise<Pace | null> {
  const { status, openedAt, withdrawnAt } = application
  return status === 'pending' && !openedAt && !withdrawnAt ? readPace(ctx, employer.id) : null
}

const paces = keptAnswers<Pace | null>(2000)

/** Null for a company with too few applications, or one that takes too long or opens less than half. At most an hour old. */
export function readPace(ctx: Context, employerId: number): Promise<Pace | null> {
  const hour = Math.floor(ctx.now.getTime() / HOUR)
  return paces(ctx, `${employerId} ${hour}`, async () => {
    const found = await selectPace(ctx.db, employerId, new Date(ctx.now.getTime() - PACE_SINCE))
    const { applications = 0, days } = found ?? {}
    if (applications < PACE_LEAST || typeof days !== 'number' || days > PACE_MOST_DAYS) return null
    return { applications, days: Math.max(1, Math.ceil(days)) }
  })
}
