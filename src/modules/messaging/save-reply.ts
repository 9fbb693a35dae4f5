import type { EmployerContext } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { MAX_SAVED_REPLIES } from './limits.ts'
import {
  deleteSavedReply,
  insertSavedReply,
  lockSavedReplies,
  selectSavedReplies,
  updateSavedReply,
} from './reply-queries.ts'
import type { SavedReply } from './schema.ts'

/** The employer's own saved replies, by their names. */
export const listSavedReplies = (ctx: EmployerContext) => selectSavedReplies(ctx.db, ctx.viewer.employer.id)

/** Throws saved_replies_full. */
export async function saveReply(ctx: EmployerContext, reply: SavedReply) {
  const employerId = ctx.viewer.employer.id
  return transaction(ctx, async (ctx) => {
    if ((await lockSavedReplies(ctx.db, employerId)) >= MAX_SAVED_REPLIES)
      throw new AppError('saved_replies_full', { limit: MAX_SAVED_REPLIES })
    return insertSavedReply(ctx.db, { ...reply, employerId, createdAt: ctx.now })
  })
}

/** Throws saved_reply_not_found. */
export async function changeReply(ctx: EmployerContext, id: number, reply: SavedReply) {
  const changed = await updateSavedReply(ctx.db, id, ctx.viewer.employer.id, reply)
  if (!changed) throw new AppError('saved_reply_not_found')
  return changed
}

/** Throws saved_reply_not_found. */
export async function forgetReply(ctx: EmployerContext, id: number): Promise<void> {
  if (!(await deleteSavedReply(ctx.db, id, ctx.viewer.employer.id)))
    throw new AppError('saved_reply_not_found')
}
