import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'

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

/** What lists of open jobs are filtered, sorted and counted by. Kina a year. */
export type OpenJob = {
  id: number
  employerId: number
  category: string
  location: string
  employmentType: string
  experienceLevel: string
  workSite: string | null
  yearlyMin: number | null
  yearlyMax: number | null
}

/** Returns all open jobs, the newest first. An index alone answers it. */
export async function selectOpenJobs(db: Db, now: Date): Promise<OpenJob[]> {
  const { rows } = await db.$client.query<OpenJob>({
    name: 'open jobs',
    text: `SELECT id, employer_id AS "employerId", category, location, employment_type AS "employmentType",
        experience_level AS "experienceLevel", work_site AS "workSite", yearly_min AS "yearlyMin", yearly_max AS "yearlyMax"
      FROM open_jobs($1) ORDER BY published_at DESC, id DESC`,
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

/** From this similarity on, a word of the title or a skill counts as the intended one: 'acountant', 'electrican'. */
const MISSPELLED = 0.4

/** Ranks the open jobs that contain all words or similar ones. */
export async function rankSimilarJobs(db: Db, { words, wordQueries }: JobWords, now: Date): Promise<Ranks> {
  const { rows } = await db.$client.query<[number, number]>({
    name: 'jobs with similar words',
    text: `SELECT j.id, near.total FROM open_jobs($1) j
        CROSS JOIN LATERAL (SELECT lower(j.title || ' ' || array_to_string(j.skills, ' ')) AS heading OFFSET 0) h
        CROSS JOIN LATERAL (
          SELECT min(likeness) AS least, sum(likeness) AS total
          FROM unnest($2::text[], $3::tsquery[]) AS typed (word, query)
          CROSS JOIN LATERAL (SELECT CASE WHEN j.words @@ query THEN 1 ELSE word_similarity(word, heading) END AS likeness OFFSET 0) w) near
      WHERE near.least >= ${MISSPELLED}`,
    values: [now, words, wordQueries],
    rowMode: 'array',
  })
  return new Map(rows)
}

function openJobs(now: Date): SQL {
  return sql`open_jobs(${now.toISOString()}::timestamptz)`
}

/**
 * The maximum number of jobs compared when similar ones are searched: the newest with the same words, and the newest
 * of the same category.
 */
const SIMILAR_BY_WORDS = 300
const SIMILAR_BY_CATEGORY = 100

/**
 * Returns the ids of open jobs like this one, the most similar first. Words of the title and skills weigh most, then
 * the category, the town and the province.
 */
export async function selectSimilarJobs(db: Db, id: number, limit: number, now: Date): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH this AS (
      SELECT j.category, j.location, l.province, coalesce((SELECT string_agg(quote_literal(lexeme) || ':AB', ' | ') FROM unnest(
        to_tsvector('english', search_text(j.title || ' ' || array_to_string(j.skills, ' '))))), '')::tsquery AS words
      FROM job_postings j JOIN locations l ON l.slug = j.location WHERE j.id = ${id}),
    near AS (
      (SELECT j.id FROM this, ${openJobs(now)} j
        WHERE j.words @@ this.words ORDER BY j.published_at DESC LIMIT ${SIMILAR_BY_WORDS})
      UNION
      (SELECT j.id FROM this, ${openJobs(now)} j
        WHERE j.category = this.category ORDER BY j.published_at DESC LIMIT ${SIMILAR_BY_CATEGORY}))
    SELECT j.id FROM near JOIN job_postings j USING (id) JOIN locations l ON l.slug = j.location, this
    WHERE j.id <> ${id}
    ORDER BY 6 * ts_rank('{0, 0, 0.4, 1}', j.words, this.words) + CASE WHEN j.category = this.category THEN 0.5 ELSE 0 END
      + CASE WHEN j.location = this.location THEN 0.3 WHEN l.province = this.province AND l.province <> '' THEN 0.2 ELSE 0 END DESC,
      j.published_at DESC, j.id DESC
    LIMIT ${limit}`)
  return rows.map((row) => row.id)
}

/**
 * Returns the ids of open jobs that contain all words of one of the phrases, and of jobs of a category; the newest of
 * each.
 */
export async function selectJobsAbout(
  db: Db,
  phrases: readonly string[],
  category: string,
  now: Date,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH asked AS (SELECT coalesce(string_agg('(' || query::text || ')', ' | '), '')::tsquery AS words
      FROM jsonb_array_elements_text(${JSON.stringify(phrases)}::jsonb) phrase, plainto_tsquery('english', search_text(phrase)) query WHERE numnode(query) > 0)
    (SELECT j.id FROM asked, ${openJobs(now)} j
      WHERE j.words @@ asked.words ORDER BY j.published_at DESC LIMIT ${SIMILAR_BY_CATEGORY})
    UNION
    (SELECT j.id FROM ${openJobs(now)} j
      WHERE j.category = ${category} ORDER BY j.published_at DESC LIMIT ${SIMILAR_BY_CATEGORY})`)
  return rows.map((row) => row.id)
}
