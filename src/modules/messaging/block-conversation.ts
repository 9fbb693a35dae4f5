import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import type { Party } from './policy.ts'
import { findConversation, setBlocked } from './queries.ts'
import { conversationOf } from './views.ts'

/**
 * Closes a conversation for both, or takes one's own block back; the other side's stays. The other side is told nothing but that the
 * conversation is closed. Throws conversation_not_found.
 */
export async function blockConversation(ctx: Context, me: Party, id: number, isBlocked: boolean) {
  await setBlocked(ctx.db, id, me, isBlocked ? ctx.now : null)
  const row = await findConversation(ctx.db, id, me)
  if (!row) throw new AppError('conversation_not_found')
  return conversationOf(me, row)
}
