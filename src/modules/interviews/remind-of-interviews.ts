import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { dayInPortMoresby, endOfDay, startOfDay } from '../../shared/dates.ts'
import { DAY } from '../../shared/time.ts'
import { remindBoth } from './mails.ts'
import { claimReminders } from './queries.ts'

/** In one transaction; the next run does the rest. */
const A_RUN = 200

/** Reminds both sides of the interviews of tomorrow, once. A changed interview is reminded of again. */
export async function remindOfInterviews(ctx: Context): Promise<void> {
  const tomorrow = dayInPortMoresby(new Date(ctx.now.getTime() + DAY))
  const [from, to] = [new Date(startOfDay(tomorrow).getTime() - 1), endOfDay(tomorrow)]
  await transaction(ctx, async (ctx) => {
    for (const found of await claimReminders(ctx.db, from, to, ctx.now, A_RUN)) await remindBoth(ctx, found)
  })
}
