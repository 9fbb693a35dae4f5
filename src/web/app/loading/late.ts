import { arrived } from './api-client.ts'

let words = async (): Promise<void> => undefined

/** Sets how the words of late code come. Pages in English need none. */
export function bringWordsLate(bring: () => Promise<void>): void {
  words = bring
}

/** Loads code that a page does not need at first, together with its words: `late(() => import('./dialog.tsx'))`. */
export async function late<T>(load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([loadFile(load), words()])
  return loaded
}

/** Loads code that may be needed soon, or does without: resolves to nothing if it is lost. The need itself asks again. */
export const loadAhead = <T>(load: () => Promise<T>): Promise<T | undefined> =>
  Promise.all([load(), words()]).then(
    ([loaded]) => loaded,
    () => undefined,
  )

/**
 * Loads a file of ours. If it is lost although the server answers, asks again or loads the whole page again. Throws
 * `noConnection` without a network.
 */
export const loadFile = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async (error) => {
    const { askAgain } = await arrived(
      fetch('/robots.txt', { method: 'HEAD' }).then(() => import('./in-trouble.ts')),
    )
    return askAgain(load, error)
  })
