import type { Context, EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { TOLD_AT_ONCE } from './limits.ts'
import { tellOfOpening, tellOfStatus } from './mails.ts'
import {
  findOwnApplication,
  insertApplicationChange,
  lockReceived,
  markOpened,
  setStatus,
  updateApplication,
  withdrawOwn,
} from './queries.ts'
import type { BulkStatus, MoveResult, StatusChange } from './schema.ts'

/**
 * Sets any status, in any order, in one transaction. Each application that moves gets a row in the history. The job
 * seeker gets a notice unless the application was withdrawn or `notify` is off. An application that already has the
 * status stays unchanged, so a repeated call does nothing.
 */
export async function moveApplications(
  ctx: EmployerContext,
  { ids, status, expected, notify }: BulkStatus,
): Promise<{ results: { id: number; result: MoveResult }[] }> {
  return transaction(ctx, async (ctx) => {
    const rows = await lockReceived(ctx.db, ids, ctx.viewer.employer.id)
    const known = new Map(rows.map((row) => [row.id, row]))
    const results = ids.map((id) => ({ id, result: resultOf(known.get(id)?.status) }))
    const moved = results.flatMap(({ id, result }) => (result === 'moved' ? (known.get(id) ?? []) : []))
    if (moved.length === 0) return { results }
    await setStatus(
      ctx.db,
      moved.map(({ id }) => id),
      status,
      ctx.now,
    )
    await insertApplicationChange(
      ctx.db,
      ...moved.map(({ id }) => ({
        jobApplicationId: id,
        status,
        changedBy: 'employer' as const,
        changedAt: ctx.now,
      })),
    )
    const told = notify ? moved.filter(({ withdrawnAt }) => withdrawnAt === null) : []
    if (told.length > TOLD_AT_ONCE)
      await ctx.tasks.enqueue(ctx, 'applications-moved', { ids: told.map(({ id }) => id), status })
    else for (const row of told) await tellOfStatus(ctx, row, status)
    return { results }
  })

  function resultOf(now: string | undefined): MoveResult {
    if (now === undefined) return 'not_found'
    if (now === status) return 'unchanged'
    return expected === undefined || expected === now ? 'moved' : 'moved_meanwhile'
  }
}

/** Withdraws an application. Its status stays. Repeating it gives the same answer. Throws application_not_found. */
export async function withdrawApplication(ctx: JobSeekerContext, id: number) {
  const jobSeekerId = ctx.viewer.jobSeeker.id
  return transaction(ctx, async (ctx) => {
    if (await withdrawOwn(ctx.db, id, jobSeekerId, ctx.now)) {
      await insertApplicationChange(ctx.db, {
        jobApplicationId: id,
        status: 'withdrawn',
        changedBy: 'job_seeker',
        changedAt: ctx.now,
      })
    }
    const application = await findOwnApplication(ctx.db, id, jobSeekerId)
    if (!application) throw new AppError('application_not_found')
    return application
  })
}

/**
 * Moves one application, with optional notes that only the employer reads. The first change, also one of the notes,
 * sets the time of the review. Throws application_not_found, or application_moved if the status has changed since the
 * employer saw it.
 */
export async function changeStatus(ctx: EmployerContext, id: number, change: StatusChange): Promise<void> {
  const { notes, ...move } = change
  await transaction(ctx, async (ctx) => {
    const { results } = await moveApplications(ctx, { ids: [id], ...move })
    const [moved] = results
    if (moved?.result === 'not_found') throw new AppError('application_not_found')
    if (moved?.result === 'moved_meanwhile') throw new AppError('application_moved')
    if (moved?.result === 'unchanged') await setStatus(ctx.db, [id], move.status, ctx.now)
    if (notes !== undefined) await updateApplication(ctx.db, id, { notes })
  })
}

/**
 * Records that the employer first opened a CV that was sent to it: a row in the history and a notice for each such
 * application.
 */
export async function recordOpening(
  ctx: Context,
  { cvId, employerId, at }: { cvId: number; employerId: number; at: Date },
): Promise<void> {
  await transaction({ ...ctx, now: at }, async (ctx) => {
    for (const opened of await markOpened(ctx.db, cvId, employerId, at)) {
      await insertApplicationChange(ctx.db, {
        jobApplicationId: opened.id,
        status: 'opened',
        changedBy: 'employer',
        changedAt: at,
      })
      await tellOfOpening(ctx, opened)
    }
  })
}
