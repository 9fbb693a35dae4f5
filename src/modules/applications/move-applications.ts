import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { tellOfStatus } from './notify-applicant.ts'
import { insertApplicationChange, lockReceived, setStatus } from './queries.ts'
import type { BulkStatus, MoveResult } from './schema.ts'

/** More than these are told in the background: two hundred notices and mails would keep the employer waiting and the rows locked. */
const TOLD_AT_ONCE = 5

/**
 * Sets any status, in any order, all in one transaction. Each that moves is a row of the history and, unless it was withdrawn or
 * `notify` is off, a notice to the job seeker. What has the status already stays as it is, so a repeat does nothing.
 */
export async function moveApplications(
  ctx: EmployerContext,
  { ids, status, expected, notify }: BulkStatus,
): Promise<{ id: number; result: MoveResult }[]> {
  return transaction(ctx, async (ctx) => {
    const rows = await lockReceived(ctx.db, ids, ctx.viewer.employer.id)
    const known = new Map(rows.map((row) => [row.id, row]))
    const results = ids.map((id) => ({ id, result: resultOf(known.get(id)?.status) }))
    const moved = results.flatMap(({ id, result }) => (result === 'moved' ? (known.get(id) ?? []) : []))
    if (moved.length === 0) return results
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
    return results
  })

  function resultOf(now: string | undefined): MoveResult {
    if (now === undefined) return 'not_found'
    if (now === status) return 'unchanged'
    return expected === undefined || expected === now ? 'moved' : 'moved_meanwhile'
  }
}
