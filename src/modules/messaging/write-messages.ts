import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { MESSAGES, NEW_CONVERSATIONS } from './limits.ts'
import { notifyRecipient } from './mails.ts'
import { limitKey, type Party } from './policy.ts'
import {
  type ConversationRow,
  findApplicationOf,
  findConversationOf,
  findOwnerOfCv,
  hasApplied,
  hasPaid,
  insertConversation,
  insertMessage,
  lockConversation,
  type Pair,
} from './queries.ts'
import type { Recipient } from './schema.ts'
import { conversationOf, messageOf } from './views.ts'

/**
 * Writes a message into a locked conversation. The other side gets a mail only if it had read everything before; the
 * next mail follows after it reads again. `unread`: the number of messages that the writer has not read. Throws
 * conversation_closed.
 */
async function writeMessage(ctx: Context, me: Party, row: ConversationRow, body: string) {
  const { isClosed, unread } = conversationOf(me, row)
  if (isClosed) throw new AppError('conversation_closed')
  const { conversation } = row
  const message = await insertMessage(ctx.db, conversation.id, me, { body, createdAt: ctx.now })
  const waiting = me.side === 'employer' ? conversation.jobSeekerUnread : conversation.employerUnread
  if (waiting === 0) await notifyRecipient(ctx, me, row, body)
  return { message: messageOf(me, message), unread }
}

/**
 * Writes the first message to a person, or another one if the two already have a conversation. Throws
 * application_not_found, message_not_allowed, conversation_closed or too_many_requests.
 */
export async function startConversation(ctx: Context, me: Party, to: Recipient, body: string) {
  await consume(ctx, MESSAGES, limitKey(me))
  return transaction(ctx, async (ctx) => {
    const { isNew, ...written } = await writeTo(ctx, me, to, body)
    if (isNew && me.side === 'employer') await consume(ctx, NEW_CONVERSATIONS, String(me.id))
    return written
  })
}

/** Writes a message without the limits for typed messages. `isNew`: it was the first message between the two. */
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

/** Throws conversation_not_found, conversation_closed or too_many_requests. */
export async function sendMessage(ctx: Context, me: Party, id: number, body: string) {
  await consume(ctx, MESSAGES, limitKey(me))
  return transaction(ctx, async (ctx) => {
    const row = await lockConversation(ctx.db, id, me)
    if (!row) throw new AppError('conversation_not_found')
    return writeMessage(ctx, me, row, body)
  })
}

export type RecipientPair = Pair & { jobPostingId: number | null }

/**
 * Returns the person to write to. An employer may write first to people who applied to one of its jobs and did not
 * withdraw, and to people whose CV it paid for, hidden or not. A job seeker may write first to companies to which the
 * job seeker applied. A missing, hidden or unpaid CV gives the same error, so that the caller cannot tell them apart.
 * Throws application_not_found or message_not_allowed.
 */
export async function findRecipient(ctx: Context, me: Party, to: Recipient): Promise<RecipientPair> {
  const pair =
    to.application === undefined
      ? await personOf(ctx, me, to.cv)
      : await fromApplication(ctx, me, to.application)
  const mayWrite =
    pair && ((await hasApplied(ctx.db, pair)) || (me.side === 'employer' && (await hasPaid(ctx.db, pair))))
  if (!mayWrite) throw new AppError('message_not_allowed')
  return pair
}

async function fromApplication(ctx: Context, me: Party, id: number): Promise<RecipientPair> {
  const found = await findApplicationOf(ctx.db, id, me)
  if (!found) throw new AppError('application_not_found')
  return found
}

async function personOf(
  ctx: Context,
  me: Party,
  cvId: number | undefined,
): Promise<RecipientPair | undefined> {
  if (cvId === undefined || me.side !== 'employer') return undefined
  const jobSeekerId = await findOwnerOfCv(ctx.db, cvId)
  return jobSeekerId ? { employerId: me.id, jobSeekerId, jobPostingId: null } : undefined
}
