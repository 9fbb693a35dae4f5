import { NUMBER_WORDS } from '../../../shared/text.ts'
import { isFunctionWord, isShortForm, type Word } from '../../occupations/normalise.ts'
import type { Chip } from '../schema.ts'
import { emptyIntent, type Intent, type WantedPlace, type WantedSkill } from './intent.ts'

/**
 * A query while it is read: its words, and the parts that were understood. A step takes a reading and returns the next
 * one. A word of a part is not read again.
 */
export type Reading = Readonly<{ text: string; words: readonly ReadWord[]; parts: readonly Part[] }>
/** `term` of a misspelt word is the corrected one. */
type ReadWord = Word & { isMended?: true }
/** `start`, `end`: characters. A part without a chip is read silently. */
export type Part = {
  start: number
  end: number
  chip?: Pick<Chip, 'kind' | 'state' | 'label'> | undefined
  wants?: Partial<Intent> | undefined
}
/** First and last word. */
export type Span = readonly [first: number, last: number]

/** The number of words above which a query is a whole advertisement: a story around a few requirements. */
const LONGEST_NEED = 50
/** A short notice in the style of one: words, sentences. */
const SHORTEST_NOTICE = 16
const SENTENCES_OF_NOTICE = 3

export function isAdvertisement({ text, words }: Reading): boolean {
  const sentences = text.split(/[.;!?](?=\s)|\n/).filter((one) => /\p{L}{3}/u.test(one)).length
  return words.length > LONGEST_NEED || (words.length > SHORTEST_NOTICE && sentences >= SENTENCES_OF_NOTICE)
}

export function withParts(reading: Reading, ...parts: readonly Part[]): Reading {
  return parts.length === 0 ? reading : { ...reading, parts: [...reading.parts, ...parts] }
}

/** Reads these words as one part: see `partOf`. */
export function withPart(reading: Reading, ...part: PartArguments): Reading {
  return withParts(reading, partOf(reading, ...part))
}

/** Takes these words out of the search, and says why. */
export function ignoring(reading: Reading, span: Span, why: string, wants?: Partial<Intent>): Reading {
  return withPart(reading, span, { kind: 'word', state: 'ignored', label: why }, wants)
}

export const isNumber = (term: string): boolean => /^\d+$/.test(term)
/** Also in words. Before people: 'Six Sigma' counts nothing. */
export const isCount = (term: string): boolean => isNumber(term) || NUMBER_WORDS.includes(term)

export function termAt({ words }: Reading, index: number): string {
  return words[index]?.term ?? ''
}

/** The part that a word belongs to. */
export function partAt({ words, parts }: Reading, index: number): Part | undefined {
  const word = words[index]
  return word && parts.find((part) => overlap(part, word))
}

export function isRead(reading: Reading, index: number): boolean {
  return partAt(reading, index) !== undefined
}

type Range = Pick<Part, 'start' | 'end'>

/** The place of a match, without blanks at its ends. */
export function rangeOf({ 0: found, index }: RegExpExecArray): Range {
  const start = index + found.length - found.trimStart().length
  return { start, end: index + found.trimEnd().length }
}

const overlap = (one: Range, other: Range): boolean => one.end > other.start && one.start < other.end

/** Whether the range shares no character with a part. */
export function isFree({ parts }: Reading, range: Range): boolean {
  return !parts.some((part) => overlap(part, range))
}

type PartArguments = [
  span: Span,
  chip?: Pick<Chip, 'kind' | 'label'> & { state?: Chip['state'] },
  wants?: Partial<Intent>,
]

/** A part of whole words. Its state is 'corrected' when one of them was, and `label` is not what was typed. */
export function partOf({ text, words }: Reading, ...[[first, last], chip, wants]: PartArguments): Part {
  const start = words[first]?.start ?? 0
  const end = words[last]?.end ?? start
  if (!chip) return { start, end, wants }
  const isMended = words.slice(first, last + 1).some((word) => word.isMended)
  const isAsTyped = chip.label.toLowerCase() === text.slice(start, end).toLowerCase()
  const state = chip.state ?? (isMended && !isAsTyped ? 'corrected' : 'understood')
  return { start, end, chip: { ...chip, state }, wants }
}

/** The words as typed, with corrected spelling. */
export function saidAs({ text, words }: Reading, [first, last]: Span): string {
  const own = words.slice(first, last + 1)
  if (!own.some((word) => word.isMended)) return text.slice(own[0]?.start, own.at(-1)?.end)
  return own.map(({ term, start, end, isMended }) => (isMended ? term : text.slice(start, end))).join(' ')
}

