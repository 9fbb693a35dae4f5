import type { Db } from '../../platform/database/database.ts'
import type { Education, Experience } from '../catalog/choices.ts'
import type { ACCESS_TYPES, CV_STATUSES } from '../cvs/schema.ts'
import type { IndexQuery } from './index-query.ts'
import { MAX_COUNTED } from './limits.ts'
import type { Sort } from './schema.ts'

export type FoundCv = {
  id: number
  fullName: string
  jobTitle: string
  location: string
  experience: Experience
  category: string
  education: Education | null
  salaryMin: number | null
  salaryMax: number | null
  summary: string
  skills: string[]
  status: (typeof CV_STATUSES)[number]
  isComplete: boolean
  uploadedAt: Date
  updatedAt: Date
  photoId: string | null
  /** Whole years at work, from the dates in the CV; null if it does not say. */
  years: number | null
  accessTypes: (typeof ACCESS_TYPES)[number][] | null
  /** Absent from what was searched for, all of which is shown. */
  isShown?: boolean
}
/** `cvCount`: the visible CVs of the person, who is listed once. `inTitle`: all words are in the title or the name. */
export type FoundPerson = FoundCv & { cvCount: number; inTitle: boolean | null }
/** `inTitle`: the number of those in the whole list; 0 without words or in another order. */
export type FoundPage = { total: number; isExact: boolean; inTitle: number; cvs: FoundPerson[] }

export type PageWanted = {
  sort: Sort
  /** The number of CVs to skip. */
  skip: number
  size: number
  /** The employer that searches: its id, 0 if no job seeker hides from it, null for visitors. */
  audience: number | null
  /** The employer whose access is shown; null: none. */
  employerId: number | null
  /** Leaves out the CVs to which the audience has access. */
  hidesOpened?: boolean
  /** Only CVs uploaded at this time or later. */
  since?: Date | undefined
}

/** Returns one page of CVs in their current state. */
export async function selectFoundCvs(db: Db, query: IndexQuery, wanted: PageWanted): Promise<FoundPage> {
  const { rows } = await db.$client.query<Totals & (FoundPerson | { id: null })>({
    name: 'found cvs',
    text: FOUND_CVS,
    values: [...searchValues(query, wanted), wanted.employerId],
  })
  const { total, isExact, titleTotal } = rows[0] ?? NO_TOTALS
  const cvs = rows.flatMap(({ total, isExact, titleTotal, ...cv }) => (cv.id === null ? [] : [cv]))
  return { total, isExact, inTitle: titleTotal, cvs }
}

/** The ids of a part of a list, in order. */
export type FoundPart = Omit<FoundPage, 'cvs'> & { ids: Int32Array }

/** Returns a part of a list, from which several pages can be shown. */
export async function selectFoundPart(db: Db, query: IndexQuery, wanted: PageWanted): Promise<FoundPart> {
  const { rows } = await db.$client.query<Totals & { ids: string }>({
    name: 'part of found cvs',
    text: `SELECT ${TOTALS}, array_to_string(f.ids, ' ') AS ids FROM ${SEARCH_CVS}`,
    values: searchValues(query, wanted),
  })
  const { total, isExact, titleTotal, ids } = rows[0] ?? { ...NO_TOTALS, ids: '' }
  const numbers = ids ? ids.split(' ').map(Number) : []
  return { total, isExact, inTitle: titleTotal, ids: Int32Array.from(numbers) }
}

/** Returns the people with these CVs, in this order, without those that are no longer visible. */
export async function selectPeople(
  db: Db,
  ids: readonly number[],
  { heading }: IndexQuery,
  { audience, employerId }: Pick<PageWanted, 'audience' | 'employerId'>,
): Promise<FoundPerson[]> {
  const { rows } = await db.$client.query<FoundPerson>({
    name: 'found people',
    text: `SELECT card.* FROM unnest($1::int[]) WITH ORDINALITY place (cv_id, place)
        CROSS JOIN LATERAL (${personColumns('$2', '$3', '$4')}) card
      ORDER BY place.place`,
    values: [ids, heading, audience, employerId],
  })
  return rows
}

function searchValues(
  { all, titled, skilled, words, phrase, heading, pay }: IndexQuery,
  { sort, skip, size, audience, hidesOpened = false, since }: PageWanted,
) {
  return [
    ...[all, titled, skilled, words, phrase, heading, pay],
    ...[audience, hidesOpened, since ?? null, sort, skip, size],
  ]
}

type Totals = { total: number; isExact: boolean; titleTotal: number }
const NO_TOTALS: Totals = { total: 0, isExact: true, titleTotal: 0 }

/**
 * The columns of a card from `c` and `j`, with the access of `employer`. 500 characters are enough to mask contacts
 * before the cut.
 */
