/**
 * Measures AI search with CVs and queries whose right answers are known: our own, and with --data those of a folder.
 *
 *   npm run bench -- ai-search [--data FOLDER] [--sets plain,harder] [--show] [--no-ablation] [--fit] [--rows 100000] [--keep FOLDER]
 *
 * FOLDER contains corpus.jsonl.gz, queries.json and judgements.json; the searches of bench/unseen are judged over the
 * same CVs. --fit prints the weights of the likelihood, fitted anew to the sets that may be read. --sets measures only these sets. --show prints each query with its results. --rows instead measures the
 * time through HTTP with this many synthetic CVs. --keep is the folder of a database that is filled once.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import * as v from 'valibot'
import { openParts, type Parts } from '../src/application.ts'
import { readConfig } from '../src/platform/config.ts'
import { type CorpusCv, fillWithCorpus } from './ai-search-corpus.ts'
import {
  type JudgedQuery,
  measureAblations,
  measureQueries,
  printBands,
  printGoals,
  printNobody,
  printQuality,
  printTold,
  showResults,
} from './ai-search-figures.ts'
import { printFit } from './ai-search-fit.ts'
import { judgedCvs } from './ai-search-people.ts'
import { gradeOf, HELD_BACK_QUERIES, OWN_QUERIES, type OwnQuery } from './ai-search-queries.ts'
import { measureSpeed } from './ai-search-speed.ts'
import { ADVERTISED } from './unseen/advertisements.ts'
import { BLIND_QUERIES } from './unseen/blind-queries.ts'
import { CARE_HARDER_QUERIES, CARE_PLAIN_QUERIES } from './unseen/care-queries.ts'
import { CLOSING_HARDER_QUERIES } from './unseen/closing-harder-queries.ts'
import { CLOSING_PLAIN_QUERIES } from './unseen/closing-plain-queries.ts'
import { COAST_HARDER_QUERIES, COAST_PLAIN_QUERIES } from './unseen/coast-queries.ts'
import { COMING_HARDER_QUERIES } from './unseen/coming-harder-queries.ts'
import { COMING_PLAIN_QUERIES } from './unseen/coming-plain-queries.ts'
import { COUNTRY_HARDER_QUERIES } from './unseen/country-harder-queries.ts'
import { COUNTRY_PLAIN_QUERIES } from './unseen/country-plain-queries.ts'
import { FINAL_HARDER_QUERIES, FINAL_PLAIN_QUERIES } from './unseen/final-queries.ts'
import { FRESH_HARDER_QUERIES, FRESH_PLAIN_QUERIES } from './unseen/fresh-queries.ts'
import { FURTHER_HARDER_QUERIES } from './unseen/further-harder-queries.ts'
import { FURTHER_PLAIN_QUERIES } from './unseen/further-plain-queries.ts'
import { HARDER_QUERIES } from './unseen/harder-queries.ts'
import { HILL_HARDER_QUERIES, HILL_PLAIN_QUERIES } from './unseen/hill-queries.ts'
import { judged, readQueries } from './unseen/judge.ts'
import { LAST_HARDER_QUERIES, LAST_PLAIN_QUERIES } from './unseen/last-queries.ts'
import { LATER_QUERIES } from './unseen/later-queries.ts'
import { NEWEST_QUERIES, SEALED_QUERIES } from './unseen/newest-queries.ts'
import { NEXT_HARDER_QUERIES } from './unseen/next-harder-queries.ts'
import { NEXT_PLAIN_QUERIES } from './unseen/next-plain-queries.ts'
import { OFF_TOPIC_QUERIES } from './unseen/off-topic-queries.ts'
import { OFFICE_HARDER_QUERIES, OFFICE_PLAIN_QUERIES } from './unseen/office-queries.ts'
import { PLAIN_QUERIES } from './unseen/plain-queries.ts'
import { TOWN_HARDER_QUERIES } from './unseen/town-harder-queries.ts'
import { TOWN_PLAIN_QUERIES } from './unseen/town-plain-queries.ts'
import { TRADE_HARDER_QUERIES, TRADE_PLAIN_QUERIES } from './unseen/trade-queries.ts'
import { WIDE_HARDER_QUERIES, WIDE_PLAIN_QUERIES } from './unseen/wide-queries.ts'

/** The sets whose results are never printed, only their figures. */
const SEALED = [
  'fresh plain',
  'fresh harder',
  'next plain',
  'next harder',
  'country plain',
  'country harder',
  'hill plain',
  'hill harder',
]

