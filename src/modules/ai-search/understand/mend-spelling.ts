import { isEnglish } from '../../../platform/english-words.ts'
import type { Lexicon } from '../../occupations/lexicon.ts'
import { isFunctionWord, isTokPisin, TOK_PISIN_WORDS, termsOf } from '../../occupations/normalise.ts'
import { editDistance } from '../../search/spelling.ts'
import { FILLERS, isFiller, isQuality, NAMES, QUALITIES } from '../words/word-kinds.ts'
import type { QueryWorld } from './intent.ts'
import { Reading } from './reading.ts'

/** Letters. A shorter word may be an abbreviation. */
const SHORTEST = 4
/** A word of this many letters or fewer is only corrected to an English word: 'cert' and 'ccna' are abbreviations. */
const SHORT = 4

/**
 * Replaces each unknown word with the most similar known word. A word is known if it is an English word, a name, an
 * acronym or a language, or part of a title, skill or place. The number of CVs does not matter. `names`: the words of
 * places.
 */
export function mendSpelling(
  reading: Reading,
  { lexicon, asTyped }: QueryWorld,
  names: ReadonlySet<string>,
): Reading {
  const doCapitalsTell = !isTitleCase(reading)
  const others = isTokPisin(reading.text) ? new Set([...names, ...TOK_PISIN_WORDS]) : names
  const words = reading.words.map((word, index) => {
    const { term, typed, start, end } = word
    const asWritten = reading.text.slice(start, end)
    const isName = doCapitalsTell && (index > 0 ? /^\p{Lu}/u : /^\p{Lu}{2}/u).test(asWritten)
    if (reading.isRead(index) || isName || typed.length < SHORTEST) return word
    if (!isUnknown(term, lexicon, names) || isEnglish(typed) || isEnglish(term)) return word
    if (NAMES.has(typed) || asTyped?.has(typed) || lexicon.work.found.has(`t ${term}`)) return word
    const near = nearestWord(typed, lexicon, others) ?? nearestWord(term, lexicon, others)
    if (!near || (typed.length <= SHORT && !isEnglish(near))) return word
    // another form of a word in the lexicon ('cleaners' of 'cleaner') is spelt correctly
    const meant = termsOf(near)[0] ?? near
    return near === typed ? { ...word, term: near } : { ...word, term: meant, isMended: true as const }
  })
  return new Reading(reading.text, words, reading.parts)
}

/** Whether most words begin with a capital letter, as in 'Electrican In Lae': capitals do not mark names there. */
function isTitleCase({ words, text }: Reading): boolean {
  const long = words.filter(({ typed }) => typed.length > 3)
  return long.filter(({ start }) => /\p{Lu}/u.test(text[start] ?? '')).length * 2 > long.length
}

export function isUnknown(term: string, { vocabulary }: Lexicon, names: ReadonlySet<string>): boolean {
  return (
    /^\p{L}{2,30}$/u.test(term) &&
    !vocabulary.has(term) &&
    !names.has(term) &&
    !isFunctionWord(term) &&
    !isFiller(term) &&
    !isQuality(term)
  )
}

/** A word of fewer titles and skills is not evidence that a short name was misspelt: 'Wari' is not 'warm'. */
const LEAST_KNOWN = 20
/** The weight of a word of a place or of everyday language, as a number of titles. */
const EVERYDAY = 100

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
    if (Math.abs(word.length - term.length) > bearable || word.length < SHORTEST) return
    const distance = editDistance(term, word)
    if (distance > bearable || (distance > 1 && distance > term.length / 3.5)) return
    // of equally near words, the name of a job is likelier than a word that describes one
    const cost = distance - (titles.has(word) ? 0.9 : Math.min(count, 400) / 500)
    if (!best || cost < best.cost) best = { word, cost }
  }
  for (const [word, count] of vocabulary) if (count >= LEAST_KNOWN) consider(word, count)
  for (const word of [...names, ...FILLERS, ...QUALITIES]) consider(word, EVERYDAY)
  return best?.word
}
