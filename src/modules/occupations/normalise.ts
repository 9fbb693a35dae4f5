import { isVagueHead } from './title-words.ts'
import { listedPairs, listedWords } from './word-lists.ts'

/** A word of a text: in the form used for comparison, as typed in lower case, and with its position. */
export type Word = { term: string; typed: string; start: number; end: number }

const FUNCTION_WORDS = listedWords('function words')
/** Also forms of verbs: 'taught' for 'teach'. */
export const SHORT_FORMS = listedPairs('short forms')
const TOK_PISIN = listedPairs('tok pisin')
const IN_SENTENCES = listedPairs('tok pisin in sentences')
const AFTER_IT = listedWords('after it')
/** A sentence in Tok Pisin has one of these words. */
const SENTENCE = /\b(?:bilong|blong|bilon|husat|wantaim|i save|ol|mi laikim|nidim|wanpela|tupela|painim)\b/i

/** Words of Tok Pisin that have a meaning in English. */
export const TOK_PISIN_WORDS: ReadonlySet<string> = new Set(TOK_PISIN.keys())
export const isTokPisin = (text: string): boolean => SENTENCE.test(text)

/** British and American spellings, and 'haus', by a part of the word. */
const SPELLINGS: [RegExp, string][] = [
  [/^licen[cs]e(d?)s?$/, 'license$1'],
  [/^labour/, 'labor'],
  [/^(.*)isation$/, '$1ization'],
  [/^(.{3,})is(e|ed|er|ing)$/, '$1iz$2'],
  [/^(.*)(col|behavi|harb|fav)our(.*)$/, '$1$2or$3'],
  [/^(.*)(travel|model|counsel|fuel)l(ing|ed|er|or)$/, '$1$2$3'],
  [/^paediatric/, 'pediatric'],
  [/^gynaecolog/, 'gynecolog'],
  [/^anaesthe/, 'anesthe'],
  [/^haus(.*)$/, 'house$1'],
]
/** Returns a pattern of a term's spellings in texts: 'licence' for 'license', and 'cruiser' for 'cruizer'. */
export function spellingsOf(term: string): string {
  return term
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/(?<=\w{3})iz/, 'i[sz]')
    .replace(/licens/, 'licen[cs]')
    .replace(/(lab|col|behavi|harb|fav)or/, '$1ou?r')
}

/** Words that end with s but are not plurals. */
const NO_PLURAL = /(ss|us|is|ics|aws|gis|gps|ms|os|maths|sales|news|pos|bus|gas|cms|class|windows|logistics)$/

const WORD = /c\+\+|c#|\.net\b|\b[a-z]\/[a-z]\b|[\p{L}\p{N}]+(?:['’]s\b|\.js\b)?/giu

/**
 * Returns the words of a text in the form used for comparison. Keeps function words, because their positions matter for
 * phrases.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  const isSentence = isTokPisin(text)
  for (const match of text.matchAll(WORD)) {
    const inSentence = isSentence ? IN_SENTENCES.get(match[0].toLowerCase()) : undefined
    const term = beforeJob(text, match[0], match.index) ?? inSentence ?? termOf(match[0])
    words.push({
      term,
      typed: match[0].toLowerCase(),
      start: match.index,
      end: match.index + match[0].length,
    })
  }
  return words
}

/** Returns the term of a word that means something else before a job: 'IT officer', 'SHE officer', 'accounts manager'. */
function beforeJob(text: string, word: string, start: number): string | undefined {
  if (word === 'IT' || (/^it$/i.test(word) && isBeforeJob(text, start))) return 'ict'
  if (word === 'SHE' && isBeforeJob(text, start)) return 'hse'
  if (/^assistant$/i.test(word) && text.search(TO_LEADER) === start) return 'executiveassistant'
  if (/^accounts$/i.test(word) && isBeforeManager(text, start)) return 'accounting'
  return undefined
}

/** An 'assistant to the HR manager' is no HR manager. */
const TO_LEADER =
  /(?<!(?:personal|exec\w*|special) )\bassistant to (?:(?!and)[\w&]+ ){0,4}(?:manager|director|ceo|gm|minister)\b/i

