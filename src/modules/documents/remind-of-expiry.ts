import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import { DAY } from '../../shared/time.ts'
import { REMIND_DAYS } from './limits.ts'
import { tellOfExpiry } from './mails.ts'
import { claimExpiring } from './queries.ts'

/** In one transaction; the next run does the rest. */
const A_RUN = 200

/** Reminds owners of documents that expire soon, once for each day of expiry. */
export async function remindOfDocuments(ctx: Context): Promise<void> {
  const [from, to] = [ctx.now, new Date(ctx.now.getTime() + REMIND_DAYS * DAY)].map(dayInPortMoresby)
  if (!from || !to) return
  await transaction(ctx, async (ctx) => {
    for (const document of await claimExpiring(ctx.db, from, to, A_RUN))
      if (document.expiresOn) await tellOfExpiry(ctx, document, document.expiresOn)
  })
}