/** CVs and, by name, sets of queries over them. */
type Collection = { cvs: CorpusCv[]; sets: Record<string, JudgedQuery[]> }

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      show: { type: 'boolean' },
      'no-ablation': { type: 'boolean' },
      sets: { type: 'string' },
      rows: { type: 'string' },
      keep: { type: 'string' },
      fit: { type: 'boolean' },
    },
  })
  if (values.rows) return measureSpeed(Number(values.rows), values.keep)
  const folder = values.keep ?? (await mkdtemp(join(tmpdir(), 'painim-wok-bench-')))
  const parts = await openParts(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), 'script')
  try {
    await printTold(parts.db, await readFile(join(import.meta.dirname, 'unseen/told-jobs.txt'), 'utf8'))
    const collections = values.data ? [await readCollection(values.data)] : []
    for (const collection of [...(values.fit ? [] : [ownCollection()]), ...collections])
      await measureCollection(parts, collection, values)
  } finally {
    await parts.close()
    if (!values.keep) await rm(folder, { recursive: true, force: true })
  }
}

async function measureCollection(
  { db }: Parts,
  { cvs, sets }: Collection,
  wanted: { show?: boolean; 'no-ablation'?: boolean; sets?: string; fit?: boolean },
) {
  const isWanted = (name: string) =>
    wanted.sets?.split(',').includes(name) ?? !(wanted.fit && SEALED.includes(name))
  const names = Object.keys(sets).filter(isWanted)
  if (names.length === 0) return
  await fillWithCorpus(db, cvs)
  if (wanted.fit) return printFit(db, new Map(names.map((name) => [name, sets[name] ?? []])))
  for (const name of names) {
    const queries = sets[name] ?? []
    console.log(`\n${name}: ${cvs.length} CVs, ${queries.length} queries`)
    const measured = await measureQueries(db, queries)
    if (wanted.show && !SEALED.includes(name)) showResults(measured, cvs)
    printNobody(measured, !SEALED.includes(name))
    const answerable = measured.filter(({ query }) => query.grades.size > 0)
    if (answerable.length === 0) continue
    printQuality(
      wanted['no-ablation'] ? [['everything', measured]] : await measureAblations(db, queries, measured),
    )
    printGoals(measured)
    printBands(measured)
  }
}

function ownCollection(): Collection {
  const people = judgedCvs()
  const judgedBy = (queries: readonly OwnQuery[]) =>
    queries.map((query) => ({
      text: query.text,
      grades: new Map(people.map((cv) => [cv.id, gradeOf(cv, query)])),
    }))
  return {
    cvs: people.map(({ earlierTitles, ...cv }) => ({ ...cv, roles: earlierTitles })),
    sets: { own: judgedBy(OWN_QUERIES), 'held back': judgedBy(HELD_BACK_QUERIES) },
  }
}

const CorpusLine = v.object({
  id: v.string(),
  headline: v.string(),
  titles: v.array(v.string()),
  skills: v.array(v.string()),
  text: v.string(),
  location: v.string(),
  salary: v.nullable(v.number()),
  years: v.number(),
  availability: v.string(),
  student: v.boolean(),
})
const Queries = v.array(
  v.object({
    id: v.union([v.string(), v.number()]),
    text: v.optional(v.string()),
    query: v.optional(v.string()),
    q: v.optional(v.string()),
  }),
)
const Judgements = v.record(v.string(), v.record(v.string(), v.number()))
const DAYS: Record<string, number> = { immediate: 0, '2 weeks': 14, '1 month': 31, '3 months': 92 }

