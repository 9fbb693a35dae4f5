import { expect, test } from 'vitest'
import { adviceOf, lastEvent, progressOf } from './application-words.ts'

const now = new Date('2026-12-05T02:00:00Z')
const at = (day: number) => `2026-12-0${day}T00:00:00Z`
const sent = {
  status: 'pending',
  appliedAt: at(3),
  withdrawnAt: null,
  timeline: [{ status: 'pending', changedAt: at(3) }],
} as const
const opened = { ...sent, timeline: [...sent.timeline, { status: 'opened', changedAt: at(4) }] } as const
const screened = {
  ...opened,
  status: 'screening',
  timeline: [...opened.timeline, { status: 'screening', changedAt: at(5) }],
} as const
const rejected = {
  ...screened,
  status: 'rejected',
  timeline: [...screened.timeline, { status: 'rejected', changedAt: at(5) }],
} as const

// Rule (job seekers): An application shows in six steps and in words how far it has come
test.each([
  ['sent', sent, { at: 1, state: 'now' }, 'Sent 2 days ago, not opened yet.'],
  ['opened', opened, { at: 1, state: 'now' }, 'They opened your application yesterday.'],
  ['moved on', screened, { at: 2, state: 'now' }, 'Moved to Screening today.'],
  ['rejected', rejected, { at: 3, state: 'over' }, 'They chose someone else today.'],
  ['withdrawn', { ...screened, withdrawnAt: at(5) }, { at: 2, state: 'left' }, 'You withdrew it today.'],
] as const)('an application that was %s', (_, application, progress, words) => {
  expect(progressOf(application)).toEqual({ ...progress, of: 6 })
  expect(lastEvent(application, now)).toBe(words)
})

test('the list says that a rejection came with words', () => {
  const words = 'Thank you.'
  expect(adviceOf({ ...rejected, pace: null })).toBe('')
  expect(
    adviceOf({ ...rejected, pace: null, timeline: [{ status: 'rejected', changedAt: at(5), words }] }),
  ).toContain('Read what they wrote')
})

test('somebody who waits reads how long it usually takes', () => {
  expect(adviceOf({ ...sent, pace: { days: 2 } })).toBe('They usually open applications within 2 days.')
  expect(adviceOf({ ...sent, pace: null })).toBe('')
  expect(adviceOf({ ...sent, withdrawnAt: at(4), pace: null })).toBe('')
})
