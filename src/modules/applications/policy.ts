import { DAY } from '../../shared/time.ts'
import { SHARED_DAYS } from './limits.ts'

type Outcome = { status: string; isWithdrawn: boolean; cvStatus: string }

/**
 * Returns whether the employer seems to have hired the job seeker, who is then asked whether to mark the CV as hired. The
 * site does not mark it by itself.
 */
export function asksHired({ status, isWithdrawn, cvStatus }: Outcome): boolean {
  return status === 'onboarding' && !isWithdrawn && cvStatus !== 'hired'
}

type Sharing = {
  withdrawnAt: Date | null
  status: string
  blockedAt: Date | null
  endsAt: Date | null
  closedAt: Date | null
}

/**
 * Whether documents that were shared with an application are no longer shown to its employer: it was withdrawn or
 * rejected, its job was taken down, or the job ended long ago.
 */
export function isOver({ withdrawnAt, status, blockedAt, endsAt, closedAt }: Sharing, now: Date): boolean {
  const ends = [endsAt, closedAt].filter((end) => end !== null).map((end) => end.getTime())
  const hasEnded = Math.min(...ends) + SHARED_DAYS * DAY <= now.getTime()
  return withdrawnAt !== null || status === 'rejected' || blockedAt !== null || hasEnded
}
