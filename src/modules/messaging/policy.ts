import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import type { SENDERS, Side } from './schema.ts'

/** One of the two sides of a conversation, and its account. */
export type Party = { side: Side; id: number }

/**
 * Returns the viewer's side. One browser may have both sessions; the path of the call says which side it is for.
 * Throws authentication_required.
 */
export function partyOf(ctx: Context, side: Side): Party {
  const account = ctx.viewer[side]
  if (!account) throw new AppError('authentication_required')
  return { side, id: account.id }
}

export const senderOf = ({ side }: Party): (typeof SENDERS)[number] =>
  side === 'employer' ? 'employer' : 'job_seeker'

/** The facts that decide whether new messages are possible. */
export type Openness = {
  employerBlockedAt: Date | null
  jobSeekerBlockedAt: Date | null
  /** By an administrator. */
  closedAt: Date | null
  employerIsActive: boolean
  jobSeekerIsActive: boolean
}

/**
 * Tells whether the conversation is blocked by either side, closed by an administrator, or one of the two is
 * suspended. The other side does not learn which.
 */
export function isClosed(it: Openness): boolean {
  const isBlocked = it.employerBlockedAt !== null || it.jobSeekerBlockedAt !== null || it.closedAt !== null
  return isBlocked || !it.employerIsActive || !it.jobSeekerIsActive
}

/** The page that a job seeker's notice of a conversation opens. */
export const noticePath = (id: number): string => `/messages?conversation=${id}`
export const limitKey = ({ side, id }: Party): string => `${side}:${id}`
