import { afterAll, onTestFinished } from 'vitest'

/**
 * Cleans up after the test that runs, or after the file's tests when none does. Not for `beforeAll`: Vitest forgets, without a word, what is
 * to run after all tests when that is said while one of them or a hook runs.
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
