import type { Context } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { limitKey, MESSAGES, type Party } from './policy.ts'
import { lockConversation } from './queries.ts'
import { writeMessage } from './write-message.ts'

/** Throws conversation_not_found, conversation_closed or too_many_requests. */
export async function sendMessage(ctx: Context, me: Party, id: number, body: string) {
  await consume(ctx, MESSAGES, limitKey(me))
  return transaction(ctx, async (ctx) => {
    const row = await lockConversation(ctx.db, id, me)
    if (!row) throw new AppError('conversation_not_found')
    return writeMessage(ctx, me, row, body)
  })
}
