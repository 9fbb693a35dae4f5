import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stemOf } from './duties.ts'
import { isFunctionWord, termsOf } from './normalise.ts'

/** A job in everyday words. `names`: their terms; `deeds`: the keys of the words of each activity. */
type Job = { title: string; names: readonly string[][]; deeds: readonly ReadonlySet<string>[] }
/** A job, its weight, the next job, its weight, …: 200,000 pairs as lists of their own took 20 MB. */
type Found = readonly number[]

/** `found`: the jobs with a key. `rarity`: how rare a key is. `usual`: by stem, the usual word for the same thing. */
export type WorkIndex = {
  jobs: readonly Job[]
  found: ReadonlyMap<string, Found>
  rarity: ReadonlyMap<string, number>
  usual: ReadonlyMap<string, string>
}
/**
 * `share`: the part of the words that the job explains, 0 to 1, by their rarity. `told`: the indexes of these words.
 * `isNamed`: the words are, or contain, another name of the job.
 */
export type Guess = { title: string; score: number; share: number; told: number[]; isNamed: boolean }

/** The weight of a word in a name of the job, and of one in a second activity. */
const IN_NAME = 1.6
const IN_MORE_DEEDS = 0.35
const MOST = 2
/** The greatest weight of a word in O*NET's titles and in its description of the occupation. */
const IN_TITLES = 1.2
const IN_DUTIES = 0.5
/** O*NET adds less to the words of a job that is described in work.txt. */
const BESIDE_OUR_WORDS = 0.5
/** The certainty with which a word is meant: itself, one with its stem, one for nearly the same thing. */
const BY_STEM = 0.85
const BY_USUAL_WORD = 0.65
/** Two words of one activity tell more than two words of different ones. */
const SAME_DEED = 0.6
const WHOLE_NAME = 8
/** The rarity of a word that no job has, and the most that a word counts in the share. */
const UNKNOWN = 2.5
const RAREST = 4
const MOST_COMPARED = 20

type Described = { title: string; titles: readonly string[]; duties: string }

/** Indexes the jobs of work.txt, and the occupations that none of them means. `meant`: the occupation of a title. */
export function indexWork(
  occupations: readonly Described[],
  meant: (terms: string[]) => number | undefined,
): WorkIndex {
  const { usual: words, lines } = readWork()
  const usual = { usual: words, kept: new Map<string, Keys>() }
  const covered = new Set<number>()
  const ours = [...lines].map(([title, told]) => {
    const names = [title, ...told.filter((one) => one.startsWith('='))].map(termsOf)
    const deeds = told.filter((one) => !one.startsWith('='))
    const weights = new Map<string, number>()
    for (const term of deeds.flatMap((deed) => [...new Set(termsOf(deed))]))
      add(weights, keysOf(term, usual), weights.has(`t ${term}`) ? IN_MORE_DEEDS : 1, MOST)
    for (const term of names.flat()) add(weights, keysOf(term, usual), IN_NAME, IN_NAME)
    const occupation = meant(termsOf(title))
    if (occupation !== undefined) {
      covered.add(occupation)
      addOccupation(weights, occupations[occupation], usual, BESIDE_OUR_WORDS)
    }
    const keysOfDeed = (deed: string) =>
      new Set(termsOf(deed).flatMap((term) => keysOf(term, usual).map(([key]) => key)))
    return { title, names, deeds: deeds.flatMap(eachOf).map(keysOfDeed), weights }
  })
  const others = occupations.flatMap((occupation, place) => {
    const weights = new Map<string, number>()
    addOccupation(weights, occupation, usual, 1)
    return covered.has(place) ? [] : [{ title: occupation.title, names: [], deeds: [], weights }]
  })
  const jobs = [...ours, ...others]
  const found = new Map<string, number[]>()
  const counts = new Map<string, number>()
  for (const [job, { weights }] of jobs.entries()) {
    for (const [key, weight] of weights) {
      const known = found.get(key) ?? []
      known.push(job, (2 * weight) / (weight + 1))
      found.set(key, known)
      counts.set(key, (counts.get(key) ?? 0) + Math.min(1, weight))
    }
  }
  const rarityOf = (count: number) => Math.log(1 + (jobs.length - count + 0.5) / (count + 0.5))
  return {
    jobs: jobs.map(({ title, names, deeds }) => ({ title, names, deeds })),
    found,
    rarity: new Map([...counts].map(([key, count]) => [key, rarityOf(count)])),
    usual: words,
  }
}

/** 'clean office/floor' is two activities. */
const eachOf = (deed: string): string[] =>
  deed
    .split(' ')
    .reduce((all, part) => part.split('/').flatMap((word) => all.map((one) => `${one} ${word}`)), [''])

type Usual = { usual: WorkIndex['usual']; kept?: Map<string, Keys> }
type Keys = readonly (readonly [key: string, certainty: number])[]

function add(weights: Map<string, number>, keys: Keys, weight: number, most: number): void {
  for (const [key] of keys) {
    const known = weights.get(key) ?? 0
    weights.set(key, Math.max(known, Math.min(most, known + weight)))
  }
}

