import type { Context } from '../../platform/context.ts'
import { type ContentVersions, keptAnswers } from '../../platform/database/content-versions.ts'
import type { Db } from '../../platform/database/database.ts'
import { isPublic } from './policy.ts'
import { selectJobsById } from './queries.ts'
import { jobCard } from './views.ts'

/** The typed words as the database reads them. `query` is '' if there is nothing to search for. */
export type JobWords = {
  query: string
  /** Each word as typed and as a query of its own, for a looser search. */
  words: string[]
  wordQueries: string[]
}

export async function parseJobWords(db: Db, typed: string): Promise<JobWords> {
  const { rows } = await db.$client.query<JobWords>({
    name: 'job words',
    text: `SELECT job_query($1)::text AS query, words,
        ARRAY(SELECT plainto_tsquery('english', word)::text FROM unnest(words) word) AS "wordQueries"
      FROM string_to_array(search_text($1), ' ') AS words`,
    values: [typed],
  })
  return rows[0] ?? { query: '', words: [], wordQueries: [] }
}

/**
 * The columns by which lists of open jobs are filtered, sorted and counted. Pay is in kina a year. `licenceClasses`:
 * '36' is 3 or 6.
 */
export type OpenJob = {
  id: number
  employerId: number
  category: string
  location: string
  employmentType: string
  experienceLevel: string
  workPattern: string | null
  workSite: string | null
  licenceClasses: string
  isVerified: boolean
  needsNoExperience: boolean
  yearlyMin: number | null
  yearlyMax: number | null
  endsAt: Date
}

/** Returns all open jobs, the newest first. An index alone answers it, apart from the employers' badges. */
export async function selectOpenJobs(db: Db, now: Date): Promise<OpenJob[]> {
  const { rows } = await db.$client.query<OpenJob>({
    name: 'open jobs',
    text: `SELECT j.id, employer_id AS "employerId", category, j.location, employment_type AS "employmentType",
        experience_level AS "experienceLevel", work_pattern AS "workPattern", work_site AS "workSite",
        array_to_string(licence_classes, '') AS "licenceClasses", e.is_approved AS "isVerified",
        needs_no_experience AS "needsNoExperience", yearly_min AS "yearlyMin", yearly_max AS "yearlyMax", ends_at AS "endsAt"
      FROM open_jobs($1) j JOIN employers e ON e.id = employer_id ORDER BY published_at DESC, j.id DESC`,
    values: [now],
  })
  return rows
}

/** How well open jobs match typed words, by the id of the job. */
export type Ranks = ReadonlyMap<number, number>

/**
 * Ranks the open jobs that contain all words. The title ranks above skills, then company, category and place, then the
 * description.
 */
export async function rankJobs(db: Db, { query }: JobWords, now: Date): Promise<Ranks> {
  const { rows } = await db.$client.query<[number, number]>({
    name: 'jobs with words',
    text: `SELECT id, ts_rank('{0.02, 0.1, 0.4, 1}', words, $2::tsquery) FROM open_jobs($1) WHERE words @@ $2::tsquery`,
    values: [now, query],
    rowMode: 'array',
  })
  return new Map(rows)
}

/** Returns those of the open jobs that contain all words. */
export async function selectWithWords(
  db: Db,
  { query }: JobWords,
  now: Date,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await db.$client.query<[number]>({
    name: 'some jobs with words',
    text: 'SELECT id FROM open_jobs($1) WHERE id = ANY($3::int[]) AND words @@ $2::tsquery',
    values: [now, query, ids],
    rowMode: 'array',
  })
  return rows.map(([id]) => id)
}

/** Whether any open job contains all words. */
export async function hasJobWithWords(db: Db, { query }: JobWords, now: Date): Promise<boolean> {
  const { rows } = await db.$client.query<[boolean]>({
    name: 'any job with words',
    text: 'SELECT EXISTS (SELECT FROM open_jobs($1) WHERE words @@ $2::tsquery)',
    values: [now, query],
    rowMode: 'array',
  })
  return rows[0]?.[0] ?? false
}

/** Ranks the open jobs that contain all words or similar ones. `ids`: only these jobs. */
export async function rankSimilarJobs(
  db: Db,
  { words, wordQueries }: JobWords,
  now: Date,
  ids: readonly number[] | null = null,
): Promise<Ranks> {
  const { rows } = await db.$client.query<[number, number]>({
    name: 'jobs with similar words',
    text: `SELECT j.id, sum(CASE WHEN j.words @@ query THEN 1 ELSE word_similarity(word, job_heading(title, skills)) END)
      FROM open_jobs($1) j CROSS JOIN unnest($2::text[], $3::tsquery[]) AS typed (word, query)
      WHERE j.id IN (SELECT similar_jobs($2, $3)) AND ($4::int[] IS NULL OR j.id = ANY($4)) GROUP BY j.id`,
    values: [now, words, wordQueries, ids],
    rowMode: 'array',
  })
  return new Map(rows)
}

/** The columns that are compared to find similar jobs. */
export type OpenTitle = { id: number; title: string; category: string; location: string }

/** Returns all open jobs, the newest first. */
export async function selectOpenTitles(db: Db, now: Date): Promise<OpenTitle[]> {
  const { rows } = await db.$client.query<OpenTitle>({
    name: 'titles of open jobs',
    text: 'SELECT id, title, category, location FROM open_jobs($1) ORDER BY published_at DESC, id DESC',
    values: [now],
  })
  return rows
}

type JobCard = ReturnType<typeof jobCard>

/** About 1.5 kB each. */
const MOST_CARDS = 6000
const keptCards = keptAnswers<Map<number, JobCard>>(2)

/** Returns the cards of open jobs, from memory if they have been shown since the last change. */
export async function readCards(
  ctx: Context,
  ids: readonly number[],
  { jobs, site }: ContentVersions,
): Promise<JobCard[]> {
  const cards = await keptCards(ctx, `${jobs} ${site}`, async () => new Map())
  if (cards.size > MOST_CARDS) cards.clear()
  const known = new Map(ids.map((id) => [id, cards.get(id)]))
  const rows = await selectJobsById(
    ctx.db,
    ids.filter((id) => !known.get(id)),
  )
  for (const row of rows.filter(isPublic)) {
    const card = jobCard(row, ctx.now)
    cards.set(row.id, card)
    known.set(row.id, card)
  }
  return ids.flatMap((id) => known.get(id) ?? [])
}
