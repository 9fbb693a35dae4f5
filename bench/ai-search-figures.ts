import { rankPeople } from '../src/modules/ai-search/find/rank-people.ts'
import type { Judged } from '../src/modules/ai-search/judge/score-candidate.ts'
import { LEAST_SCORE } from '../src/modules/ai-search/judge/score-candidate.ts'
import { selectLocations, selectWords } from '../src/modules/ai-search/queries.ts'
import { unknownWords } from '../src/modules/ai-search/query-world.ts'
import { asksForSomething, emptyIntent, type Intent } from '../src/modules/ai-search/understand/intent.ts'
import { STEPS, understandQuery } from '../src/modules/ai-search/understand/understand-query.ts'
import { type Lexicon, lexiconWith, NEAR } from '../src/modules/occupations/lexicon.ts'
import { linkTitle, nearness } from '../src/modules/occupations/link-title.ts'
import { termsOf } from '../src/modules/occupations/normalise.ts'
import { knowTerms } from '../src/modules/occupations/terms.ts'
import type { Db } from '../src/platform/database/database.ts'
import type { CorpusCv } from './ai-search-corpus.ts'
import { percentile, printTable } from './figures.ts'

/** `grades`: id of a CV → 0 (wrong) to 3 (exactly right). */
export type JudgedQuery = { text: string; grades: ReadonlyMap<number, number> }
export type Measured = { query: JudgedQuery; intent: Intent; found: Judged[]; ms: number }

/** A part of the engine that is left out for comparison. */
type Without = {
  lexicon?: (lexicon: Lexicon) => Lexicon
  intent?: (intent: Intent) => Intent
  /** A step of understanding. */
  step?: string
  /** Includes people whose score is too low to be shown. */
  withNoise?: true
}

const RESULTS = 20
const DEPTH = 10
const EXCELLENT = 80

const ABLATIONS: Record<string, Without> = {
  'without occupations': {
    intent: (intent) => ({ ...intent, roles: intent.roles.map((role) => ({ ...role, links: [] })) }),
  },
  "without the operator's terms": { lexicon: () => lexiconWith([]) },
  'without constraints': {
    intent: ({ roles, skills, chips }) => ({ ...emptyIntent(), roles, skills, chips }),
  },
  'without skills': { intent: (intent) => ({ ...intent, skills: [] }) },
  ...Object.fromEntries(Object.keys(STEPS).map((step) => [`without: ${step}`, { step }])),
  'with people under the line': { withNoise: true },
}

export async function measureQueries(
  db: Db,
  queries: readonly JudgedQuery[],
  without: Without = {},
  size = RESULTS,
): Promise<Measured[]> {
  const { intent: changed = (intent) => intent, withNoise } = without
  const lexicon = (without.lexicon ?? ((own) => own))(await knowTerms(db))
  const locations = await selectLocations(db)
  const measured: Measured[] = []
  for (const query of queries) {
    const started = performance.now()
    const wordCounts = await selectWords(db, unknownWords(query.text, lexicon))
    const intent = changed(understandQuery(query.text, { lexicon, locations, wordCounts }, without.step))
    const { people } = asksForSomething(intent)
      ? await rankPeople(db, intent, lexicon, { size, employerId: 0, hidden: null })
      : { people: [] }
    const found = withNoise ? people : people.filter(({ score }) => score >= LEAST_SCORE)
    measured.push({ query, intent, found, ms: performance.now() - started })
  }
  return measured
}

export async function measureAblations(
  db: Db,
  queries: readonly JudgedQuery[],
  whole: Measured[],
): Promise<[string, Measured[]][]> {
  const rows: [string, Measured[]][] = [['everything', whole]]
  for (const [name, without] of Object.entries(ABLATIONS))
    rows.push([name, await measureQueries(db, queries, without)])
  return rows
}

export function printQuality(rows: readonly (readonly [string, Measured[]])[]): void {
  const whole = ndcg(rows[0]?.[1] ?? [])
  printTable(
    ['', 'nDCG@10', 'loss', 'recall@20', 'first 3', 'Excellent right', 'shown in', 'p50 ms', 'p95 ms'],
    rows.map(([name, measured]) => {
      const { given, right, shown, answerable } = excellence(measured)
      const times = measured.map(({ ms }) => ms)
      return [
        name,
        ndcg(measured).toFixed(3),
        (ndcg(measured) - whole).toFixed(3),
        recall(measured).toFixed(3),
        String(firstThree(measured)),
        given > 0 ? `${((100 * right) / given).toFixed(0)} % of ${given}` : 'none',
        `${shown} of ${answerable}`,
        percentile(times, 0.5).toFixed(0),
        percentile(times, 0.95).toFixed(0),
      ]
    }),
  )
}

/** Prints in how many lines of `search => title | title` the job of the search is one of the titles or near it. */
export async function printTold(db: Db, lines: string): Promise<void> {
  const lexicon = await knowTerms(db)
  const locations = await selectLocations(db)
  const jobsOf = (titles: string) =>
    titles.split(' | ').flatMap((title) => linkTitle(lexicon, termsOf(title)).links.map(([job]) => job))
  const told = lines
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split(' => '))
  const understood = told.filter(([text = '', titles = '']) => {
    const { roles } = understandQuery(text, { lexicon, locations, wordCounts: new Map() })
    const read = roles.flatMap(({ links }) => links.map(([job]) => job))
    return jobsOf(titles).some((job) => read.some((other) => nearness(lexicon, job, other) >= NEAR))
  })
  console.log(`jobs that are told instead of named: ${understood.length} of ${told.length} understood`)
}