/** People who manage accounts keep the books, but a manager of key accounts looks after customers. */
function isBeforeManager(text: string, start: number): boolean {
  const isOfCustomers = OF_CUSTOMERS.test(text.slice(Math.max(0, start - LONGEST_KEPT), start))
  return !isOfCustomers && /^accounts\s+manager/i.test(text.slice(start, start + LONGEST_KEPT))
}
const OF_CUSTOMERS =
  /\b(?:key|major|national|strategic|corporate|global|regional|client|customer|partner)\s+$/i

function isBeforeJob(text: string, start: number): boolean {
  const next = termOf(/^(?:it|she)\s+(\p{L}+)/iu.exec(text.slice(start))?.[1] ?? '')
  return isVagueHead(next) || AFTER_IT.has(next)
}

/** The number of words whose term is kept. The same words come in most CVs, and reading a term takes 30 patterns. */
const MOST_KEPT = 50_000
/** Letters. Longer ones are rarely words. */
const LONGEST_KEPT = 40
const kept = new Map<string, string>()

function termOf(word: string): string {
  const known = kept.get(word)
  if (known !== undefined) return known
  if (word.length > LONGEST_KEPT) return readTerm(word)
  if (kept.size >= MOST_KEPT) kept.clear()
  // A copy: for a slice of more than 12 letters, V8 would keep the whole text in memory.
  const own = Buffer.from(word).toString()
  const term = readTerm(own)
  kept.set(own, term)
  return term
}

function readTerm(word: string): string {
  let term = word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$|\.js$|\//g, '')
  const english = TOK_PISIN.get(term) ?? SHORT_FORMS.get(term)
  if (english !== undefined) return english
  for (const [pattern, by] of SPELLINGS) {
    if (!pattern.test(term)) continue
    term = term.replace(pattern, by)
    break
  }
  return singular(term)
}

function singular(term: string): string {
  if (/(?:med|chan)ics$/.test(term)) return term.slice(0, -1)
  // 'foremen', 'seamen'; not 'specimen'
  if (term.length > 5 && /(?:[^aiou]|sea)men$/.test(term)) return `${term.slice(0, -2)}an`
  if (term.length < 4 || !term.endsWith('s') || NO_PLURAL.test(term)) return term
  if (/[wnl]ives$/.test(term)) return `${term.slice(0, -3)}fe`
  if (/[^aeiou]ies$/.test(term) && term.length > 4) return `${term.slice(0, -3)}y`
  if (/(ch|sh|x|ss)es$/.test(term)) return term.slice(0, -2)
  return term.slice(0, -1)
}

/** A short form that is written with or without a full stop: 'maint. supervisor'. */
export const isShortForm = (typed: string): boolean => typed.length <= LONGEST_SHORT && SHORT_FORMS.has(typed)
const LONGEST_SHORT = 5

export function isFunctionWord(term: string): boolean {
  return FUNCTION_WORDS.has(term)
}

const isAmbiguous = (word: string): boolean =>
  (word.length === 2 && /^it$/i.test(word)) ||
  word === 'SHE' ||
  (word.length === 8 && /^accounts$/i.test(word))

/** The words of a phrase that are compared, in order: all except function words. */
export function termsOf(text: string): string[] {
  const words = text.match(WORD) ?? []
  // Only 'it', 'SHE' and 'accounts' have another meaning before some words, so only a text with them needs `wordsOf`.
  const terms = words.some(isAmbiguous) ? wordsOf(text).map(({ term }) => term) : words.map(termOf)
  return terms.filter((term) => !FUNCTION_WORDS.has(term))
}

/** The key of a phrase in the lexicon. It has no blanks, so that 'house keeper' equals 'housekeeper'. */
export function keyOf(terms: readonly string[]): string {
  return terms.join('')
}

/** Whether `terms` contains the terms of `part` side by side. */
export function containsPhrase(terms: readonly string[], part: readonly string[]): boolean {
  if (part.length === 0) return false
  return terms.some((_, start) => part.every((term, index) => terms[start + index] === term))
}
