import { isEnglish } from '../../platform/english-words.ts'

/**
 * A typed query with the operators of web searches. `words`: the words without the operators; `excluded`: words that
 * must be missing; `exact`: words in quotes, whose spelling is not corrected; `either`: neighbours, one of which is
 * enough.
 */
export type TypedQuery = {
  words: string
  excluded: readonly string[]
  exact: ReadonlySet<string>
  either: readonly (readonly [string, string])[]
}

const PIECE = /(?<!\S)-(?="?[\p{L}\p{N}])|"([^"]+)"|(?<=\s)(?:OR|\|)(?=\s)|[^\s"]+/gu

/** Reads 'nurse -midwife', '"site manager"' and 'welder OR boilermaker' as web searches do. */
export function readTyped(query: string): TypedQuery {
  const kept: string[] = []
  const excluded: string[] = []
  const exact = new Set<string>()
  const either: [string, string][] = []
  let [isExcluded, isEither] = [false, false]
  for (const { 0: piece, 1: quoted } of query.matchAll(PIECE)) {
    if (piece === '-') isExcluded = true
    else if (piece === 'OR' || piece === '|') isEither = kept.length > 0
    else {
      const text = quoted ?? piece
      if (isExcluded) excluded.push(text)
      else {
        if (quoted !== undefined) for (const word of wordsOf(quoted)) exact.add(word)
        const [before, first] = [wordsOf(kept.at(-1) ?? '').at(-1), wordsOf(text)[0]]
        if (isEither && before && first) either.push([before, first])
        kept.push(text)
      }
      isExcluded = false
      isEither = false
    }
  }
  return { words: kept.join(' '), excluded, exact, either }
}

/**
 * The words in small letters that are not typing errors: English words, acronyms ('CCNA') and names ('Grace'). Capitals
 * tell nothing in a query that is written in capitals, or whose words all begin with one.
 */
export function realWords(query: string): ReadonlySet<string> {
  const words = query.match(/[\p{L}\p{N}]+/gu) ?? []
  const isShouted = !/\p{Ll}/u.test(query)
  const isTitleCase = words.every((word) => /^\p{Lu}/u.test(word))
  const isReal = (word: string, index: number) =>
    isEnglish(word.toLowerCase()) ||
    (!isShouted && /^\p{Lu}[\p{Lu}\p{N}]+s?$/u.test(word)) ||
    (!isTitleCase && index > 0 && /^\p{Lu}/u.test(word))
  return new Set(words.filter(isReal).map((word) => word.toLowerCase()))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
