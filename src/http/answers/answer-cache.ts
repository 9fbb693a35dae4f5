import { LRUCache } from 'lru-cache'
import { RECENT_SECONDS } from '../../platform/database/replica.ts'
import { SECOND } from '../../shared/time.ts'
import type { ReadyAnswer } from './ready-answer.ts'

/** Bytes of all answers of a cache before they are compressed. Their compressed forms together take less. */
const MAX_BYTES = 64_000_000
/** Milliseconds. Without a version an answer may show anything that changes, such as the state of the site. */
const WITHOUT_VERSION = 30 * SECOND
/** Milliseconds. An answer made so soon after a change is made again, because a replica may have been behind. */
const SETTLING = RECENT_SECONDS * SECOND

/** `version`: of the content that an answer shows. `longest`: milliseconds for which it is kept. */
export type Keeping = { version: string | undefined; longest: number; now: Date }

/** `lifetime`: milliseconds. */
type Kept = { answer: Promise<ReadyAnswer>; version: string | undefined; madeAt: number; lifetime: number }

/**
 * Keeps each answer by its key until the version of its content changes. Requests wait for an answer that is being
 * made, so a burst of requests makes it once. When the answers take too many bytes, drops those that were not requested
 * for the longest time. Failures, and answers that must not be stored, are not kept.
 */
export function createAnswerCache(maxBytes = MAX_BYTES) {
  const answers = new LRUCache<string, Kept>({ maxSize: maxBytes })
  const settledAt = createSettling()

  function keep(key: string, { version, longest, now }: Keeping, answer: Promise<ReadyAnswer>): void {
    const madeAt = now.getTime()
    const isSettled = madeAt >= settledAt(version, madeAt)
    const lifetime = version === undefined ? WITHOUT_VERSION : isSettled ? longest : SETTLING
    const kept: Kept = { answer, version, madeAt, lifetime }
    answers.set(key, kept, { size: 1 })
    const isNewest = () => answers.peek(key) === kept
    answer.then(
      ({ size, headers }) =>
        isNewest() &&
        (headers['Cache-Control'] === 'no-store'
          ? answers.delete(key)
          : answers.set(key, { ...kept }, { size })),
      () => isNewest() && answers.delete(key),
    )
  }

  return (key: string, keeping: Keeping, make: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> => {
    const { version, now } = keeping
    const known = answers.get(key)
    if (known && known.version === version && Math.abs(now.getTime() - known.madeAt) < known.lifetime)
      return known.answer
    const answer = make()
    keep(key, keeping, answer)
    return answer
  }
}

/** Returns a function for the time at which a version has settled: `SETTLING` after this process first saw it. */
function createSettling() {
  // Callers need only the newest versions: one for pages with CVs, one for other pages.
  const firstSeen = new LRUCache<string, number>({ max: 4 })
  return (version = '', now: number): number => {
    const since = firstSeen.get(version) ?? now
    firstSeen.set(version, since)
    return since + SETTLING
  }
}