/** The terms of the words that have a meaning. */
export function meantBy({ words }: Reading, [first, last]: Span): string[] {
  return words.slice(first, last + 1).flatMap(({ term }) => (isFunctionWord(term) ? [] : [term]))
}

/** Whether a punctuation mark between a word and the next one ends a phrase. */
export function isBreak({ text, words }: Reading, before: number): boolean {
  const [left, right] = [words[before], words[before + 1]]
  if (!left || !right) return true
  const between = text.slice(left.end, right.start)
  if (between === '. ' && isShortForm(left.typed)) return false
  return /[,;:.!?()\n/]|\s[-–—]\s/.test(between)
}

/** The last word of the phrase that starts at `first`: before a break, a word that was read, or `most` words. */
export function phraseEnd(reading: Reading, first: number, most: number): number {
  let last = first
  while (last - first + 1 < most && !isBreak(reading, last) && !isRead(reading, last + 1)) last++
  return last
}

/** The runs of neighbouring unread words, without function words at their ends. */
export function unreadRuns(reading: Reading): Span[] {
  const runs: Span[] = []
  for (let first = 0; first < reading.words.length; first++) {
    if (isRead(reading, first) || isFunctionWord(termAt(reading, first))) continue
    let last = phraseEnd(reading, first, Number.POSITIVE_INFINITY)
    while (isFunctionWord(termAt(reading, last))) last--
    runs.push([first, last])
    first = last
  }
  return runs
}

/** Lists of the parts are joined; of other requirements the last part decides. */
export function intentOf({ text, parts }: Reading): Intent {
  const wants = parts.flatMap((part) => part.wants ?? [])
  const chips = parts.flatMap(({ start, end, chip }) =>
    chip ? [{ ...chip, typed: text.slice(start, end), start, end }] : [],
  )
  return {
    ...Object.assign(emptyIntent(), ...wants),
    roles: wants.flatMap(({ roles }) => roles ?? []),
    skills: [...skillsOf(text, parts), ...subjectsOf(wants)],
    places: narrowest(wants.flatMap(({ places }) => places ?? [])),
    notPlaces: wants.flatMap(({ notPlaces }) => notPlaces ?? []),
    licences: [...new Set(wants.flatMap(({ licences }) => licences ?? []))],
    excluded: wants.flatMap(({ excluded }) => excluded ?? []),
    unread: wants.flatMap(({ unread }) => unread ?? []),
    chips: chips.sort((a, b) => a.start - b.start),
  }
}

/** 'SAP or Pronto' is one requirement that either of them meets. */
function skillsOf(text: string, parts: readonly Part[]): WantedSkill[] {
  const asked = parts.filter(({ wants }) => wants?.skills).sort((a, b) => a.start - b.start)
  return asked.reduce<WantedSkill[]>((skills, { start, wants }, place) => {
    const [before, [skill]] = [skills.at(-1), wants?.skills ?? []]
    const isEither = /^\s*or\s*$/i.test(text.slice(asked[place - 1]?.end, start))
    if (!isEither || !before || !skill) return skills.concat(wants?.skills ?? [])
    const name = `${before.name} or ${skill.name}`
    return [...skills.slice(0, -1), { ...before, name, forms: [...before.forms, ...skill.forms] }]
  }, [])
}

/** One person may teach both subjects of a 'maths and science teacher'. */
function subjectsOf(wants: readonly Partial<Intent>[]): WantedSkill[] {
  const named = wants.flatMap(({ roles = [] }) => roles.map(({ forms }) => forms))
  const taught = named.filter(([asked = []]) => asked.length > 1 && asked.at(-1) === 'teacher')
  const skills = taught.map((titles) => {
    const forms = titles.flatMap((one) => (one.at(-1) === 'teacher' && one[1] ? [one.slice(0, -1)] : []))
    return { name: forms[0]?.join(' ') ?? '', forms, isListed: false, isSetting: true }
  })
  return skills.length > 1 ? skills : []
}

/** 'Highlands (Goroka, Hagen)' means these two towns. */
function narrowest(places: readonly WantedPlace[]): WantedPlace[] {
  const holds = (wide: WantedPlace, narrow: WantedPlace) =>
    narrow.ids.length < wide.ids.length && narrow.ids.every((id) => wide.ids.includes(id))
  return places.filter((wide) => !places.some((narrow) => holds(wide, narrow)))
}
