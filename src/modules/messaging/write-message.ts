import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import { notifyRecipient } from './notify-recipient.ts'
import type { Party } from './policy.ts'
import { type ConversationRow, insertMessage } from './queries.ts'
import { conversationOf, messageOf } from './views.ts'

/**
 * Into a conversation that is locked. The other side gets a mail when it had read everything before: one, until it reads again.
 * `unread` is what the writer has not read itself. Throws conversation_closed.
 */
export async function writeMessage(ctx: Context, me: Party, row: ConversationRow, body: string) {
  const { isClosed, unread } = conversationOf(me, row)
  if (isClosed) throw new AppError('conversation_closed')
  const { conversation } = row
  const message = await insertMessage(ctx.db, conversation.id, me, { body, createdAt: ctx.now })
  const waiting = me.side === 'employer' ? conversation.jobSeekerUnread : conversation.employerUnread
  if (waiting === 0) await notifyRecipient(ctx, me, row, body)
  return { message: messageOf(me, message), unread }
}