const cardColumns = (employer: string) => `
  c.id, c.full_name AS "fullName", c.job_title AS "jobTitle", c.location, c.experience,
  c.category, c.education, c.salary_min AS "salaryMin", c.salary_max AS "salaryMax", left(c.summary, 500) AS summary, c.skills,
  c.status, c.uploaded_at AS "uploadedAt", c.updated_at AS "updatedAt", j.photo_id AS "photoId",
  (SELECT p.years FROM ai_profiles p WHERE p.cv_id = c.id) AS years,
  (c.phone <> '' OR j.phone <> '') AND c.summary <> '' AND c.education IS NOT NULL AND c.skills <> '{}' AS "isComplete",
  CASE WHEN ${employer}::int IS NOT NULL THEN ARRAY(SELECT access_type::text FROM cv_access a WHERE a.employer_id = ${employer} AND a.cv_id = c.id) END
    AS "accessTypes"`

/** OFFSET 0 keeps the planner from computing cards, and counting CVs, of people who are not on the page. */
const personColumns = (heading: string, audience: string, employer: string) => `
  SELECT ${cardColumns(employer)},
    (SELECT count(*) FROM cvs o WHERE o.job_seeker_id = j.id AND o.is_active AND o.blocked_at IS NULL) AS "cvCount",
    (SELECT r.words @@ ${heading}::tsquery FROM cv_ranking r WHERE r.cv_id = c.id) AS "inTitle"
  FROM visible_cvs(${audience}) c JOIN job_seekers j ON j.id = c.job_seeker_id
  WHERE c.id = place.cv_id OFFSET 0`

const TOTALS = 'f.total, f.is_exact AS "isExact", f.in_title AS "titleTotal"'

/** A search with the values of `searchValues`. Nobody hides from visitors, and nothing is open to them. */
const SEARCH_CVS = `
  search_cvs($1::tsquery[], $2::tsquery[], $3::tsquery[], $4::tsquery, $5::tsquery, $6::tsquery, $7::int4multirange,
    CASE WHEN $8 > 0 THEN left_out_cvs($8, $9) END, $8::int IS NULL, $10::timestamptz, $11, $12, $13, true) f`

const FOUND_CVS = `
  SELECT ${TOTALS}, card.*
  FROM ${SEARCH_CVS}
    LEFT JOIN LATERAL unnest(f.ids) WITH ORDINALITY place (cv_id, place) ON true
    LEFT JOIN LATERAL (${personColumns('$6', '$8', '$14')}) card ON true
  ORDER BY place.place`

type AccessTypes = NonNullable<FoundCv['accessTypes']>

/** Returns the access of an employer to these CVs, by CV. */
export async function selectAccess(
  db: Db,
  ids: readonly number[],
  employerId: number,
): Promise<ReadonlyMap<number, AccessTypes>> {
  const { rows } = await db.$client.query<{ id: number; types: AccessTypes }>({
    name: 'access to cvs',
    text: `SELECT cv_id AS id, array_agg(access_type::text) AS types FROM cv_access
      WHERE employer_id = $2 AND cv_id = ANY ($1) GROUP BY cv_id`,
    values: [ids, employerId],
  })
  return new Map(rows.map(({ id, types }) => [id, types]))
}

/** Returns whether a job seeker hides from the employer, which then gets search results of its own. */
export async function isHiddenFrom(db: Db, employerId: number): Promise<boolean> {
  const { rows } = await db.$client.query<{ is: boolean }>({
    name: 'is hidden from',
    text: 'SELECT EXISTS (SELECT FROM hidden_from WHERE employer_id = $1) AS is',
    values: [employerId],
  })
  return rows[0]?.is ?? false
}

export type NewCvs = { total: number; cvs: FoundCv[] }

/**
 * Returns CVs uploaded from `since` until before `until` that can still be hired: their number, up to MAX_COUNTED, and
 * the newest `size`.
 */
export async function selectNewCvs(
  db: Db,
  { all, pay }: IndexQuery,
  {
    employerId,
    hidesOpened,
    since,
    until,
    size,
  }: { employerId: number; hidesOpened: boolean; since: Date; until: Date; size: number },
): Promise<NewCvs> {
  const { rows } = await db.$client.query<{ total: number } & (FoundCv | { id: null })>({
    name: 'new cvs',
    text: NEW_CVS,
    values: [all, pay, since, until, size, employerId, hidesOpened],
  })
  return {
    total: rows[0]?.total ?? 0,
    cvs: rows.flatMap(({ total, ...cv }) => (cv.id === null ? [] : [cv])),
  }
}

