import { FOR_WHOM, isFiller, isSetting, whyNeverUsed } from './filler-words.ts'
import type { QueryWorld } from './intent.ts'
import type { Lexicon } from './lexicon.ts'
import { linkTitle } from './link-title.ts'
import { isFunctionWord, keyOf } from './normalise.ts'
import { roleOf, wantSkill } from './read-title.ts'
import { addChip, claimWords, isPosting, type Reading, unreadRuns } from './reading.ts'

/** Longer runs of words are prose, of which the words are asked for one by one. */
const LONGEST_RUN = 3

/** What no rule knew: words that some CV has are looked for as they stand, the others are ignored, and both are said. */
export function readRemainder(reading: Reading, world: QueryWorld): void {
  for (const [first, last] of unreadRuns(reading)) {
    if (isPosting(reading)) tellUnused(reading, first, last)
    else readRun(reading, world, first, last)
  }
}

/** Of a posting, what is no job, skill, place or limit is passed over; what never counts is told all the same. */
function tellUnused(reading: Reading, first: number, last: number): void {
  for (const { term, start, end } of reading.words.slice(first, last + 1)) {
    const never = whyNeverUsed(term)
    if (never) addChip(reading, [start, end], { kind: 'word', state: 'ignored', label: never })
  }
}

function readRun(reading: Reading, world: QueryWorld, first: number, last: number): void {
  const { words, intent } = reading
  let run: number[] = []
  const flush = () => {
    if (run.length > 0) addWords(reading, world, run)
    run = []
  }
  for (let index = first; index <= last; index++) {
    const { term = '', typed = '', start = 0, end = 0 } = words[index] ?? {}
    const never = whyNeverUsed(term)
    if (never) addChip(reading, [start, end], { kind: 'word', state: 'ignored', label: never })
    const counts = !never && !isFunctionWord(term) && !isFiller(term)
    const isWord = isKnown(term, typed, world) || isRung(term, words[index - 1]?.term, run)
    if (counts && isWord) run.push(index)
    else if (counts) {
      const label = isSetting(term) ? FOR_WHOM : 'not understood'
      addChip(reading, [start, end], { kind: 'word', state: 'ignored', label })
    }
    // what qualifies a word is singular in English: 'roads bridges' is a list
    const isPlural = typed.endsWith('s') && typed !== term
    if (!counts || isPlural || run.length === LONGEST_RUN || !isWord) flush()
  }
  flush()
  if (intent.roles.length === 0) guessRole(reading, world)
}

/** 'grade 3': a number behind what is counted in numbers. */
function isRung(term: string, before: string | undefined, run: readonly number[]): boolean {
  return run.length > 0 && /^\d{1,2}$/.test(term) && RUNGS.has(before ?? '')
}
const RUNGS = new Set(['grade', 'level', 'form', 'tier', 'stage'])

/** Numbers say nothing alone. */
function isKnown(term: string, typed: string, { lexicon, wordCounts }: QueryWorld): boolean {
  return /\p{L}/u.test(term) && (lexicon.vocabulary.has(term) || (wordCounts.get(typed) ?? 0) > 0)
}

function addWords(reading: Reading, { lexicon }: QueryWorld, run: number[]): void {
  const terms = run.map((index) => reading.words[index]?.term ?? '')
  const [first = 0] = run
  const last = run.at(-1) ?? first
  const typed = namedAs(reading, first, last)
  const agent = PERSONS.has(reading.words[last + 1]?.term ?? '') ? agentOf(terms, lexicon) : undefined
  if (agent && reading.intent.roles.length === 0) {
    reading.intent.roles.push(roleOf(lexicon, agent, agent))
    claimWords(reading, [first, last + 1], { kind: 'role', label: agent.join(' ') })
    return
  }
  // a job that nobody listed: 'tuna loining worker'
  const linked = reading.intent.roles.length === 0 ? linkTitle(lexicon, terms) : undefined
  if (linked && (linked.source === 'part' || linked.source === 'head') && terms.length > 1) {
    reading.intent.roles.push({ phrase: terms.join(' '), ...linked, forms: [terms] })
    claimWords(reading, [first, last], { kind: 'role', label: typed })
    return
  }
  const isOfSetting = isSetting(terms.at(-1) ?? '') && isBehindFor(reading, first)
  wantSkill(reading, first, { name: typed, forms: [terms], isListed: false, isSetting: isOfSetting })
  claimWords(reading, [first, last], { kind: 'word', label: typed })
}

/** 'for our hotel', 'we are a family', 'at a mission hospital', 'bilong stoa'; not 'with hospital experience'. */
function isBehindFor({ words }: Reading, first: number): boolean {
  for (let index = first - 1; index >= 0; index--) {
    const term = words[index]?.term ?? ''
    if (BEFORE_SETTINGS.has(term)) return true
    if (!isFunctionWord(term) && !isSetting(term) && !whyNeverUsed(term)) return false
  }
  return false
}
const BEFORE_SETTINGS = new Set(['for', 'at', 'in', 'of', 'to', 'are', 'long', 'bilong'])

/** As typed, but with its words mended: what is said of a CV is said of the word that is looked for. */
function namedAs({ text, words, mended }: Reading, first: number, last: number): string {
  const typed = text.slice(words[first]?.start, words[last]?.end)
  const isMended = [...mended.keys()].some((index) => index >= first && index <= last)
  return isMended
    ? words
        .slice(first, last + 1)
        .map(({ term, start, end }, index) => (mended.has(first + index) ? term : text.slice(start, end)))
        .join(' ')
    : typed
}

/** 'accounts person', 'IT staff': whoever of the trade is meant. */
const PERSONS = new Set(['person', 'people', 'staff', 'worker', 'lady', 'man'])
const AGENTS = ['clerk', 'officer', 'assistant', 'worker', 'technician', 'operator']

function agentOf(terms: string[], { titles }: Lexicon): string[] | undefined {
  return AGENTS.map((agent) => [...terms, agent]).find((title) => titles.has(keyOf(title)))
}

/** Nothing but words: the last of them may be a job after all. */
function guessRole(reading: Reading, { lexicon }: QueryWorld): void {
  const [only, ...others] = reading.intent.skills
  if (!only || others.length > 0 || only.isListed) return
  const [terms = []] = only.forms
  const linked = linkTitle(lexicon, terms)
  if (linked.source !== 'head') return
  reading.intent.skills = []
  reading.intent.roles.push({ phrase: terms.join(' '), ...linked, forms: [terms] })
  const chip = reading.intent.chips.find(({ kind, label }) => kind === 'word' && label === only.name)
  if (chip) chip.kind = 'role'
}
