import { linkTitle } from '../../occupations/link-title.ts'
import { isFunctionWord } from '../../occupations/normalise.ts'
import { FOR_WHOM, isFiller, isPerson } from '../words/fillers.ts'
import { verbOf } from '../words/verbs.ts'
import type { Lists } from './find-places.ts'
import { wordsOfTitleAt } from './read-phrases.ts'
import { namedRole } from './read-titles.ts'
import { ignoring, isBreak, isCount, isRead, meantBy, type Reading, termAt, withPart } from './reading.ts'

/** What leaders do with their people, and the last words of the leaders' titles. */
const LEADERS = new Map(
  `train trainer instructor; coach trainer instructor; teach trainer instructor lecturer; supervise supervisor manager;
  manage manager supervisor; lead supervisor manager; oversee supervisor manager; recruit recruiter; hire recruiter`
    .split(';')
    .map((line) => line.trim().split(' '))
    .map(([verb = '', ...agents]) => [verb, agents] as const),
)
/** After these words, 'train' is a verb. */
const LEADS = new Set('to can who will and that bilong'.split(' '))
const NOUNS = new Set(['train', 'coach', 'lead'])
/** Employers hire, too: 'we want to hire drivers' asks for drivers, 'someone to hire drivers' does not. */
const OWN_VERBS = new Set(['hire', 'recruit'])

/** 'someone to train drivers' asks for a driver trainer: several people after such a verb are not the job. */
export function readLed(reading: Reading, lists: Lists): Reading {
  const { lexicon } = lists
  return reading.words.reduce((next, { typed, term }, index) => {
    const verb = verbOf(typed) ?? verbOf(term) ?? ''
    const agents = LEADERS.get(verb)
    if (!agents || isRead(next, index) || !isDone(reading, index, verb)) return next
    const first = peopleAfter(reading, index)
    const last = first + wordsOfTitleAt(reading, lists, first) - 1
    if (last < first || !isPlural(reading, first, last)) return next
    const led = meantBy(reading, [first, last])
    const titles = [...agents.map((agent) => [...led, agent]), agents.slice(0, 1)]
    const title = titles.find((terms) => linkTitle(lexicon, terms).source === 'title')
    const span = [index, last] as const
    if (!title) return ignoring(next, span, FOR_WHOM)
    const role = namedRole(lexicon, title.join(' '))
    return withPart(next, span, { kind: 'role', label: role.label }, { roles: [role] })
  }, reading)
}

function isDone({ words }: Reading, index: number, verb: string): boolean {
  const before = words.slice(0, index).map(({ term }) => term)
  if (OWN_VERBS.has(verb)) return before.length === 0 || before.some(isPerson)
  return words[index]?.typed !== verb || !NOUNS.has(verb) || LEADS.has(before.at(-1) ?? '')
}

function peopleAfter(reading: Reading, verb: number): number {
  const isEmpty = (term: string) => isFunctionWord(term) || isFiller(term) || isCount(term)
  let index = verb + 1
  while (!isBreak(reading, index - 1) && isEmpty(termAt(reading, index))) index++
  return index
}

/** 'drivers', 'ol draiva'. */
function isPlural({ words }: Reading, first: number, last: number): boolean {
  const { typed = '', term = '' } = words[last] ?? {}
  return (typed.endsWith('s') && typed !== term) || words[first - 1]?.typed === 'ol'
}
