import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { forgetVisitors, storeVisits } from './queries.ts'

/** Keeps how many came and forgets who: an hour after the day is over, when nobody writes into it any more. */
export async function cleanUpVisits(ctx: Context): Promise<void> {
  await transaction(ctx, async (ctx) => {
    await storeVisits(ctx.db)
    await forgetVisitors(ctx.db, dayInPortMoresby(new Date(ctx.now.getTime() - 3_600_000)))
  })
}
