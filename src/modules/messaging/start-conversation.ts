import type { Context } from '../../platform/context.ts'
import { consume } from '../../platform/rate-limit.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { findRecipient } from './check-recipient.ts'
import { limitKey, MESSAGES, NEW_CONVERSATIONS, type Party } from './policy.ts'
import { findConversationOf, insertConversation, lockConversation } from './queries.ts'
import type { Recipient } from './schema.ts'
import { writeMessage } from './write-message.ts'

/**
 * The first message to somebody, or one more when the two have a conversation already. Throws application_not_found,
 * message_not_allowed, conversation_closed or too_many_requests.
 */
export async function startConversation(ctx: Context, me: Party, to: Recipient, body: string) {
  await consume(ctx, MESSAGES, limitKey(me))
  return transaction(ctx, async (ctx) => {
    const { isNew, ...written } = await writeTo(ctx, me, to, body)
    if (isNew && me.side === 'employer') await consume(ctx, NEW_CONVERSATIONS, String(me.id))
    return written
  })
}

/** The same without the limits of what is typed one by one: `isNew` when it was the first message between the two. */
export async function writeTo(ctx: Context, me: Party, to: Recipient, body: string) {
  return transaction(ctx, async (ctx) => {
    const { employerId, jobSeekerId, jobPostingId } = await findRecipient(ctx, me, to)
    const pair = { employerId, jobSeekerId }
    const isNew = await insertConversation(ctx.db, { ...pair, jobPostingId, createdAt: ctx.now })
    const found = await findConversationOf(ctx.db, pair)
    const row = found && (await lockConversation(ctx.db, found.id, me))
    if (!row) throw new AppError('conversation_not_found')
    return { isNew, conversationId: row.conversation.id, ...(await writeMessage(ctx, me, row, body)) }
  })
}
