import type { Facts } from '../src/modules/ai-search/judge/likelihood.ts'
import { EXCELLENT, LEAST_SCORE } from '../src/modules/ai-search/judge/score-candidate.ts'
import type { Db } from '../src/platform/database/database.ts'
import { gainOf, type JudgedQuery, mean, measureQueries } from './ai-search-figures.ts'
import { printTable } from './figures.ts'

/** As many people as the search reads files of. */
const PEOPLE = 50
/** The likelihood of being right that is taught for each grade. */
const RIGHT = [0, 0.2, 0.85, 0.85]
const ROUNDS = 400
const PACE = 0.05
/** Keeps weights small that explain little. */
const RESTRAINT = 0.005
/** How much of what is fitted is whether each person is right; the rest is the order within a search. */
const ALONE = 0.35
/** The gain of each grade in the order. With more for the best than nDCG gives, the order of sets left out is better. */
const GAINS = [0, 1, 4, 12]

/** `facts`: scaled, the first is 1. */
type Person = { facts: number[]; grade: number; score: number }
type Search = { set: string; people: Person[]; grades: number[] }

/**
 * Fits the weights of the likelihood and prints them, with the order that the weights give to the sets that they were
 * not fitted to.
 */
export async function printFit(db: Db, sets: ReadonlyMap<string, readonly JudgedQuery[]>): Promise<void> {
  const searches: Search[] = []
  let names: string[] = []
  for (const [set, queries] of sets) {
    const judged = queries.filter(({ grades }) => grades.size > 0)
    for (const { query, found } of await measureQueries(db, judged, { withNoise: true }, PEOPLE)) {
      const people = found.map(({ facts, score, candidate }) => {
        names = Object.keys(facts)
        return { facts: valuesOf(facts), score, grade: query.grades.get(candidate.row.id) ?? 0 }
      })
      searches.push({ set, people, grades: [...query.grades.values()] })
    }
  }
  const scales = scale(searches)
  const rows = [...new Set(searches.map(({ set }) => set))].map((set) => {
    const own = searches.filter((search) => search.set === set)
    const weights = weigh(searches.filter((search) => search.set !== set))
    return [
      set,
      orderBy(own, ({ score }) => score),
      orderBy(own, ({ facts }) => product(facts, weights)),
    ] as const
  })
  printTable(
    ['nDCG@10 of sets left out', 'now', 'fitted to the others'],
    [
      ...rows,
      ['mean', mean(rows.map(([, now]) => now)), mean(rows.map(([, , fitted]) => fitted))] as const,
    ].map(([set, now, fitted]) => [set, now.toFixed(3), fitted.toFixed(3)]),
  )
  const weights = weigh(searches).map((weight, place) => weight / (scales[place]?.spread ?? 1))
  const always = weights.reduce(
    (sum, weight, place) => sum - (place > 0 ? weight * (scales[place]?.mean ?? 0) : -weight),
    0,
  )
  console.log(`ALWAYS = ${always.toFixed(2)}`)
  for (const [place, name] of names.entries()) console.log(`  ${name}: ${weights[place + 1]?.toFixed(2)},`)
}

const valuesOf = (facts: Facts): number[] => [1, ...Object.values(facts)]

/** Scales each fact to a mean of 0 and a spread of 1. Returns the original ones. */
function scale(searches: readonly Search[]): { mean: number; spread: number }[] {
  const all = searches.flatMap(({ people }) => people)
  const scales = (all[0]?.facts ?? []).map((_, place) => {
    if (place === 0) return { mean: 0, spread: 1 }
    const values = all.map(({ facts }) => facts[place] ?? 0)
    const middle = mean(values)
    return { mean: middle, spread: Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) || 1 }
  })
  for (const person of all)
    person.facts = person.facts.map((value, place) => {
      const { mean, spread } = scales[place] ?? { mean: 0, spread: 1 }
      return (value - mean) / spread
    })
  return scales
}

/** Adam, with the constants of its paper (Kingma and Ba, 2014). */
function weigh(searches: readonly Search[]): number[] {
  const taught = searches
    .map(({ people }) => people.filter(({ score }) => score >= LEAST_SCORE - 5))
    .filter((people) => people.length > 0)
  const count = taught[0]?.[0]?.facts.length ?? 0
  const weights = new Array<number>(count).fill(0)
  const speeds = new Array<number>(count).fill(0)
  const squares = new Array<number>(count).fill(0)
  for (let round = 1; round <= ROUNDS; round++) {
    const slopes = weights.map((weight) => RESTRAINT * weight)
    for (const people of taught) addSlopes(slopes, people, weights, taught.length)
    for (const [place, slope] of slopes.entries()) {
      const speed = 0.9 * (speeds[place] ?? 0) + 0.1 * slope
      const square = 0.999 * (squares[place] ?? 0) + 0.001 * slope * slope
      speeds[place] = speed
      squares[place] = square
      const step = speed / (1 - 0.9 ** round) / (Math.sqrt(square / (1 - 0.999 ** round)) + 1e-8)
      weights[place] = (weights[place] ?? 0) - PACE * step
    }
  }
  return weights
}

function addSlopes(
  slopes: number[],
  people: readonly Person[],
  weights: readonly number[],
  searches: number,
) {
  const sums = people.map(({ facts }) => product(facts, weights))
  const most = Math.max(...sums)
  const shares = sums.map((sum) => Math.exp(sum - most))
  const allShares = shares.reduce((all, share) => all + share, 0)
  const gains = people.map(({ grade }) => GAINS[grade] ?? 0)
  const allGains = gains.reduce((all, gain) => all + gain, 0)
  for (const [index, { facts, grade }] of people.entries()) {
    const right = 1 / (1 + Math.exp(-(sums[index] ?? 0)))
    const alone = (0.3 * (right - (RIGHT[grade] ?? 0))) / Math.sqrt(people.length)
    const together = allGains > 0 ? (shares[index] ?? 0) / allShares - (gains[index] ?? 0) / allGains : 0
    const error = (ALONE * alone + (1 - ALONE) * together) / searches
    for (let place = 0; place < facts.length; place++)
      slopes[place] = (slopes[place] ?? 0) + error * (facts[place] ?? 0)
  }
}

/** A loop, because this is nearly all of the work. */
function product(facts: readonly number[], weights: readonly number[]): number {
  let sum = 0
  for (let place = 0; place < facts.length; place++) sum += (facts[place] ?? 0) * (weights[place] ?? 0)
  return sum
}

/** Returns the mean nDCG@10, with excellent people first. */
function orderBy(searches: readonly Search[], order: (person: Person) => number): number {
  return mean(
    searches.map(({ people, grades }) => {
      const shown = people
        .filter(({ score }) => score >= LEAST_SCORE)
        .sort((a, b) => Number(b.score >= EXCELLENT) - Number(a.score >= EXCELLENT) || order(b) - order(a))
      return gainOf(shown.map(({ grade }) => grade)) / gainOf(grades.toSorted((a, b) => b - a))
    }),
  )
}
