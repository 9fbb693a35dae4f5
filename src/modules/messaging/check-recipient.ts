import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import type { Party } from './policy.ts'
import { findApplicationOf, findOwnerOfCv, hasApplied, hasPaid, type Pair } from './queries.ts'
import type { Recipient } from './schema.ts'

export type RecipientPair = Pair & { jobPostingId: number | null }

/**
 * Whom the viewer means. An employer may begin with people who applied to one of its jobs and did not withdraw, and with people whose
 * CV it paid for, hidden or not; a job seeker with companies whose job it applied to. A CV that is missing, hidden or not paid for is
 * one answer, so that nobody learns which. Throws application_not_found or message_not_allowed.
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
