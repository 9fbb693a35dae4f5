let words = async (): Promise<void> => undefined

/** Sets how the words of late code come. Pages in English need none. */
export function bringWordsLate(bring: () => Promise<void>): void {
  words = bring
}

/** Loads code that a page does not need at first, together with its words: `late(() => import('./dialog.tsx'))`. */
export async function late<T>(load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), words()])
  return loaded
}