/** Prints how many of the queries that fit nobody show nobody, and if `withPeople`, who is shown for the others. */
export function printNobody(measured: readonly Measured[], withPeople: boolean): void {
  const asked = measured.filter(({ query }) => query.grades.size === 0)
  if (asked.length === 0) return
  const wrong = asked.filter(({ found }) => found.length > 0)
  const partial = wrong.filter(({ found }) => (found[0]?.score ?? 0) < 60).length
  console.log(
    `fits nobody and shows nobody: ${asked.length - wrong.length} of ${asked.length}; Partial only: ${partial}`,
  )
  for (const { query, found } of withPeople ? wrong : [])
    console.log(
      `  ${query.text}: ${found.length} people, the best ${found[0]?.score} ${found[0]?.candidate.row.jobTitle}`,
    )
}

/**
 * Prints how often scores are right, in bands of ten points. LEAST_SCORE, below which people are not shown, comes from
 * this.
 */
export function printBands(measured: readonly Measured[]): void {
  const found = measured.flatMap(({ query, found: judged }) =>
    judged.map(({ score, candidate }) => ({ score, grade: query.grades.get(candidate.row.id) ?? 0 })),
  )
  const bands = Map.groupBy(found, ({ score }) => Math.floor(Math.min(score, 99) / BAND) * BAND)
  const share = (grades: { grade: number }[], least: number) =>
    `${((100 * grades.filter(({ grade }) => grade >= least).length) / grades.length).toFixed(0)} %`
  printTable(
    ['score', 'people', 'grade 1 to 3', 'grade 2, 3'],
    [...bands]
      .sort(([a], [b]) => b - a)
      .map(([from, of]) => [`${from} to ${from + BAND - 1}`, String(of.length), share(of, 1), share(of, 2)]),
  )
}

const BAND = 10

/** The quality that we aim for, as shares from 0 to 1. */
const GOALS = { ndcg: 0.85, right: 0.9, shown: 0.4 }

/** Prints the figures as shares of their goals. A goal is met from 1. */
export function printGoals(measured: readonly Measured[]): void {
  const { right, given, shown, answerable } = excellence(measured)
  const ratio = (value: number, goal: number) => `${(value / goal).toFixed(2)} of the goal ${goal}`
  console.log(
    `nDCG@10 ${ratio(ndcg(measured), GOALS.ndcg)}; Excellent right ${ratio(right / Math.max(1, given), GOALS.right)}; shown ${ratio(shown / Math.max(1, answerable), GOALS.shown)}`,
  )
}

/**
 * Counts the results that are called excellent (`given`) and those of them with grade 2 or 3 (`right`); queries with a
 * person of grade 3 (`answerable`), and those of them that show an excellent result (`shown`).
 */
function excellence(measured: readonly Measured[]) {
  const grades = measured.flatMap(({ query, found }) =>
    found
      .filter(({ score }) => score >= EXCELLENT)
      .map(({ candidate }) => query.grades.get(candidate.row.id) ?? 0),
  )
  const answerable = measured.filter(({ query }) => [...query.grades.values()].includes(3))
  const shown = answerable.filter(({ found }) => found.some(({ score }) => score >= EXCELLENT))
  return {
    given: grades.length,
    right: grades.filter((grade) => grade >= 2).length,
    answerable: answerable.length,
    shown: shown.length,
  }
}

function ndcg(measured: readonly Measured[]): number {
  return mean(measured.filter(({ query }) => query.grades.size > 0).map(ndcgOf))
}

/** The number of queries with a person of the best possible grade among the first three. */
function firstThree(measured: readonly Measured[]): number {
  return measured.filter(({ query: { grades }, found }) =>
    found.slice(0, 3).some(({ candidate }) => grades.get(candidate.row.id) === Math.max(...grades.values())),
  ).length
}

function ndcgOf({ query, found }: Measured): number {
  const ideal = gainOf([...query.grades.values()].sort((a, b) => b - a))
  return ideal === 0
    ? 1
    : gainOf(found.map(({ candidate }) => query.grades.get(candidate.row.id) ?? 0)) / ideal
}

/** Returns the discounted cumulative gain of the first ten grades. */
export function gainOf(grades: readonly number[]): number {
  return grades
    .slice(0, DEPTH)
    .reduce((total, grade, place) => total + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

function recall(measured: readonly Measured[]): number {
  return mean(
    measured.map(({ query, found }) => {
      const right = [...query.grades.values()].filter((grade) => grade >= 2).length
      const got = found.filter(({ candidate }) => (query.grades.get(candidate.row.id) ?? 0) >= 2).length
      return right === 0 ? 1 : got / Math.min(right, RESULTS)
    }),
  )
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

export function showResults(measured: readonly Measured[], cvs: readonly CorpusCv[]): void {
  for (const one of measured) {
    const chips = one.intent.chips.map(
      ({ kind, state, label }) => `${kind}${state === 'understood' ? '' : ` ${state}`}: ${label}`,
    )
    console.log(
      `\n${ndcgOf(one).toFixed(2)}  ${one.query.text.slice(0, 100).replaceAll('\n', ' ')}\n      ${chips.join(' | ')}`,
    )
    for (const { candidate, score } of one.found.slice(0, DEPTH)) {
      const cv = cvs[candidate.row.id - 1]
      const grade = one.query.grades.get(candidate.row.id) ?? 0
      console.log(
        `      ${grade}  ${score}  ${cv?.jobTitle}, ${cv?.town}, ${cv?.years} years, K${cv?.pay}; ${candidate.titles
          .slice(1, 4)
          .map(({ told }) => told)
          .join(' / ')}; ${cv?.skills.slice(0, 6).join(', ')}`,
      )
    }
  }
}