async function readCollection(folder: string): Promise<Collection> {
  const lines = gunzipSync(await readFile(join(folder, 'corpus.jsonl.gz')))
    .toString()
    .trim()
    .split('\n')
  const corpus = lines.map((line) => v.parse(CorpusLine, JSON.parse(line)))
  const places = new Map(corpus.map(({ id }, index) => [id, index + 1]))
  const json = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8'))
  const judgements = v.parse(Judgements, await json('judgements.json'))
  const queries = v.parse(Queries, await json('queries.json'))
  const cvs = corpus.map((cv) => ({
    ...{
      jobTitle: cv.headline || cv.titles[0] || 'Not stated',
      roles: cv.titles,
      skills: cv.skills,
      summary: '',
      text: cv.text,
      category: 'administration',
    },
    ...{ town: cv.location, pay: cv.salary === null ? null : cv.salary * 1000, years: cv.years },
    told: { years: cv.years, availableDays: DAYS[cv.availability] ?? 92, isLearner: cv.student },
  }))
  const advertised = readQueries(ADVERTISED.map(({ rules }) => `advertisement :: ${rules}`).join('\n'))
  return {
    cvs,
    sets: {
      folder: queries.map(({ id, text, query, q }) => ({
        text: text ?? query ?? q ?? '',
        grades: new Map(
          Object.entries(judgements[id] ?? {}).map(([cv, grade]) => [places.get(cv) ?? 0, grade]),
        ),
      })),
      plain: judged(readQueries(PLAIN_QUERIES), cvs),
      harder: judged(readQueries(HARDER_QUERIES), cvs),
      later: judged(readQueries(LATER_QUERIES), cvs),
      newest: judged(readQueries(NEWEST_QUERIES), cvs),
      sealed: judged(readQueries(SEALED_QUERIES), cvs),
      blind: judged(readQueries(BLIND_QUERIES), cvs),
      'final plain': judged(readQueries(FINAL_PLAIN_QUERIES), cvs),
      'final harder': judged(readQueries(FINAL_HARDER_QUERIES), cvs),
      'wide plain': judged(readQueries(WIDE_PLAIN_QUERIES), cvs),
      'wide harder': judged(readQueries(WIDE_HARDER_QUERIES), cvs),
      'office plain': judged(readQueries(OFFICE_PLAIN_QUERIES), cvs),
      'office harder': judged(readQueries(OFFICE_HARDER_QUERIES), cvs),
      'care plain': judged(readQueries(CARE_PLAIN_QUERIES), cvs),
      'care harder': judged(readQueries(CARE_HARDER_QUERIES), cvs),
      'trade plain': judged(readQueries(TRADE_PLAIN_QUERIES), cvs),
      'trade harder': judged(readQueries(TRADE_HARDER_QUERIES), cvs),
      'last plain': judged(readQueries(LAST_PLAIN_QUERIES), cvs),
      'last harder': judged(readQueries(LAST_HARDER_QUERIES), cvs),
      'fresh plain': judged(readQueries(FRESH_PLAIN_QUERIES), cvs),
      'fresh harder': judged(readQueries(FRESH_HARDER_QUERIES), cvs),
      'next plain': judged(readQueries(NEXT_PLAIN_QUERIES), cvs),
      'next harder': judged(readQueries(NEXT_HARDER_QUERIES), cvs),
      'coming plain': judged(readQueries(COMING_PLAIN_QUERIES), cvs),
      'coming harder': judged(readQueries(COMING_HARDER_QUERIES), cvs),
      'further plain': judged(readQueries(FURTHER_PLAIN_QUERIES), cvs),
      'further harder': judged(readQueries(FURTHER_HARDER_QUERIES), cvs),
      'town plain': judged(readQueries(TOWN_PLAIN_QUERIES), cvs),
      'town harder': judged(readQueries(TOWN_HARDER_QUERIES), cvs),
      'country plain': judged(readQueries(COUNTRY_PLAIN_QUERIES), cvs),
      'country harder': judged(readQueries(COUNTRY_HARDER_QUERIES), cvs),
      'closing plain': judged(readQueries(CLOSING_PLAIN_QUERIES), cvs),
      'closing harder': judged(readQueries(CLOSING_HARDER_QUERIES), cvs),
      'hill plain': judged(readQueries(HILL_PLAIN_QUERIES), cvs),
      'hill harder': judged(readQueries(HILL_HARDER_QUERIES), cvs),
      'coast plain': judged(readQueries(COAST_PLAIN_QUERIES), cvs),
      'coast harder': judged(readQueries(COAST_HARDER_QUERIES), cvs),
      advertisements: judged(
        advertised.map((query, index) => ({ ...query, text: ADVERTISED[index]?.text ?? '' })),
        cvs,
      ),
      'off topic': OFF_TOPIC_QUERIES.map((text) => ({ text, grades: new Map() })),
    },
  }
}
