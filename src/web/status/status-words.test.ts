import { expect, test } from 'vitest'
import {
  dayText,
  levelOf,
  type Status,
  type StatusPart,
  shareSentence,
  stateSentence,
  summaryOf,
} from './status-words.ts'

const SINCE = '2026-05-10T04:05:00.000Z'
const part = (values: Partial<StatusPart>): StatusPart => ({
  ...{ part: 'search', state: 'ok', since: SINCE, share: 1, days: [] },
  ...values,
})
const day = (ok: number, failed: number, unknown: number) => ({ day: '2026-05-10', ok, failed, unknown })

test.each([
  [part({}), 'Search: works.'],
  [part({ part: 'pages' }), 'Pages: works.'],
  [part({ state: 'failed' }), 'Search: has not worked since 10 May 2026, 2:05 pm.'],
  [part({ part: 'uploads', state: 'failed' }), 'Uploads: has not worked since 10 May 2026, 2:05 pm.'],
  [part({ part: 'mail', state: 'off' }), 'Mail: not set up on this site.'],
])('a part in a sentence', (given, sentence) => {
  expect(stateSentence(given)).toBe(sentence)
})

// Rule (status page): A share on the status page is never rounded up
test('a share is never rounded up, and names the first day with figures', () => {
  const days = [day(1440, 0, 0)]
  expect(shareSentence(part({ share: 0.99999, days }), 90)).toBe(
    'Available 99.99% of the time since 10 May 2026.',
  )
  expect(shareSentence(part({ days: Array(90).fill(days[0]) }), 90)).toBe(
    'Available 100% of the time in the last 90 days.',
  )
  expect(shareSentence(part({ share: null }), 90)).toBeUndefined()
})

test('a day is shown as its worst part', () => {
  const days = [day(1440, 0, 0), day(1430, 10, 0), day(10, 1430, 0), day(10, 0, 1430)]
  expect(days.map(levelOf)).toEqual(['ok', 'some', 'down', 'unknown'])
  expect([...days.map(dayText), dayText(undefined)]).toEqual([
    'No problems',
    '10 min down',
    '1,430 min down',
    '1,430 min without data',
    'No data',
  ])
})

test('the summary names the database first, then the failing parts, then missing measurements', () => {
  const status = (values: Partial<Status>): Status => ({
    ...{ days: 90, measuredAt: SINCE, databaseAwaySince: null, parts: [part({})], notes: [] },
    ...values,
  })
  expect(summaryOf(status({})).text).toBe('Everything works.')
  expect(summaryOf(status({ parts: [part({ state: 'failed' })] })).text).toBe(
    'Some parts do not work: Search.',
  )
  expect(summaryOf(status({ parts: [part({ state: 'unknown' })] })).text).toContain(
    'Nothing has been measured',
  )
  expect(summaryOf(status({ databaseAwaySince: SINCE })).text).toContain(
    'Our database has not answered since 10 May 2026, 2:05 pm.',
  )
})
