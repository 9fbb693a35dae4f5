import type { Db } from '../../platform/database.ts'
import type { Education, Experience } from '../catalog/schema.ts'
import type { ACCESS_TYPES, CV_STATUSES } from '../cvs/schema.ts'
import type { IndexQuery } from './index-query.ts'
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
  accessTypes: (typeof ACCESS_TYPES)[number][] | null
}
export type FoundPage = { total: number; isExact: boolean; cvs: FoundCv[] }

/** One page of CVs as they are now; `skip` and `size` count CVs. `employerId`: whose access is told. */
export async function selectFoundCvs(
  db: Db,
  query: IndexQuery,
  { sort, skip, size, employerId }: { sort: Sort; skip: number; size: number; employerId: number | null },
): Promise<FoundPage> {
  const { all, titled, skilled, words, phrase, pay } = query
  const { rows } = await db.$client.query<{ total: number; isExact: boolean } & (FoundCv | { id: null })>({
    name: 'found cvs',
    text: FOUND_CVS,
    values: [all, titled, skilled, words, phrase, pay, sort, skip, size, employerId],
  })
  const { total, isExact } = rows[0] ?? { total: 0, isExact: true }
  return { total, isExact, cvs: rows.flatMap(({ total, isExact, ...cv }) => (cv.id === null ? [] : [cv])) }
}

/** Whether a CV may be seen is asked here, of the CV and its owner as they are. 500 characters: enough to mask contacts before the cut. */
const FOUND_CVS = `
  SELECT f.total, f.is_exact AS "isExact", c.id, c.full_name AS "fullName", c.job_title AS "jobTitle", c.location, c.experience,
    c.category, c.education, c.salary_min AS "salaryMin", c.salary_max AS "salaryMax", left(c.summary, 500) AS summary, c.skills,
    c.status, c.uploaded_at AS "uploadedAt", c.updated_at AS "updatedAt", c.photo_id AS "photoId",
    (c.phone <> '' OR c.owner_phone <> '') AND c.summary <> '' AND c.education IS NOT NULL AND c.skills <> '{}' AS "isComplete",
    CASE WHEN $10::int IS NOT NULL THEN ARRAY(SELECT access_type::text FROM cv_access a WHERE a.employer_id = $10 AND a.cv_id = c.id) END
      AS "accessTypes"
  FROM search_cvs($1::tsquery, $2::tsquery, $3::tsquery, $4::tsquery, $5::tsquery, $6::int4multirange, $7, $8, $9) f
    LEFT JOIN LATERAL unnest(f.ids) WITH ORDINALITY place (cv_id, place) ON true
    LEFT JOIN LATERAL (
      SELECT cvs.*, j.photo_id, j.phone AS owner_phone FROM cvs JOIN job_seekers j ON j.id = cvs.job_seeker_id
      WHERE cvs.id = place.cv_id AND cvs.is_active AND cvs.blocked_at IS NULL AND j.is_available AND j.is_active) c ON true
  ORDER BY place.place`

/** The commonest skills of visible CVs, each in its commonest spelling; of many CVs about 20,000 are asked. */
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