function addOccupation(
  weights: Map<string, number>,
  one: Described | undefined,
  usual: Usual,
  by: number,
): void {
  if (!one) return
  const counts = new Map<string, number>()
  for (const title of one.titles)
    for (const term of new Set(title.split(' '))) counts.set(term, (counts.get(term) ?? 0) + 1)
  const many = Math.log2(1 + Math.max(8, one.titles.length / 2))
  for (const term of one.duties.split(' '))
    if (!isFunctionWord(term)) add(weights, keysOf(term, usual), by * IN_DUTIES, MOST)
  for (const [term, count] of counts) {
    const weight = Math.min(IN_TITLES, (IN_TITLES * Math.log2(1 + count)) / many)
    add(weights, keysOf(term, usual), by * weight, MOST)
  }
}

/** The keys of a word, with the certainty that each is meant. `kept`: the keys of words that were asked for before. */
function keysOf(term: string, { usual, kept }: Usual): Keys {
  const known = kept?.get(term)
  if (known) return known
  const stem = stemOf(term)
  const meant = usual.get(stem)
  const keys = [
    [`t ${term}`, 1] as const,
    [`s ${stem}`, BY_STEM] as const,
    ...(meant === undefined ? [] : [[`u ${stemOf(meant)}`, BY_USUAL_WORD] as const]),
  ]
  kept?.set(term, keys)
  return keys
}

function readWork() {
  const text = readFileSync(join(import.meta.dirname, '../../../db/lexicon/work.txt'), 'utf8')
  const usual = new Map<string, string>()
  const lines = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [, before = '', after = ''] = /^([^#:]+): (.*)$/.exec(line) ?? []
    if (before.startsWith('~ ')) {
      const word = before.slice('~ '.length)
      if (!usual.has(stemOf(word))) usual.set(stemOf(word), word)
      for (const other of after.split(' ')) usual.set(stemOf(other), word)
    } else if (before !== '') lines.set(before, after.split('; '))
  }
  return { usual, lines }
}

/** Returns the jobs that these words tell, the likeliest first: the sum of the words, weighted by their rarity. */
export function guessJobs(index: WorkIndex, terms: readonly string[]): Guess[] {
  const { jobs, rarity } = index
  const keys = terms.map((term) => keysOf(term, index))
  const rarest = (own: Keys) => Math.max(0, ...own.map(([key, by]) => by * (rarity.get(key) ?? 0)))
  const worth = keys.map((own) => Math.min(RAREST, rarest(own) || UNKNOWN))
  const total = worth.reduce((sum, one) => sum + one, 0)
  const stems = new Set(terms.map(stemOf))
  const phrase = ` ${terms.join(' ')} `
  return [...wordsByJob(index, keys)]
    .map(([job, words]) => ({ job, words, sum: [...words.values()].reduce((sum, one) => sum + one, 0) }))
    .sort((a, b) => b.sum - a.sum)
    .slice(0, MOST_COMPARED)
    .map(({ job, words, sum }) => {
      const { title = '', names = [], deeds = [] } = jobs[job] ?? {}
      const told = [...words.keys()]
      const has = (deed: ReadonlySet<string>, word: number) => keys[word]?.some(([key]) => deed.has(key))
      const pairs = told.flatMap((one, place) =>
        told
          .slice(place + 1)
          .filter((other) => deeds.some((deed) => has(deed, one) && has(deed, other)))
          .map((other) => SAME_DEED * Math.min(worth[one] ?? 0, worth[other] ?? 0)),
      )
      const isWhole = (name: string[]) => phrase.includes(` ${name.join(' ')} `)
      const own = names.filter(isWhole)
      const byName = names.map((name) =>
        isWhole(name) && name.length > 1
          ? WHOLE_NAME
          : isWhole(name) || (name.length > 1 && name.every((term) => stems.has(stemOf(term))))
            ? WHOLE_NAME / 2
            : 0,
      )
      const share = told.reduce((part, word) => part + (worth[word] ?? 0), 0) / total
      const isNamed = own.some((name) => name.length > 1 || terms.length === 1)
      const score = [...pairs, ...byName].reduce((all, one) => all + one, sum) * Math.sqrt(share)
      return { title, score, share, told, isNamed }
    })
    .sort((a, b) => b.score - a.score)
}

/** By job, how much each word speaks for it. A word that is said twice counts once. */
function wordsByJob({ found, rarity }: WorkIndex, keys: readonly Keys[]): Map<number, Map<number, number>> {
  const byJob = new Map<number, Map<number, number>>()
  const said = new Set<string>()
  for (const [word, own] of keys.entries()) {
    const [stem = ''] = own[1] ?? []
    if (said.has(stem)) continue
    said.add(stem)
    for (const [key, by] of own) {
      const jobs = found.get(key) ?? []
      for (let place = 0; place < jobs.length; place += 2) {
        const [job = 0, weight = 0] = [jobs[place], jobs[place + 1]]
        const words = byJob.get(job) ?? new Map<number, number>()
        words.set(word, Math.max(words.get(word) ?? 0, by * weight * (rarity.get(key) ?? 0)))
        byJob.set(job, words)
      }
    }
  }
  return byJob
}
