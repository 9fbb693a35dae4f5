import { type Guess, guessJobs } from '../../occupations/guess-job.ts'
import type { Lexicon } from '../../occupations/lexicon.ts'
import { isFunctionWord } from '../../occupations/normalise.ts'
import { isRank, isVagueHead } from '../../occupations/title-words.ts'
import { listedPhrases, listedWords } from '../../occupations/word-lists.ts'
import { isFiller, isPerson, isQuality, isSector } from '../words/word-kinds.ts'
import { namedRole } from './read-titles.ts'
import { intentOf, isCount, isRead, partOf, type Reading, termAt, withParts } from './reading.ts'

/** Words before a verb that names what a person can do. */
export const LEADS = new Set('can must should to who that bilong husat save able'.split(' '))
/** Words that say nothing about the work. */
const NO_WORK = listedWords('no work')
/** By the words of a field, the jobs of most people who studied it. */
const FIELDS = Map.groupBy(listedPhrases('fields of study'), ({ phrase }) => phrase.join(' '))

/** The lowest score that a job needs, and the lowest share of the words that it must explain. */
export type Least = { score: number; share: number }
/** The minimum score of a job when a single word tells it and no other word has a meaning. */
const OF_ONE_WORD = 5
/** The share of the best score from which another job may be meant too. */
const ALSO = 0.85

export const isEmpty = (term: string) => isFunctionWord(term) || isFiller(term) || isQuality(term)

/** The indexes of the unread words that tell something about the work. */
export function wordsOfWork(reading: Reading, first: number): number[] {
  return reading.words.flatMap(({ term }, index) => {
    const isSilent = isFunctionWord(term) || isPerson(term) || LEADS.has(term) || NO_WORK.has(term)
    const isOther = isSilent || isCount(term) || /\d/.test(term)
    return index < first || isOther || isRead(reading, index) ? [] : [index]
  })
}

/** Reads these words as the job that they tell; returns the same reading if they tell none for certain. */
export function withGuess(
  reading: Reading,
  words: readonly number[],
  lexicon: Lexicon,
  least: Least,
): Reading {
  const terms = words.map((index) => termAt(reading, index))
  const isAlone = terms.length === 1
  const isIdle = (term: string) => isVagueHead(term) || isRank(term) || isSector(term) || isQuality(term)
  const field = intentOf(reading).education && FIELDS.get(terms.join(' '))
  if (!field && terms.every((term) => isIdle(term) || (isAlone && isFiller(term)))) return reading
  const guesses = guessJobs(lexicon.work, terms).filter(
    ({ score, share, told, isNamed }) =>
      (score >= least.score && share >= least.share && (told.length > 1 || isNamed)) ||
      (score >= OF_ONE_WORD && share === 1 && reading.words.length > 1),
  )
  const meant = field?.map(({ said }) => ({ title: said, told: [...terms.keys()] })) ?? likeliest(guesses)
  const told = words.filter((_, place) => meant.some((one) => one.told.includes(place)))
  const [first] = told
  if (first === undefined) return reading
  const named = meant.map(({ title }) => namedRole(lexicon, title))
  const jobs = named.filter(({ label }, place) => place === 0 || label !== named[0]?.label)
  const roles = jobs.map((job) => ({
    ...job,
    isTold: true as const,
    told: told.map((index) => termAt(reading, index)),
    ...(jobs.length > 1 && { isUnclear: true as const }),
  }))
  const chip = { kind: 'role', label: roles.map(({ label }) => label).join(' or ') } as const
  const last = endOfRun(reading, told)
  const silent = told.filter((index) => index > last).map((index) => partOf(reading, [index, index]))
  return withParts(reading, partOf(reading, [startOfLead(reading, first), last], chip, { roles }), ...silent)
}

/** The best guess, and another one that is nearly as good. */
function likeliest(guesses: readonly Guess[]): Guess[] {
  const [best] = guesses
  return best ? guesses.slice(0, 2).filter(({ score }) => score >= ALSO * best.score) : []
}

/** The last of the words that follow each other, apart from function words between them. */
function endOfRun(reading: Reading, told: readonly number[]): number {
  let [last = 0] = told
  for (const index of told) {
    const between = reading.words.slice(last + 1, index)
    const isSilent = between.every(
      ({ term }, place) => (isEmpty(term) || isCount(term)) && !isRead(reading, last + 1 + place),
    )
    if (isSilent) last = index
  }
  return last
}

/** Includes the words before the work: 'wokman bilong', 'person who can'. */
function startOfLead(reading: Reading, first: number): number {
  const isLead = (index: number) => isPerson(termAt(reading, index)) || LEADS.has(termAt(reading, index))
  let from = first
  while (from > 0 && !isRead(reading, from - 1) && isLead(from - 1)) from--
  return from
}
