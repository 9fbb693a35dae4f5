import { NUMBER_WORDS } from '../../../shared/text.ts'
import { isFunctionWord, isShortForm, type Word, wordsOf } from '../../occupations/normalise.ts'
import type { Chip } from '../schema.ts'
import { emptyIntent, type Intent, type WantedPlace, type WantedSkill } from './intent.ts'

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

/** The number of words above which a query is an advertisement, and those and the sentences of a short notice. */
const LONGEST_NEED = 50
const SHORTEST_NOTICE = 16
const SENTENCES_OF_NOTICE = 3

/**
 * A query while it is read: its words, and the parts that were understood. Immutable: a step takes a reading and returns
 * the next one. A word of a part is not read again.
 */
export class Reading {
  readonly text: string
  readonly words: readonly ReadWord[]
  readonly parts: readonly Part[]

  constructor(text: string, words: readonly ReadWord[] = wordsOf(text), parts: readonly Part[] = []) {
    this.text = text
    this.words = words
    this.parts = parts
  }

  /** A whole advertisement: a story around a few requirements, or a short notice in the style of one. */
  get isAdvertisement(): boolean {
    const { length } = this.words
    const sentences = this.text.split(/[.;!?](?=\s)|\n/).filter((one) => /\p{L}{3}/u.test(one)).length
    return length > LONGEST_NEED || (length > SHORTEST_NOTICE && sentences >= SENTENCES_OF_NOTICE)
  }

  /** Lists of the parts are joined; of other requirements the last part decides. */
  get intent(): Intent {
    const wants = this.parts.flatMap((part) => part.wants ?? [])
    const chips = this.parts.flatMap(({ start, end, chip }) =>
      chip ? [{ ...chip, typed: this.text.slice(start, end), start, end }] : [],
    )
    return {
      ...Object.assign(emptyIntent(), ...wants),
      roles: wants.flatMap(({ roles }) => roles ?? []),
      skills: [...skillsOf(this.text, this.parts), ...subjectsOf(wants)],
      places: narrowest(wants.flatMap(({ places }) => places ?? [])),
      notPlaces: wants.flatMap(({ notPlaces }) => notPlaces ?? []),
      licences: [...new Set(wants.flatMap(({ licences }) => licences ?? []))],
      excluded: wants.flatMap(({ excluded }) => excluded ?? []),
      unread: wants.flatMap(({ unread }) => unread ?? []),
      chips: chips.sort((a, b) => a.start - b.start),
    }
  }

  /** The same words with these parts instead. */
  withOnly(parts: readonly Part[]): Reading {
    return new Reading(this.text, this.words, parts)
  }

  withParts(...parts: readonly Part[]): Reading {
    return this.withOnly([...this.parts, ...parts])
  }

  /** Reads these words as one part: see `partOf`. */
  withPart(...part: PartArguments): Reading {
    return this.withParts(this.partOf(...part))
  }

  /** Takes these words out of the search, and says why. */
  ignoring(span: Span, why: string, wants?: Partial<Intent>): Reading {
    return this.withPart(span, { kind: 'word', state: 'ignored', label: why }, wants)
  }

  termAt(index: number): string {
    return this.words[index]?.term ?? ''
  }

  /** The part that a word belongs to. */
  partAt(index: number): Part | undefined {
    const word = this.words[index]
    return word && this.parts.find((part) => overlap(part, word))
  }

  isRead(index: number): boolean {
    return this.partAt(index) !== undefined
  }

  /** Whether the range shares no character with a part. */
  isFree(range: Range): boolean {
    return !this.parts.some((part) => overlap(part, range))
  }

  /** A part of whole words. Its state is 'corrected' when one of them was, and `label` is not what was typed. */
  partOf(...[[first, last], chip, wants]: PartArguments): Part {
    const start = this.words[first]?.start ?? 0
    const end = this.words[last]?.end ?? start
    if (!chip) return { start, end, wants }
    const isMended = this.words.slice(first, last + 1).some((word) => word.isMended)
    const isAsTyped = chip.label.toLowerCase() === this.text.slice(start, end).toLowerCase()
    const state = chip.state ?? (isMended && !isAsTyped ? 'corrected' : 'understood')
    return { start, end, chip: { ...chip, state }, wants }
  }

  /** The words as typed, with corrected spelling. */
  saidAs([first, last]: Span): string {
    const own = this.words.slice(first, last + 1)
    if (!own.some((word) => word.isMended)) return this.text.slice(own[0]?.start, own.at(-1)?.end)
    const said = own.map(({ term, start, end, isMended }) => (isMended ? term : this.text.slice(start, end)))
    return said.join(' ')
  }

  /** The terms of the words that have a meaning. */
  meantBy([first, last]: Span): string[] {
    return this.words.slice(first, last + 1).flatMap(({ term }) => (isFunctionWord(term) ? [] : [term]))
  }

  /** Whether a punctuation mark between a word and the next one ends a phrase. */
  isBreak(before: number): boolean {
    const [left, right] = [this.words[before], this.words[before + 1]]
    if (!left || !right) return true
    const between = this.text.slice(left.end, right.start)
    if (between === '. ' && isShortForm(left.typed)) return false
    return /[,;:.!?()\n/]|\s[-–—]\s/.test(between)
  }

  /** The last word of the phrase that starts at `first`: before a break, a word that was read, or `most` words. */
  phraseEnd(first: number, most: number): number {
    let last = first
    while (last - first + 1 < most && !this.isBreak(last) && !this.isRead(last + 1)) last++
    return last
  }

  /** The runs of neighbouring unread words, without function words at their ends. */
  unreadRuns(): Span[] {
    const runs: Span[] = []
    for (let first = 0; first < this.words.length; first++) {
      if (this.isRead(first) || isFunctionWord(this.termAt(first))) continue
      let last = this.phraseEnd(first, Number.POSITIVE_INFINITY)
      while (isFunctionWord(this.termAt(last))) last--
      runs.push([first, last])
      first = last
    }
    return runs
  }
}

export const isNumber = (term: string): boolean => /^\d+$/.test(term)
/** Also in words. Before people: 'Six Sigma' counts nothing. */
export const isCount = (term: string): boolean => isNumber(term) || NUMBER_WORDS.includes(term)

type Range = Pick<Part, 'start' | 'end'>

/** The place of a match, without blanks at its ends. */
export function rangeOf({ 0: found, index }: RegExpExecArray): Range {
  const start = index + found.length - found.trimStart().length
  return { start, end: index + found.trimEnd().length }
}

const overlap = (one: Range, other: Range): boolean => one.end > other.start && one.start < other.end

type PartArguments = [
  span: Span,
  chip?: Pick<Chip, 'kind' | 'label'> & { state?: Chip['state'] },
  wants?: Partial<Intent>,
]

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
