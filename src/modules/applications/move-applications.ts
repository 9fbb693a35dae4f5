import type { Context, EmployerContext, JobSeekerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { SECOND } from '../../shared/time.ts'
import { takeBackNotices } from '../notices/tell-people.ts'
import { HELD_SECONDS, REJECTIONS, TOLD_AT_ONCE } from './limits.ts'
import { noticeOfMove, tellOfOpening, tellOfStatus } from './mails.ts'
import {
  findOwnApplication,
  insertApplicationChange,
  lockReceived,
  markOpened,
  selectLastMoves,
  setStatus,
  undoMove,
  updateApplication,
  withdrawOwn,
} from './queries.ts'
import type { ApplicationStatus, BulkStatus, MoveResult, StatusChange, UndoResult } from './schema.ts'

/**
 * Sets any status, in any order, in one transaction. Each application that moves gets a row in the history. The job
 * seeker gets a notice unless the application was withdrawn or `notify` is off. An application that already has the
 * status stays unchanged, so a repeated call does nothing.
 */
export async function moveApplications(
  ctx: EmployerContext,
  { ids, status, expected, notify, words: written }: BulkStatus,
): Promise<{ results: { id: number; result: MoveResult }[] }> {
  const words = status === 'rejected' && notify ? written : ''
  return transaction(ctx, async (ctx) => {
    const rows = await lockReceived(ctx.db, ids, ctx.viewer.employer.id)
    const known = new Map(rows.map((row) => [row.id, row]))
    const results = ids.map((id) => ({ id, result: resultOf(known.get(id)?.status) }))
    const moved = results.flatMap(({ id, result }) => (result === 'moved' ? (known.get(id) ?? []) : []))
    if (moved.length === 0) return { results }
    if (words) for (const _ of moved) await consume(ctx, REJECTIONS, String(ctx.viewer.employer.id))
    await setStatus(
      ctx.db,
      moved.map(({ id }) => id),
      status,
      ctx.now,
    )
    const changeIds = await insertApplicationChange(
      ctx.db,
      ...moved.map(({ id, status: fromStatus }) => ({
        jobApplicationId: id,
        status,
        fromStatus,
        changedBy: 'employer' as const,
        changedAt: ctx.now,
        words,
      })),
    )
    const told = notify
      ? moved.flatMap((row, index) => {
          const changeId = changeIds[index]
          return row.withdrawnAt === null && changeId !== undefined ? { ...row, changeId, words } : []
        })
      : []
    if (told.length > TOLD_AT_ONCE)
      await ctx.tasks.enqueue(ctx, 'applications-moved', { changeIds: told.map((move) => move.changeId) })
    else for (const move of told) await tellOfStatus(ctx, move, status)
    return { results }
  })

  function resultOf(now: string | undefined): MoveResult {
    if (now === undefined) return 'not_found'
    if (now === status) return 'unchanged'
    return expected === undefined || expected === now ? 'moved' : 'moved_meanwhile'
  }
}

/**
 * Undoes the last move of each application, and removes its row of the history, its notice and its mail. It is too late
 * when the move is more than fifteen seconds old, its mail has left, or the employer did not make it.
 */
export async function undoMoves(
  ctx: EmployerContext,
  ids: number[],
): Promise<{ results: { id: number; result: UndoResult; status?: ApplicationStatus }[] }> {
  const since = new Date(ctx.now.getTime() - HELD_SECONDS * SECOND)
  return transaction(ctx, async (ctx) => {
    const known = new Map(
      (await lockReceived(ctx.db, ids, ctx.viewer.employer.id)).map((row) => [row.id, row]),
    )
    const moves = (await selectLastMoves(ctx.db, [...known.keys()])).filter(
      ({ changedBy, changedAt }) => changedBy === 'employer' && changedAt >= since,
    )
    const left = await takeBackNotices(
      ctx,
      moves.map(({ id, jobApplicationId }) => ({
        jobSeekerId: known.get(jobApplicationId)?.jobSeekerId ?? 0,
        once: noticeOfMove(id),
      })),
    )
    const undone = new Map<number, ApplicationStatus>()
    for (const move of moves) {
      if (move.fromStatus === null || left.has(noticeOfMove(move.id))) continue
      await undoMove(ctx.db, move, move.fromStatus)
      undone.set(move.jobApplicationId, move.fromStatus)
    }
    return { results: ids.map((id) => ({ id, ...resultOf(id) })) }

    function resultOf(id: number): { result: UndoResult; status?: ApplicationStatus } {
      const [row, status] = [known.get(id), undone.get(id)]
      if (!row) return { result: 'not_found' }
      return status ? { result: 'undone', status } : { result: 'too_late', status: row.status }
    }
  })
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
