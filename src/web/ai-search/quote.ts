/** A part of a quoted text. `isFound`: it is one of the words that were asked for. */
export type QuotePart = { text: string; isFound: boolean }

/**
 * Returns the sentence of a summary that contains the most words of `asked`, in parts; the first sentence if none
 * contains any. `asked`: words or phrases. Returns an empty list for an empty summary.
 */
export function quoteOf(summary: string, asked: readonly string[]): QuotePart[] {
  const sentences =
    summary.match(/[^.!?\n]+(?:[.!?](?!\s)[^.!?\n]*)*[.!?…]?/g)?.map((one) => one.trim()) ?? []
  const pattern = patternOf(asked)
  const found = (sentence: string) => (pattern ? [...sentence.matchAll(pattern)].length : 0)
  const best = sentences.filter(Boolean).sort((a, b) => found(b) - found(a))[0]
  if (!best) return []
  if (!pattern) return [{ text: best, isFound: false }]
  return best
    .split(pattern)
    .map((text, index) => ({ text, isFound: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** Leaves out words of three letters or fewer, because they mean too little to be marked. */
function patternOf(asked: readonly string[]): RegExp | undefined {
  const words = asked
    .flatMap((one) => [one, ...one.split(/[^\p{L}\p{N}+#]+/u)])
    .filter((word) => word.length > 3 && !COMMON.has(word.toLowerCase()))
    .sort((a, b) => b.length - a.length)
  if (words.length === 0) return undefined
  const escaped = [...new Set(words)].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])((?:${escaped.join('|')})s?)(?![\\p{L}\\p{N}])`, 'giu')
}

const COMMON = new Set(['with', 'years', 'work', 'year', 'asks', 'more', 'from', 'least', 'experience'])