const NEW_CVS = `
  WITH new AS MATERIALIZED (
    SELECT c.id, place.place, f.total AS matched
    FROM search_cvs($1::tsquery[], NULL, NULL, NULL, NULL, NULL, $2::int4multirange, left_out_cvs($6, $7), false, $3::timestamptz, 'date', 0, ${MAX_COUNTED}, false) f
      CROSS JOIN LATERAL unnest(f.ids) WITH ORDINALITY place (cv_id, place)
      JOIN visible_cvs($6) c ON c.id = place.cv_id
    WHERE c.status <> 'hired' AND c.uploaded_at < $4)
  SELECT counted.total, card.*
  FROM (SELECT CASE WHEN max(matched) > ${MAX_COUNTED} THEN ${MAX_COUNTED} ELSE count(*) END AS total FROM new) counted
    LEFT JOIN (SELECT * FROM new ORDER BY place LIMIT $5) first ON true
    LEFT JOIN LATERAL (SELECT ${cardColumns('$6')} FROM cvs c JOIN job_seekers j ON j.id = c.job_seeker_id WHERE c.id = first.id) card ON true
  ORDER BY first.place`

/** The words of a CV for finding similar CVs; empty if the employer may not see it. */
export type CvTerms = {
  titleWords: string[]
  skillWords: string[]
  skills: string[]
  category: string
  location: string
}

export async function findCvTerms(db: Db, cvId: number, employerId: number): Promise<CvTerms | undefined> {
  const { rows } = await db.$client.query<CvTerms>({
    name: 'cv terms',
    text: `SELECT tsvector_to_array(to_tsvector('english', search_text(c.job_title))) AS "titleWords",
        tsvector_to_array(to_tsvector('english', search_text(array_to_string(c.skills, ' ')))) AS "skillWords",
        c.skills, c.category, c.location
      FROM cvs c
      WHERE c.id = $1 AND (EXISTS (SELECT FROM visible_cvs($2) v WHERE v.id = $1)
        OR EXISTS (SELECT FROM cv_access a WHERE a.employer_id = $2 AND a.cv_id = $1))`,
    values: [cvId, employerId],
  })
  return rows[0]
}

/** Returns the best `size` CVs for these tsqueries that can still be hired, without CVs of the same person. */
export async function selectLikeCv(
  db: Db,
  { all, titled, skilled, words }: Pick<IndexQuery, 'all' | 'titled' | 'skilled' | 'words'>,
  { cvId, employerId, size }: { cvId: number; employerId: number; size: number },
): Promise<FoundCv[]> {
  const { rows } = await db.$client.query<FoundCv>({
    name: 'cvs like this',
    text: `SELECT ${cardColumns('$6')}
      FROM search_cvs($1::tsquery[], $2::tsquery[], $3::tsquery[], $4::tsquery, NULL, NULL, NULL,
          left_out_cvs($6, false) || (SELECT array_agg(other.id) FROM cvs other JOIN cvs own USING (job_seeker_id) WHERE own.id = $5),
          false, NULL, 'relevance', 0, $7, false) f
        CROSS JOIN LATERAL unnest(f.ids) WITH ORDINALITY place (cv_id, place)
        JOIN visible_cvs($6) c ON c.id = place.cv_id JOIN job_seekers j ON j.id = c.job_seeker_id
      WHERE c.status <> 'hired'
      ORDER BY place.place`,
    values: [all, titled, skilled, words, cvId, employerId, size],
  })
  return rows
}

/** Returns the cards of these CVs, if they are visible or the employer has access to them. */
export async function selectCards(
  db: Db,
  ids: readonly number[],
  employerId: number,
): Promise<(FoundCv & { isShown: boolean })[]> {
  const { rows } = await db.$client.query<FoundCv & { isShown: boolean }>({
    name: 'cards',
    text: `SELECT ${cardColumns('$2')}, v.id IS NOT NULL AS "isShown"
      FROM cvs c LEFT JOIN job_seekers j ON j.id = c.job_seeker_id LEFT JOIN visible_cvs($2) v ON v.id = c.id
      WHERE c.id = ANY ($1) AND (v.id IS NOT NULL OR EXISTS (SELECT FROM cv_access a WHERE a.employer_id = $2 AND a.cv_id = c.id))`,
    values: [ids, employerId],
  })
  return rows
}

/**
 * Returns the most common skills of visible CVs, each in its most common spelling. If there are many CVs, a sample of
 * about 20,000 is counted.
 */
export async function selectPopularSkills(db: Db, count: number): Promise<string[]> {
  const { rows } = await db.$client.query<{ skill: string }>(
    `SELECT (array_agg(skill ORDER BY cvs DESC, skill))[1] AS skill
     FROM (
       SELECT skill, count(*) AS cvs
       FROM cv_search s TABLESAMPLE SYSTEM (
           (SELECT least(100, 100 * 20000 / greatest(reltuples, 1)) FROM pg_class WHERE oid = 'cv_search'::regclass))
         JOIN cvs ON cvs.id = s.cv_id CROSS JOIN LATERAL unnest(cvs.skills) skill
       GROUP BY skill) spelled
     GROUP BY lower(skill) ORDER BY sum(cvs) DESC, 1 LIMIT $1`,
    [count],
  )
  return rows.map((row) => row.skill)
}
