import type { Context } from '../../platform/context.ts'
import { AppError } from '../../shared/errors.ts'
import type { SENDERS, Side } from './schema.ts'

/** Who asks: one of the two sides, and which account. */
export type Party = { side: Side; id: number }

/** One browser may hold both sessions; the call's path says for which side it is. Throws authentication_required. */
export function partyOf(ctx: Context, side: Side): Party {
  const account = ctx.viewer[side]
  if (!account) throw new AppError('authentication_required')
  return { side, id: account.id }
}

export const senderOf = ({ side }: Party): (typeof SENDERS)[number] =>
  side === 'employer' ? 'employer' : 'job_seeker'

/** What decides whether anything more can be written. */
export type Openness = {
  employerBlockedAt: Date | null
  jobSeekerBlockedAt: Date | null
  /** By an administrator. */
  closedAt: Date | null
  employerIsActive: boolean
  jobSeekerIsActive: boolean
}

/** Blocked by either side, closed by an administrator, or one of the two is suspended: which of these it is, the other side is not told. */
export function isClosed(it: Openness): boolean {
  const isBlocked = it.employerBlockedAt !== null || it.jobSeekerBlockedAt !== null || it.closedAt !== null
  return isBlocked || !it.employerIsActive || !it.jobSeekerIsActive
}

/** Where a job seeker's notice of a conversation leads. */
export const noticePath = (id: number): string => `/messages?conversation=${id}`

/** For each account, both sides alike: more than anybody types, less than a machine would send. */
export const MESSAGES = { name: 'messages', points: 60, seconds: 3600 }
/** People whom an employer writes to for the first time. */
export const NEW_CONVERSATIONS = { name: 'new-conversations', points: 20, seconds: 3600 }
export const REPORTS = { name: 'conversation-reports', points: 10, seconds: 3600 }
export const limitKey = ({ side, id }: Party): string => `${side}:${id}`
