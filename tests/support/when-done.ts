import { afterAll, onTestFinished } from 'vitest'

/**
 * Cleans up after the running test, or after the file's tests when none is running. Not for `beforeAll`: Vitest
 * silently ignores an `afterAll` that is registered while a test or a hook runs.
 */
export function whenDone(cleanUp: () => unknown): void {
  let isInTest = true
  try {
    onTestFinished(async () => void (await cleanUp()))
  } catch {
    isInTest = false
  }
  if (!isInTest) afterAll(async () => void (await cleanUp()))
}
