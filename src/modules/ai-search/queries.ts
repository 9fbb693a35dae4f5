import { keptUntilChange } from '../../platform/database/content-versions.ts'
import type { Db } from '../../platform/database/database.ts'
import { WHOLE_LIST } from '../../shared/lists.ts'
import type { Answer } from '../applications/schema.ts'
import type { Tier } from './find/candidate-tiers.ts'
import type { CandidateRow } from './judge/candidate.ts'
import type { Location } from './understand/intent.ts'

/** Locations with their other names, in the form that the parser needs. */
export async function selectLocations(db: Db): Promise<Location[]> {
  const { rows } = await db.$client.query<Location>({
    name: 'ai locations',
    text: 'SELECT id, name, kind, province, region, aliases FROM locations WHERE is_active ORDER BY sort_order',
  })
  return rows
}

/** The same, at most five seconds old. */
export const recentLocations = keptUntilChange('site', selectLocations)

/**
 * The approximate number of CVs that contain the words or other forms of them. A word that only looks like the stem of
 * another is not a form of it: 'payrol'.
 */
export async function selectWords(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.$client.query<{ word: string; cvs: number }>({
    name: 'ai words',
    text: `SELECT asked.word, coalesce(max(k.cvs), 0) AS cvs FROM unnest($1::text[]) asked (word)
      LEFT JOIN search_words k
        ON k.word = asked.word OR k.lexeme = (ts_lexize('english_stem', asked.word))[1] AND k.lexeme <> asked.word
      GROUP BY 1`,
    values: [words],
  })
  return new Map(rows.map(({ word, cvs }) => [word, cvs]))
}

export async function selectLexemes(db: Db, phrases: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await db.$client.query<{ phrase: string; lexemes: string[] }>({
    name: 'ai lexemes',
    text: "SELECT phrase, tsvector_to_array(to_tsvector('english', search_text(phrase))) AS lexemes FROM unnest($1::text[]) phrase",
    values: [phrases],
  })
  return new Map(rows.map(({ phrase, lexemes }) => [phrase, lexemes]))
}

/** The number of CVs whose titles are counted for a text. */
const CVS_WITH_TEXT = 500

/**
 * The most frequent titles of the newest CVs that contain all words of a phrase anywhere, or one of the words in the
 * title; each with its number of people.
 */
export async function selectTitlesWith(
  db: Db,
  phrase: string,
  words: readonly string[],
): Promise<{ text: string; title: string; people: number }[]> {
  const { rows } = await db.$client.query<{ text: string; title: string; people: number }>(
    `SELECT asked.text, titled.* FROM (
       SELECT $1 AS text, plainto_tsquery('english', search_text($1)) AS query
       UNION ALL SELECT word, quote_literal('t=' || lexeme)::tsquery
       FROM unnest($2::text[]) word, unnest(tsvector_to_array(to_tsvector('english', search_text(word)))) lexeme) asked
     CROSS JOIN LATERAL (
       SELECT min(c.job_title) AS title, count(DISTINCT c.job_seeker_id)::int AS people
       FROM (SELECT cv_id FROM cv_search WHERE lexemes @@ asked.query AND is_public ORDER BY uploaded_at DESC LIMIT $3) found
       JOIN visible_cvs(NULL) c ON c.id = found.cv_id AND c.status <> 'hired'
       GROUP BY lower(c.job_title) ORDER BY 2 DESC, 1 LIMIT 6) titled`,
    [phrase, words, CVS_WITH_TEXT],
  )
  return rows
}

export type TierFound = { ids: number[]; total: number; isExact: boolean }

/**
 * Returns the newest CVs of each tier and the tier's size, which is estimated when it is large. `hidden`: CVs that are
 * left out.
 */
export async function selectTiers(
  db: Db,
  tiers: readonly Tier[],
  hidden: readonly number[] | null,
): Promise<TierFound[]> {
  const { rows } = await db.$client.query<TierFound>({
    name: 'ai tiers',
    text: `SELECT m.ids, m.total, m.is_exact AS "isExact"
      FROM unnest($1::text[], $2::text[], $3::int[]) WITH ORDINALITY t (query, pay, size, place)
        CROSS JOIN LATERAL ai_matching_cvs(string_to_array(t.query, chr(10))::tsquery[], t.pay::int4multirange, $4, t.size) m
      ORDER BY t.place`,
    values: [
      // PostgreSQL has no arrays of lists of different lengths
      tiers.map(({ query }) => query?.join('\n') ?? null),
      tiers.map(({ pay }) => pay),
      tiers.map(({ limit }) => limit),
      hidden,
    ],
  })
  return rows
}

