import type { AdministratorContext } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { recordAct } from '../audit/record-act.ts'
import { markFailuresSeen } from './queries.ts'

/** Failed mails so far no longer wait for an administrator; they stay in the outbox. */
export function dismissFailures(ctx: AdministratorContext): Promise<{ seen: number }> {
  return transaction(ctx, async (ctx) => {
    const seen = await markFailuresSeen(ctx.db, ctx.now)
    if (seen > 0) await recordAct(ctx, 'failed-emails-seen', { type: 'email', id: '' }, { count: seen })
    return { seen }
  })
}
