import type { Lexicon } from '../../occupations/lexicon.ts'
import { linkTitle } from '../../occupations/link-title.ts'
import { isFunctionWord, keyOf } from '../../occupations/normalise.ts'
import { FOR_WHOM, isFiller, isSetting, whyNeverUsed } from './filler-words.ts'
import type { QueryWorld } from './intent.ts'
import { roleOf, wantSkill } from './read-title.ts'
import { addChip, claimWords, isPosting, type Reading, unreadRuns } from './reading.ts'

/** A longer run of words is prose. Its words are searched one by one. */
const LONGEST_RUN = 3

/**
 * Reads the words that no rule knew. Words that some CV contains are searched as typed, the others are ignored. The
 * chips show both.
 */
export function readRemainder(reading: Reading, world: QueryWorld): void {
  for (const [first, last] of unreadRuns(reading)) {
    if (isPosting(reading)) tellUnused(reading, first, last)
    else readRun(reading, world, first, last)
  }
}

/**
 * In a posting, words that are not a job, skill, place or limit are skipped. Words that never count are still reported.
 */
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
    // a word that qualifies another is singular in English, so 'roads bridges' is a list
    const isPlural = typed.endsWith('s') && typed !== term
    if (!counts || isPlural || run.length === LONGEST_RUN || !isWord) flush()
  }
  flush()
  if (intent.roles.length === 0) guessRole(reading, world)
}

/** 'grade 3': a number after a word that is counted in numbers. */
function isRung(term: string, before: string | undefined, run: readonly number[]): boolean {
  return run.length > 0 && /^\d{1,2}$/.test(term) && RUNGS.has(before ?? '')
}
const RUNGS = new Set(['grade', 'level', 'form', 'tier', 'stage'])

/** A number alone has no meaning. */
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
  // an unlisted job: 'tuna loining worker'
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

/** Returns the words as typed, with corrected spelling, because a reason names the word that was searched. */
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

/** Words after a trade that mean any job in it, as in 'accounts person' or 'IT staff'. */
const PERSONS = new Set(['person', 'people', 'staff', 'worker', 'lady', 'man'])
const AGENTS = ['clerk', 'officer', 'assistant', 'worker', 'technician', 'operator']

function agentOf(terms: string[], { titles }: Lexicon): string[] | undefined {
  return AGENTS.map((agent) => [...terms, agent]).find((title) => titles.has(keyOf(title)))
}

/** If the only requirement so far is one unlisted phrase whose last word names a job, requires that job instead. */
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
