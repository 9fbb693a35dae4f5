import type { Lexicon } from '../../occupations/lexicon.ts'
import { isFunctionWord, wordsOf } from '../../occupations/normalise.ts'
import { editDistance } from '../../search/spelling.ts'
import { FILLERS, isFiller, isPlainWord, QUALITIES } from './filler-words.ts'
import type { QueryWorld } from './intent.ts'
import type { Reading } from './reading.ts'

/** A word in so many CVs is taken as spelt correctly, unless a similar word is much more common. */
const KNOWN_FROM = 5
const MUCH_COMMONER = 30

/** Replaces words that are in no title, skill, place or CV with the most similar known words. */
export function mendWords(
  reading: Reading,
  { lexicon, wordCounts }: QueryWorld,
  names: ReadonlySet<string>,
): void {
  for (const [index, word] of reading.words.entries()) {
    if (reading.used[index] || !needsMending(word.term, lexicon, names)) continue
    if (word.typed.length < 4 || isPlainWord(word.term)) continue
    const near = nearestWord(word.typed, lexicon, names) ?? nearestWord(word.term, lexicon, names)
    if (
      !near ||
      (wordCounts.get(word.typed) ?? 0) >= Math.max(KNOWN_FROM, (wordCounts.get(near) ?? 0) / MUCH_COMMONER)
    )
      continue
    // another form of a word in the lexicon ('cleaners' of 'cleaner') is spelt correctly
    if (near !== word.typed && near !== word.term) reading.mended.set(index, word.term)
    word.term = near
  }
}

/** Words of a query that the lexicon does not know, as typed. */
export function unknownWords(text: string, lexicon: Lexicon): string[] {
  return wordsOf(text)
    .filter(({ term }) => needsMending(term, lexicon, new Set()))
    .map(({ typed }) => typed)
}

function needsMending(term: string, { vocabulary }: Lexicon, names: ReadonlySet<string>): boolean {
  return (
    /^\p{L}{3,30}$/u.test(term) &&
    !vocabulary.has(term) &&
    !names.has(term) &&
    !isFunctionWord(term) &&
    !isFiller(term) &&
    !QUALITIES.has(term)
  )
}

/** Returns the nearest word of the lexicon or of a place name; among equally near ones, the most common. */
function nearestWord(
  term: string,
  { vocabulary, titles }: Lexicon,
  names: ReadonlySet<string>,
): string | undefined {
  const bearable = term.length < 5 ? 1 : term.length < 9 ? 2 : 3
  let best: { word: string; cost: number } | undefined
  const consider = (word: string, count: number) => {
    // people get the first letter right, or swap it with the second
    if (word[0] !== term[0] && (word[0] !== term[1] || word[1] !== term[0])) return
    if (Math.abs(word.length - term.length) > bearable || word.length < 4) return
    const distance = editDistance(term, word)
    if (distance > bearable || (distance > 1 && distance > term.length / 4)) return
    // of equally near words, the name of a job is likelier than a word that describes one
    const cost = distance - Math.min(count, 400) / 500 - (titles.has(word) ? 0.9 : 0)
    if (!best || cost < best.cost) best = { word, cost }
  }
  for (const [word, count] of vocabulary) consider(word, count)
  for (const name of names) consider(name, 100)
  for (const filler of [...FILLERS, ...QUALITIES]) consider(filler, 100)
  return best?.word
}
