import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { tellOfStatus } from './notify-applicant.ts'
import { selectInStatus } from './queries.ts'
import { APPLICATION_STATUSES } from './schema.ts'

/** All in one transaction, so that a second try tells nobody twice. Who was moved on or withdrew meanwhile is not told of this. */
export async function tellOfMoves(ctx: Context, ids: number[], status: string): Promise<void> {
  const to = APPLICATION_STATUSES.find((one) => one === status)
  if (!to) return
  await transaction(ctx, async (ctx) => {
    for (const row of await selectInStatus(ctx.db, ids, to)) await tellOfStatus(ctx, row, to)
  })
}
