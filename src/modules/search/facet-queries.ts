import type { Db } from '../../platform/database/database.ts'
import type { Education, Experience } from '../catalog/choices.ts'
import type { IndexQuery, Parts } from './index-query.ts'
import { DEEPEST_RESULT } from './limits.ts'

/** The CVs whose people are counted by the choices of the filters. */
export type CountedCvs = {
  /** The search without these filters; null: all CVs. */
  all: Parts | null
  /** As in `PageWanted`. */
  audience: number | null
  hidesOpened: boolean
  since: Date | undefined
}

/** What is counted of a CV. `person`: the same for several CVs of one person. `lowest`, `highest`: pay in kina a year. `publishedAt`: seconds since 1970. */
export type CountedCv = {
  person: number
  experience: Experience
  education: Education | null
  lowest: number | null
  highest: number | null
  publishedAt: number
  skills: readonly string[]
}

/** `total`: of all CVs that match. `cvs`: the newest 10,000, newest first. */
export type Counted = { total: number; cvs: readonly CountedCv[] }

export async function selectCounted(
  db: Db,
  { all, audience, hidesOpened, since }: CountedCvs,
): Promise<Counted> {
  const { rows } = await db.$client.query<Counted>({
    name: 'counted cvs',
    text: COUNTED,
    values: [all, audience, hidesOpened, since ?? null],
  })
  return rows[0] ?? { total: 0, cvs: [] }
}

const COUNTED = `
  WITH found AS MATERIALIZED (
    SELECT ids[:${DEEPEST_RESULT}] AS ids, total
    FROM matching_cvs($1::tsquery[], NULL, left_out_cvs($2, $3), $2::int IS NULL, $4::timestamptz, 'date', ${DEEPEST_RESULT + 1}, 20000))
  SELECT found.total, coalesce((
    SELECT json_agg(cv) FROM (
      SELECT coalesce(t.job_seeker_id, -c.id) AS person, experience_band(p.years, c.experience) AS experience, c.education,
        coalesce(c.salary_min, c.salary_max) AS lowest, coalesce(c.salary_max, c.salary_min) AS highest,
        extract(epoch FROM c.uploaded_at)::bigint AS "publishedAt", c.skills
      FROM unnest(found.ids) WITH ORDINALITY f (id, place) JOIN visible_cvs($2) c ON c.id = f.id
        LEFT JOIN cv_twins t ON t.cv_id = c.id LEFT JOIN ai_profiles p ON p.cv_id = c.id
      ORDER BY f.place) cv), '[]') AS cvs
  FROM found`

/** Counts the CVs of an employer's search to which it has access. */
export async function countOpened(
  db: Db,
  { all, pay }: Pick<IndexQuery, 'all' | 'pay'>,
  employerId: number,
): Promise<number> {
  const { rows } = await db.$client.query<{ total: number }>({
    name: 'opened cvs found',
    text: `SELECT count(*)::int AS total FROM cv_search s
      WHERE s.cv_id IN (SELECT a.cv_id FROM cv_access a JOIN visible_cvs($1) c ON c.id = a.cv_id WHERE a.employer_id = $1) AND ($2::tsquery[] IS NULL OR s.lexemes @@ ALL ($2))
        AND ($3::int4multirange IS NULL OR CASE WHEN s.salary_min IS NOT NULL THEN int4range(s.salary_min, s.salary_max, '[]') && $3 END)`,
    values: [employerId, all, pay],
  })
  return rows[0]?.total ?? 0
}