/**
 * Columns of `c` and its profile `p`, with 500 characters of the summary. Lists come as JSON: a search reads thousands of
 * them, and the driver takes several times as long for an array.
 */
const CANDIDATE = `c.id, c.job_seeker_id AS "jobSeekerId", c.job_title AS "jobTitle", to_json(c.skills) AS skills,
  left(c.summary, 500) AS summary, c.location, c.location_id AS "locationId",
  c.experience, c.education, c.salary_min AS "salaryMin", c.salary_max AS "salaryMax",
  to_json(coalesce(p.titles, '{}')) AS titles, p.years, p.available_days AS "availableDays",
  to_json(coalesce(p.licences, '{}')) AS licences, coalesce(p.is_learner, false) AS "isLearner",
  to_json(coalesce(p.codes, '{}')) AS codes`

/** The CVs that can be judged: shown to the employer, and of people who can still be hired. */
export async function selectCandidates(
  db: Db,
  ids: readonly number[],
  employerId: number,
): Promise<CandidateRow[]> {
  const { rows } = await db.$client.query<CandidateRow>({
    name: 'ai candidates',
    text: `SELECT ${CANDIDATE} FROM visible_cvs($2) c LEFT JOIN ai_profiles p ON p.cv_id = c.id
      WHERE c.id = ANY ($1) AND c.status <> 'hired'`,
    values: [ids, employerId],
  })
  return rows
}

/** All CVs of these people. */
export async function selectCvsOf(db: Db, jobSeekerIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.$client.query<{ id: number }>({
    name: 'ai cvs of people',
    text: 'SELECT id FROM cvs WHERE job_seeker_id = ANY ($1)',
    values: [jobSeekerIds],
  })
  return rows.map(({ id }) => id)
}

export type OwnCandidate = CandidateRow & { category: string; locationSlug: string | null; text: string }

/** The person's active CVs, the last changed first, whether or not they are hidden from employers. */
export async function selectOwnCandidates(
  db: Db,
  jobSeekerId: number,
  limit: number,
): Promise<OwnCandidate[]> {
  const { rows } = await db.$client.query<OwnCandidate>({
    name: 'ai own candidates',
    text: `SELECT ${CANDIDATE}, c.category, l.slug AS "locationSlug", coalesce(left(t.text, 20000), '') AS text
      FROM cvs c LEFT JOIN locations l ON l.id = c.location_id LEFT JOIN ai_profiles p ON p.cv_id = c.id LEFT JOIN cv_texts t ON t.cv_id = c.id
      WHERE c.job_seeker_id = $1 AND c.is_active AND c.blocked_at IS NULL ORDER BY c.updated_at DESC, c.id DESC LIMIT $2`,
    values: [jobSeekerId, limit],
  })
  return rows
}

export type Applicant = CandidateRow & { applicationId: number; answers: Answer[] }

/** The CVs that were sent to a job, whether or not others can see them, without the texts of their files. */
export async function selectApplicants(db: Db, jobId: number): Promise<Applicant[]> {
  const { rows } = await db.$client.query<Applicant>({
    name: 'ai applicants',
    text: `SELECT ${CANDIDATE}, a.id AS "applicationId", a.answers
      FROM job_applications a JOIN cvs c ON c.id = a.cv_id LEFT JOIN ai_profiles p ON p.cv_id = c.id
      WHERE a.job_posting_id = $1 ORDER BY a.id DESC LIMIT ${WHOLE_LIST}`,
    values: [jobId],
  })
  return rows
}

/** The texts of the files without contacts, at most 20,000 characters each. */
export async function selectTexts(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.$client.query<{ id: number; text: string }>({
    name: 'ai texts',
    text: 'SELECT cv_id AS id, left(text, 20000) AS text FROM cv_texts WHERE cv_id = ANY ($1)',
    values: [ids],
  })
  return new Map(rows.map(({ id, text }) => [id, text]))
}

/**
 * The CVs that are left out for an employer: of people who never show themselves to it and, with `withoutOpened`, of people
 * with a CV that it has access to. There are few enough to list them in the query; null: none.
 */
export async function selectLeftOut(
  db: Db,
  employerId: number,
  withoutOpened: boolean,
): Promise<number[] | null> {
  const { rows } = await db.$client.query<{ ids: number[] | null }>({
    name: 'ai left out',
    text: `SELECT array_agg(DISTINCT other.id) AS ids FROM unnest(left_out_cvs($1, $2)) left_out (id) JOIN cvs c USING (id)
      JOIN cvs other ON other.job_seeker_id = c.job_seeker_id`,
    values: [employerId, withoutOpened],
  })
  return rows[0]?.ids ?? null
}
