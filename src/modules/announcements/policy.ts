import type { AnnouncementState } from './choices.ts'

type Times = { startsAt: Date; endsAt: Date; endedAt: Date | null }

/** `endedAt`: when an administrator ended it before its time. */
export function stateOf({ startsAt, endsAt, endedAt }: Times, now: Date): AnnouncementState {
  if (endedAt || endsAt <= now) return 'ended'
  return startsAt > now ? 'planned' : 'showing'
}
