import { SCAM_RULES, type ScamStrength } from '../../shared/scam-patterns.ts'
import { JOB_FIELDS, type JobFieldName, jobField } from './fields.ts'

/** The rules of our list that are switched off, and the administrator's own words. */
export type ScamWordList = { off: readonly string[]; hold: readonly string[]; flag: readonly string[] }

/** `key`: the word with its sentence, so that a word found harmless in one sentence is still found in another. */
export type ScamFind = { word: string; key: string; strength: ScamStrength }

/** Characters on either side of a word that belong to its key. */
const AROUND = 120
const SEPARATOR = ' | '

/** Returns the scam words that a text contains, in its spelling and without repeats; words that hold a job come first. */
export function findScamWords(text: string, { off, hold, flag }: ScamWordList): ScamFind[] {
  const { plain } = simplify(text)
  const rules = SCAM_RULES.filter(({ key }) => !off.includes(key))
  const patternsOf = (strength: ScamStrength, own: readonly string[]) => [
    ...rules.filter((rule) => rule.strength === strength).flatMap(({ patterns }) => patterns),
    ...own.map((word) => literally(simplify(word).plain).trim()).filter(Boolean),
  ]
  const strong = longest(matches(plain, patternsOf('hold', hold)))
  const weak = longest(matches(plain, patternsOf('flag', flag))).filter(
    (match) => !strong.some((other) => overlap(match, other)),
  )
  const found = [
    ...strong.map((match) => ({ ...match, strength: 'hold' as const })),
    ...weak.map((match) => ({ ...match, strength: 'flag' as const })),
  ].map(({ word, index, strength }) => ({ word, key: keyAt(plain, index, word), strength }))
  return [...new Map(found.toReversed().map((find) => [find.key, find])).values()].toReversed()
}

type Match = { word: string; index: number }

const endOf = ({ index, word }: Match) => index + word.length
const overlap = (a: Match, b: Match) => a.index < endOf(b) && b.index < endOf(a)

/** Leaves out matches that are part of a longer one. */
const longest = (found: readonly Match[]) =>
  found.filter(
    (match) => !found.some((other) => overlap(match, other) && other.word.length > match.word.length),
  )

function matches(plain: string, patterns: readonly string[]): Match[] {
  return patterns
    .flatMap((pattern) => [...plain.matchAll(wholeWords(pattern))])
    .map(({ 0: word, index }) => ({ word, index }))
    .filter(
      ({ word, index }) =>
        !isDenied(plain.slice(Math.max(0, index - 150), index), plain.slice(index + word.length)),
    )
}

const wholeWords = (pattern: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'gu')

/**
 * A word that continues the sentence: no comma before it, and no word that reverses the meaning or begins another
 * clause.
 */
const GO_ON = "(?: (?!(?:but|only|just|except|unless|until|bring|experience|scam|joke)\\b)[a-z']+)"
const NOT = "(?:no|not|never|without|free of|nogat|noken|don't|doesn't|won't)"
const BEFORE = [
  // 'There is no registration fee', 'we never ask for a deposit', 'nogat fi'.
  `\\b${NOT}${GO_ON}{0,9} $`,
  // 'We never ask for money, deposits or an application fee'.
  `\\b${NOT}${GO_ON}{0,3} (?:ask|charge|request|demand|collect)(?:s|ing)?(?:,?${GO_ON}){0,14},? $`,
  // 'Beware of scammers who want a registration fee', 'Report anybody who asks you for an application fee'.
  `\\bbeware${GO_ON}{0,10} $`,
  `\\b(?:any|some)(?:one|body)(?: who| that)? (?:ask|claim|demand|request|charge)(?:s|ing)?${GO_ON}{0,6} $`,
  // 'We pay your visa fees', 'The company covers medical fees'.
  '\\bwe (?:will |also )?(?:(?:pay|cover|reimburse) (?:[a-z]+ ){0,4})?$',
  '\\b(?:company|employer) (?:will (?:pay|cover|reimburse)|pays|covers|reimburses) (?:[a-z]+ ){0,4}$',
  // Duties in an office or a shop: 'Collect application fees', 'Selling gift cards'.
  '(?:^|\\| |, |\\band )(?:collect|receipt|record|reconcil|bank|invoic|process|handl|administer|manag|sell)(?:e|es|s|ing)? (?:(?!and )[a-z]+ ){0,3}$',
].map((pattern) => new RegExp(pattern))
const AFTER = [
  // 'An application fee is not charged'.
  /^(?: [a-z]+){0,2} (?:is|are|will be) (?:not|never) (?:be )?(?:required|needed|necessary|charged|asked|collected|payable)\b/,
  // 'Visa fees are paid by the company'.
  /^(?: [a-z]+){0,4} (?:paid|covered|met|borne|reimbursed) by (?:us|(?:the |our )?(?:company|employer|client|lodge|hospital|school|mine|project))\b/,
]

