import { AppError, type ErrorCode } from '../shared/errors.ts'

/** The error of a full queue. `retryAfter` in seconds. */
type Refusal = { code: ErrorCode; retryAfter: number }

/**
 * Returns a queue for costly work: `running` jobs at once, and `waiting` more in line. Refuses any further work
 * at once, so that a flood of uploads does not use up the memory.
 */
export function boundedQueue(
  limits: { running: number; waiting: number },
  { code, retryAfter }: Refusal = { code: 'too_many_requests', retryAfter: 20 },
) {
  const line: (() => void)[] = []
  let running = 0

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limits.running) {
      if (line.length >= limits.waiting) throw new AppError(code, { retryAfter })
      await new Promise<void>((resolve) => line.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // Hand the place on without freeing it. Otherwise a newcomer could take it before the first in line wakes.
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
