import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { tellOfOpening } from './notify-applicant.ts'
import { insertApplicationChange, markOpened } from './queries.ts'

/** When the employer first looked at a CV that was sent to it: a row of the history and a notice for each such application. */
export async function noteOpening(
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