function isDenied(before: string, after: string): boolean {
  return BEFORE.some((denial) => denial.test(before)) || AFTER.some((denial) => denial.test(after))
}

function keyAt(plain: string, index: number, word: string): string {
  const [start, end] = sentenceAt(plain, index)
  const from = Math.max(start, index - AROUND)
  return word + SEPARATOR + plain.slice(from, Math.min(end, index + word.length + AROUND)).trim()
}

function sentenceAt(plain: string, index: number): [start: number, end: number] {
  const start = plain.lastIndexOf('|', index)
  const end = plain.indexOf('|', index)
  return [start < 0 ? 0 : start + SEPARATOR.length - 1, end < 0 ? plain.length : end - 1]
}

/** Returns the word of a key. Older flagged jobs have the word alone, without its sentence. */
export const wordOf = (key: string): string => key.split(SEPARATOR)[0] ?? key

/** A sentence as its author wrote it, cut around the word. */
export type Quote = { before: string; word: string; after: string }

/** Finds the place in a text that a key names; undefined if the text has changed. */
export function quoteOf(text: string, key: string): Quote | undefined {
  const { plain, origins } = simplify(text)
  const word = wordOf(key)
  const found = [...plain.matchAll(wholeWords(literally(word)))].find(
    ({ index }) => key === word || keyAt(plain, index, word) === key,
  )
  if (!found) return undefined
  const { index } = found
  const [start, end] = sentenceAt(plain, index)
  const from = Math.max(start, index - AROUND)
  const to = Math.min(end, index + word.length + AROUND)
  const original = (a: number, b: number) => text.slice(origins[a], origins[b] ?? text.length)
  return {
    before: (from > start ? '…' : '') + original(from, index).trimStart(),
    word: original(index, index + word.length),
    after: original(index + word.length, to).trimEnd() + (to < end ? '…' : ''),
  }
}

/**
 * Simplifies a text for the patterns: lower case, single blanks instead of hyphens, plain letters, no hidden
 * characters; `|` ends a sentence. `origins`: the position in the text of each character.
 */
function simplify(text: string): { plain: string; origins: number[] } {
  const letters: { letter: string; at: number }[] = []
  let at = 0
  for (const typed of text) {
    const plain = typed
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase()
      .replace(/[’‘`]/g, "'")
      .replace(/[\p{Pd}_*|]/gu, ' ')
    for (const letter of plain) letters.push({ letter, at })
    at += typed.length
  }
  let plain = ''
  const origins: number[] = []
  const put = (piece: string, at: number) => {
    plain += piece
    for (let i = 0; i < piece.length; i++) origins.push(at)
  }
  let gap = ''
  let gapAt = 0
  for (const [i, { letter, at }] of letters.entries()) {
    const next = letters[i + 1]?.letter ?? ' '
    if (gap === '') gapAt = at
    if (letter === '\n' || (/[.!?;:]/.test(letter) && /[\s.!?;:]/.test(next))) gap = SEPARATOR
    else if (/\s/.test(letter)) gap ||= ' '
    else {
      put(gap, gapAt)
      gap = ''
      put(letter, at)
    }
  }
  put(gap, gapAt)
  return { plain, origins }
}

const literally = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** The parts of a job that are read for scam words. */
export type WordedJob = { [K in JobFieldName]?: string | number | readonly string[] | null | undefined } & {
  title: string
  salaryRange?: string | undefined
  questions?: readonly { text: string; options?: readonly string[] | undefined }[] | undefined
}

/** Fields that employers fill in with their own words. */
const WORDED = JOB_FIELDS.filter((name) =>
  ['text', 'area', 'suggestions', 'tags'].includes(jobField(name).control.kind),
)

/** Returns the texts that are not empty, each with the name of its field. */
export function textsOf(job: WordedJob): { field: string; text: string }[] {
  return [
    ...WORDED.flatMap((name) =>
      [job[name] ?? []].flat().map((text) => ({ field: jobField(name).short, text: String(text) })),
    ),
    { field: 'Salary', text: job.salaryRange ?? '' },
    ...(job.questions ?? []).flatMap(({ text, options = [] }) =>
      [text, ...options].map((text) => ({ field: 'Questions', text })),
    ),
  ].filter(({ text }) => text !== '')
}

export type FoundWord = Quote & { field: string }

/** Returns the flagged words in their sentences of the job. */
export function quoteWords(job: WordedJob, keys: readonly string[]): FoundWord[] {
  const texts = textsOf(job)
  return keys.map((key) => {
    for (const { field, text } of texts) {
      const quote = quoteOf(text, key)
      if (quote) return { field, ...quote }
    }
    return { field: '', before: '', word: wordOf(key), after: '' }
  })
}
