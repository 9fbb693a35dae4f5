import { AppError } from '../shared/errors.ts'

/**
 * A queue for costly work: `running` at once, `waiting` more in line. Beyond that the work is refused with
 * `too_many_requests`, so that a flood of uploads costs answers and not memory.
 */
export function boundedQueue(limits: { running: number; waiting: number }) {
  const line: (() => void)[] = []
  let running = 0

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= limits.running) {
      if (line.length >= limits.waiting) throw new AppError('too_many_requests', { retryAfter: 20 })
      await new Promise<void>((resolve) => line.push(resolve))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      // the place is handed on without being freed, or a newcomer could take it before the first in line wakes
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
