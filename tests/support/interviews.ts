import { typedMinute } from '../../src/shared/dates.ts'
import { DAY, HOUR } from '../../src/shared/time.ts'

/** An offer of one agreed time in a week, unless other fields are given. */
export function interviewOffer(overrides: Record<string, unknown> = {}) {
  return {
    times: [typedMinute(new Date(Date.now() + 7 * DAY))],
    minutes: 30,
    way: 'meeting',
    place: 'Waigani Drive, second floor',
    note: '',
    isAgreed: true,
    ...overrides,
  }
}

/** Times to pick from, `days` from now and an hour later, as the form sends them. */
export const twoTimes = (days: number, now = Date.now()): string[] =>
  [0, HOUR].map((later) => typedMinute(new Date(now + days * DAY + later)))
