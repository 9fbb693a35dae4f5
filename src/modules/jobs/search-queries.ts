import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { JobFacet, JobSort } from './schema.ts'

/** Typed words as the database reads them. `query` is '' when there is nothing to look for. */
export type JobWords = {
  query: string
  /** Each word as typed, and as a query of its own: for a looser search. */
  words: string[]
  wordQueries: string[]
}

export async function parseJobWords(db: Db, typed: string): Promise<JobWords> {
  const { rows } = await db.execute<JobWords>(sql`
    SELECT job_query(${typed})::text AS query, words,
      ARRAY(SELECT plainto_tsquery('english', word)::text FROM unnest(words) word) AS "wordQueries"
    FROM string_to_array(search_text(${typed}), ' ') AS words`)
  return rows[0] ?? { query: '', words: [], wordQueries: [] }
}

export type JobFilter = {
  text: JobWords
  /** `exact` finds all words, `similar` also words that are nearly so. */
  match: 'exact' | 'similar'
  /** A province stands for all its towns; `text` is what no location is called. */
  place: { province: string } | { slug: string } | { text: string } | undefined
  category: string
  employmentType: string
  experienceLevel: string
  /** Kina a year; '' is no filter. */
  yearlyMin: number | ''
  yearlyMax: number | ''
  employerId: number | undefined
}

/** Ids of one page of the open jobs that match, and how many match in all. */
export async function selectMatchingJobs(
  db: Db,
  filter: JobFilter,
  { sort, limit, offset, now }: { sort: JobSort; limit: number; offset: number; now: Date },
): Promise<{ ids: number[]; total: number }> {
  const { join, condition, rank } = matching(filter)
  const { rows } = await db.execute<{ ids: number[]; total: number }>(sql`
    WITH matching AS (
      SELECT j.id, j.published_at, j.yearly_max, ${rank} AS rank
      FROM job_postings j JOIN employers e ON e.id = j.employer_id JOIN locations l ON l.slug = j.location ${join}
      WHERE ${sql.join([condition, ...conditions(filter, now)], sql` AND `)})
    SELECT (SELECT count(*) FROM matching) AS total,
      ARRAY(SELECT id FROM matching ORDER BY ${ORDERS[sort]} LIMIT ${limit} OFFSET ${offset}) AS ids`)
  return rows[0] ?? { ids: [], total: 0 }
}

const ORDERS: Record<JobSort, SQL> = {
  newest: sql`published_at DESC, id DESC`,
  oldest: sql`published_at, id`,
  salary: sql`yearly_max DESC NULLS LAST, published_at DESC, id DESC`,
  relevance: sql`rank DESC, published_at DESC, id DESC`,
}

/** From here on a word of the title or a skill counts as the one that was meant: 'acountant', 'electrican'. */
const MISSPELLED = 0.4

/** How a job is compared with what was typed. */
function matching({
  text: { query, words, wordQueries },
  match,
}: JobFilter): Record<'join' | 'condition' | 'rank', SQL> {
  if (query === '') return { join: sql``, condition: sql`true`, rank: sql`0` }
  if (match === 'exact') {
    const condition = sql`j.words @@ ${query}::tsquery`
    // Title over skills over company, place and category over the description.
    return { join: sql``, condition, rank: sql`ts_rank('{0.02, 0.1, 0.4, 1}', j.words, ${query}::tsquery)` }
  }
  const join = sql`
    CROSS JOIN LATERAL (SELECT lower(j.title || ' ' || array_to_string(j.skills, ' ')) AS heading OFFSET 0) h
    CROSS JOIN LATERAL (
      SELECT min(likeness) AS least, sum(likeness) AS total
      FROM unnest(${sql.param(words)}::text[], ${sql.param(wordQueries)}::tsquery[]) AS typed (word, query)
      CROSS JOIN LATERAL (SELECT CASE WHEN j.words @@ query THEN 1 ELSE word_similarity(word, heading) END AS likeness OFFSET 0) w) near`
  return { join, condition: sql`near.least >= ${MISSPELLED}`, rank: sql`near.total` }
}

function conditions(filter: JobFilter, now: Date): SQL[] {
  return [...isOpen(now), ...otherConditions(filter), ...Object.values(facetConditions(filter))]
}

function isOpen(now: Date): SQL[] {
  return [
    sql`j.is_active AND j.published_at IS NOT NULL AND j.blocked_at IS NULL AND e.is_active`,
    sql`j.ends_at > ${now.toISOString()}::timestamptz`,
  ]
}

/** The filters that have no counts of their own. */
function otherConditions({ yearlyMin, yearlyMax, employerId }: JobFilter): SQL[] {
  return [
    ...(yearlyMin === '' ? [] : [sql`j.yearly_max >= ${yearlyMin}`]),
    ...(yearlyMax === '' ? [] : [sql`j.yearly_min <= ${yearlyMax}`]),
    ...(employerId === undefined ? [] : [sql`j.employer_id = ${employerId}`]),
  ]
}

function facetConditions({
  category,
  employmentType,
  experienceLevel,
  place,
}: JobFilter): Record<JobFacet, SQL> {
  return {
    category: category ? sql`j.category = ${category}` : sql`true`,
    employmentType: employmentType ? sql`j.employment_type = ${employmentType}` : sql`true`,
    experienceLevel: experienceLevel ? sql`j.experience_level = ${experienceLevel}` : sql`true`,
    location: placeCondition(place),
  }
}

function placeCondition(place: JobFilter['place']): SQL {
  if (!place) return sql`true`
  if ('province' in place) return sql`l.province = ${place.province}`
  if ('slug' in place) return sql`l.slug = ${place.slug}`
  const pattern = `%${place.text.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(l.name ILIKE ${pattern} OR l.province ILIKE ${pattern})`
}

