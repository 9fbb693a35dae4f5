import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { markSeen } from '../notices/mark-notices.ts'
import { noticePath, type Party } from './policy.ts'
import { countUnread, findConversation, lockConversation, setBlocked, setReadPosition } from './queries.ts'
import { conversationOf } from './views.ts'

/**
 * Marks everything up to `messageId` as read, together with a job seeker's notice of it; the position never moves
 * back. Returns the total number of unread messages. Throws conversation_not_found.
 */
export async function markRead(ctx: Context, me: Party, id: number, messageId: number) {
  return transaction(ctx, async (ctx) => {
    const row = await lockConversation(ctx.db, id, me)
    if (!row) throw new AppError('conversation_not_found')
    const { employerReadId, jobSeekerReadId, lastMessageId } = row.conversation
    const before = me.side === 'employer' ? employerReadId : jobSeekerReadId
    await setReadPosition(ctx.db, id, me, Math.max(before, Math.min(messageId, lastMessageId)))
    if (me.side === 'jobSeeker') await markSeen(ctx, me.id, noticePath(id))
    return { unread: await countUnread(ctx.db, me) }
  })
}

/**
 * Blocks a conversation for both sides, or ends the viewer's own block; a block by the other side stays. The other
 * side learns only that the conversation is closed. Throws conversation_not_found.
 */
export async function blockConversation(ctx: Context, me: Party, id: number, isBlocked: boolean) {
  await setBlocked(ctx.db, id, me, isBlocked ? ctx.now : null)
  const row = await findConversation(ctx.db, id, me)
  if (!row) throw new AppError('conversation_not_found')
  return conversationOf(me, row)
}
