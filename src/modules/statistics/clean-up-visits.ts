import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { dayInPortMoresby, daysBefore } from '../../shared/dates.ts'
import { readSettings } from '../settings/reads.ts'
import { deleteVisitsBefore, forgetVisitors, storeVisits } from './queries.ts'

/** Keeps how many came and forgets who: an hour after the day is over, when nobody writes into it any more. */
export async function cleanUpVisits(ctx: Context): Promise<void> {
  const { visits_keep_days } = await readSettings(ctx)
  await transaction(ctx, async (ctx) => {
    await storeVisits(ctx.db)
    await deleteVisitsBefore(ctx.db, dayInPortMoresby(daysBefore(ctx.now, visits_keep_days)))
    await forgetVisitors(ctx.db, dayInPortMoresby(new Date(ctx.now.getTime() - 3_600_000)))
  })
}