/**
 * How many open jobs each value of a facet would give, the other filters as they are. One pass over the narrow index when no words
 * were typed. A province counts all its towns.
 */
export async function countFacets(
  db: Db,
  filter: JobFilter,
  now: Date,
): Promise<{ facet: JobFacet; value: string; total: number }[]> {
  const { join, condition } = matching(filter)
  const { category, employmentType, experienceLevel, location } = facetConditions(filter)
  const { rows } = await db.execute<{ facet: JobFacet; value: string; total: number }>(sql`
    WITH found AS (
      SELECT j.category, j.employment_type, j.experience_level, j.location,
        ${category} AS c, ${employmentType} AS t, ${experienceLevel} AS x, ${location} AS p
      FROM job_postings j JOIN employers e ON e.id = j.employer_id JOIN locations l ON l.slug = j.location ${join}
      WHERE ${sql.join([condition, ...isOpen(now), ...otherConditions(filter)], sql` AND `)}),
    counted AS (
      SELECT CASE WHEN grouping(category) = 0 THEN 'category' WHEN grouping(employment_type) = 0 THEN 'employmentType'
          WHEN grouping(experience_level) = 0 THEN 'experienceLevel' ELSE 'location' END AS facet,
        coalesce(category, employment_type, experience_level, location) AS value,
        CASE WHEN grouping(category) = 0 THEN count(*) FILTER (WHERE t AND x AND p)
          WHEN grouping(employment_type) = 0 THEN count(*) FILTER (WHERE c AND x AND p)
          WHEN grouping(experience_level) = 0 THEN count(*) FILTER (WHERE c AND t AND p)
          ELSE count(*) FILTER (WHERE c AND t AND x) END AS total
      FROM found GROUP BY GROUPING SETS (category, employment_type, experience_level, location))
    SELECT facet, value, total::int FROM counted LEFT JOIN locations l ON facet = 'location' AND l.slug = value
    WHERE total > 0 AND l.kind IS DISTINCT FROM 'province'
    UNION ALL
    SELECT 'location', p.slug, sum(total)::int
    FROM counted JOIN locations l ON l.slug = value JOIN locations p ON p.kind = 'province' AND p.province = l.province
    WHERE facet = 'location' AND total > 0 GROUP BY p.slug`)
  return rows
}

/** Of a job to which similar ones are looked for, these are read at most: the newest with its words, the newest of its category. */
const SIMILAR_BY_WORDS = 300
const SIMILAR_BY_CATEGORY = 100

/**
 * Ids of open jobs like this one, the likest first: words of title and skills weigh most, then the category, the town, the
 * province.
 */
export async function selectSimilarJobs(db: Db, id: number, limit: number, now: Date): Promise<number[]> {
  const open = sql.join(isOpen(now), sql` AND `)
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH this AS (
      SELECT j.category, j.location, l.province, coalesce((SELECT string_agg(quote_literal(lexeme) || ':AB', ' | ') FROM unnest(
        to_tsvector('english', search_text(j.title || ' ' || array_to_string(j.skills, ' '))))), '')::tsquery AS words
      FROM job_postings j JOIN locations l ON l.slug = j.location WHERE j.id = ${id}),
    near AS (
      (SELECT j.id FROM this, job_postings j JOIN employers e ON e.id = j.employer_id
        WHERE j.words @@ this.words AND ${open} ORDER BY j.published_at DESC LIMIT ${SIMILAR_BY_WORDS})
      UNION
      (SELECT j.id FROM this, job_postings j JOIN employers e ON e.id = j.employer_id
        WHERE j.category = this.category AND ${open} ORDER BY j.published_at DESC LIMIT ${SIMILAR_BY_CATEGORY}))
    SELECT j.id FROM near JOIN job_postings j USING (id) JOIN locations l ON l.slug = j.location, this
    WHERE j.id <> ${id}
    ORDER BY 6 * ts_rank('{0, 0, 0.4, 1}', j.words, this.words) + CASE WHEN j.category = this.category THEN 0.5 ELSE 0 END
      + CASE WHEN j.location = this.location THEN 0.3 WHEN l.province = this.province AND l.province <> '' THEN 0.2 ELSE 0 END DESC,
      j.published_at DESC, j.id DESC
    LIMIT ${limit}`)
  return rows.map((row) => row.id)
}

/** Ids of open jobs with all words of one of the phrases, and of a category; the newest of each. */
export async function selectJobsAbout(
  db: Db,
  phrases: readonly string[],
  category: string,
  now: Date,
): Promise<number[]> {
  const open = sql.join(isOpen(now), sql` AND `)
  const { rows } = await db.execute<{ id: number }>(sql`
    WITH asked AS (SELECT coalesce(string_agg('(' || query::text || ')', ' | '), '')::tsquery AS words
      FROM jsonb_array_elements_text(${JSON.stringify(phrases)}::jsonb) phrase, plainto_tsquery('english', search_text(phrase)) query WHERE numnode(query) > 0)
    (SELECT j.id FROM asked, job_postings j JOIN employers e ON e.id = j.employer_id
      WHERE j.words @@ asked.words AND ${open} ORDER BY j.published_at DESC LIMIT ${SIMILAR_BY_CATEGORY})
    UNION
    (SELECT j.id FROM job_postings j JOIN employers e ON e.id = j.employer_id
      WHERE j.category = ${category} AND ${open} ORDER BY j.published_at DESC LIMIT ${SIMILAR_BY_CATEGORY})`)
  return rows.map((row) => row.id)
}
