/**
 * Measures AI search with CVs and queries whose right answers are known: our own, and with --data those of a folder.
 *
 *   npm run bench -- ai-search [--data FOLDER] [--show] [--no-ablation] [--rows 100000] [--keep FOLDER]
 *
 * FOLDER contains corpus.jsonl.gz, queries.json and judgements.json. --show prints each query with its results.
 * --rows instead measures the time through HTTP with this many synthetic CVs; --keep is the folder for their database.
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
  printQuality,
  showResults,
} from './ai-search-figures.ts'
import { judgedCvs } from './ai-search-people.ts'
import { gradeOf, HELD_BACK_QUERIES, OWN_QUERIES, type OwnQuery } from './ai-search-queries.ts'
import { measureSpeed } from './ai-search-speed.ts'

type Collection = { name: string; cvs: CorpusCv[]; queries: JudgedQuery[] }

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      data: { type: 'string' },
      show: { type: 'boolean' },
      'no-ablation': { type: 'boolean' },
      rows: { type: 'string' },
      keep: { type: 'string' },
    },
  })
  if (values.rows) return measureSpeed(Number(values.rows), values.keep)
  const folder = await mkdtemp(join(tmpdir(), 'painim-wok-bench-'))
  const parts = await openParts(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), 'script')
  try {
    await measureCollection(parts, ownCollection('Own CVs and queries', OWN_QUERIES), values)
    await measureCollection(parts, ownCollection('Own CVs, queries held back', HELD_BACK_QUERIES), values)
    if (values.data) await measureCollection(parts, await readCollection(values.data), values)
  } finally {
    await parts.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measureCollection(
  { db }: Parts,
  { name, cvs, queries }: Collection,
  wanted: { show?: boolean; 'no-ablation'?: boolean },
) {
  await fillWithCorpus(db, cvs)
  console.log(`\n${name}: ${cvs.length} CVs, ${queries.length} queries`)
  const measured = await measureQueries(db, queries)
  if (wanted.show) showResults(measured, cvs)
  printQuality(
    wanted['no-ablation'] ? [['everything', measured]] : await measureAblations(db, queries, measured),
  )
  printGoals(measured)
  printBands(measured)
}

function ownCollection(name: string, queries: readonly OwnQuery[]): Collection {
  const people = judgedCvs()
  return {
    name,
    cvs: people.map(({ earlierTitles, ...cv }) => ({ ...cv, roles: earlierTitles })),
    queries: queries.map((query) => ({
      text: query.text,
      grades: new Map(people.map((cv) => [cv.id, gradeOf(cv, query)])),
    })),
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
  const judged = v.parse(Judgements, await json('judgements.json'))
  const queries = v.parse(Queries, await json('queries.json'))
  return {
    name: `The collection in ${folder}`,
    cvs: corpus.map((cv) => ({
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
    })),
    queries: queries.map(({ id, text, query, q }) => ({
      text: text ?? query ?? q ?? '',
      grades: new Map(Object.entries(judged[id] ?? {}).map(([cv, grade]) => [places.get(cv) ?? 0, grade])),
    })),
  }
}
