import { splitAtStarts } from '../search/found-words.ts'
import { isPersonal } from './personal-words.ts'

/** A part of a quoted text. `isFound`: it is one of the words that were asked for. */
export type QuotePart = { text: string; isFound: boolean }

/**
 * Returns the sentence of a summary that contains the most words of `asked`, in parts; the first sentence if none
 * contains any. `asked`: words or phrases. A sentence about the sex, age, family, religion or origin of the person is
 * never quoted. Returns an empty list if no other sentence has an asked word, or if the summary is empty.
 */
export function quoteOf(summary: string, asked: readonly string[]): QuotePart[] {
  const parts = summary.match(/[^.!?\n]+(?:[.!?](?!\s)[^.!?\n]*)*[.!?…]?/g) ?? []
  const sentences = parts.map((one) => one.trim()).filter(Boolean)
  const pattern = patternOf(asked)
  const found = (sentence: string) => (pattern ? splitAtStarts(sentence, pattern).length : 0)
  const [best] = sentences.filter((one) => !isPersonal(one)).sort((a, b) => found(b) - found(a))
  const isPointless = best !== undefined && found(best) <= 1 && sentences.some((one) => found(one) > 1)
  if (best === undefined || isPointless) return []
  if (!pattern) return [{ text: best, isFound: false }]
  return splitAtStarts(best, pattern)
    .map((text, index) => ({ text, isFound: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** Leaves out words of three letters or fewer, because they mean too little to be marked. */
function patternOf(asked: readonly string[]): string | undefined {
  const words = asked
    .flatMap((one) => [one, ...one.split(/[^\p{L}\p{N}+#]+/u)])
    .filter((word) => word.length > 3 && !COMMON.has(word.toLowerCase()))
    .sort((a, b) => b.length - a.length)
  if (words.length === 0) return undefined
  const escaped = [...new Set(words)].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return String.raw`(?:${escaped.join('|')})s?(?![\p{L}\p{N}])`
}

const COMMON = new Set(['with', 'years', 'work', 'year', 'asks', 'more', 'from', 'least', 'experience'])
