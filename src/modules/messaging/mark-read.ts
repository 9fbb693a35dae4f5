import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { markSeen } from '../notices/mark-seen.ts'
import { noticePath, type Party } from './policy.ts'
import { countUnread, lockConversation, setReadPosition } from './queries.ts'

/** Everything up to `messageId` is read, never less than before, and so is a job seeker's notice of it. Answers what is unread in all. Throws conversation_not_found. */
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
