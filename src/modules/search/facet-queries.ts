import type { Db } from '../../platform/database/database.ts'
import type { Education, Experience } from '../catalog/choices.ts'
import type { IndexQuery, Parts } from './index-query.ts'
import { DEEPEST_RESULT, POPULAR_SKILL_COUNT } from './limits.ts'

/** The newest CVs found, whose most common skills are offered. */
const SKILL_SAMPLE = 1000

/** The filters whose choices are counted. */
export const CV_FACETS = ['experience', 'education', 'salaryRange', 'skills'] as const
export type CvFacet = (typeof CV_FACETS)[number]

export type FacetsWanted = {
  /** The search without these filters; null: all CVs. */
  all: Parts | null
  /** The chosen values; null: any. */
  experiences: readonly Experience[] | null
  educations: readonly Education[] | null
  /** A multirange of kina a year, or null. */
  pay: string | null
  /** The chosen skills, which are counted beside the most common ones. */
  skills: readonly string[]
  /** The choices of pay, each a range of kina a year. */
  payRanges: readonly string[]
  /** As in `PageWanted`. */
  audience: number | null
  hidesOpened: boolean
  since: Date | undefined
  /** CVs published at this time or later are counted as fresh. */
  freshSince: Date
}
/** For `salaryRange`, `value` is the position of the range, from 1; for `fresh` it is ''. */
export type FacetRow = { facet: CvFacet | 'fresh'; value: string; total: number }

/**
 * Counts people by the choices of each filter, as if nothing was chosen in that filter. If there are more than 10,000
 * CVs, the newest are counted and the totals are estimated.
 */
export async function selectFacets(db: Db, wanted: FacetsWanted): Promise<FacetRow[]> {
  const { all, experiences, educations, pay, skills, payRanges, audience, hidesOpened, since, freshSince } =
    wanted
  const { rows } = await db.$client.query<FacetRow>({
    name: 'cv facets',
    text: FACETS,
    values: [
      ...[all, experiences, educations, pay, skills, payRanges],
      audience,
      since ?? null,
      freshSince,
      hidesOpened,
    ],
  })
  return rows
}

const FACETS = `
  WITH found AS MATERIALIZED (
    SELECT ids[:${DEEPEST_RESULT}] AS ids, total::float / greatest(1, least(cardinality(ids), ${DEEPEST_RESULT})) AS each
    FROM matching_cvs($1::tsquery[], NULL,
      left_out_cvs($7, $10), $7::int IS NULL,
      $8::timestamptz, 'date', ${DEEPEST_RESULT + 1}, 20000)),
  cv AS MATERIALIZED (
    SELECT coalesce(t.job_seeker_id, -c.id) AS person, level.experience, c.education, c.skills, s.pay, c.uploaded_at >= $9 AS is_fresh,
      $2::text[] IS NULL OR level.experience = ANY ($2) AS is_experience,
      $3::text[] IS NULL OR coalesce(c.education = ANY ($3), false) AS is_education,
      $4::int4multirange IS NULL OR coalesce(s.pay && $4, false) AS is_pay
    FROM found CROSS JOIN LATERAL unnest(found.ids) f (id) JOIN visible_cvs($7) c ON c.id = f.id
      LEFT JOIN cv_twins t ON t.cv_id = c.id LEFT JOIN ai_profiles p ON p.cv_id = c.id
      CROSS JOIN LATERAL (SELECT experience_band(p.years, c.experience) AS experience) level
      CROSS JOIN LATERAL (SELECT CASE WHEN coalesce(c.salary_min, c.salary_max) IS NOT NULL
        THEN int4range(coalesce(c.salary_min, c.salary_max), coalesce(c.salary_max, c.salary_min), '[]') END AS pay) s),
  skill AS MATERIALIZED (
    SELECT lower(chosen) AS skill, chosen AS label FROM unnest($5::text[]) chosen
    UNION ALL
    (SELECT lower(one), mode() WITHIN GROUP (ORDER BY one)
      FROM (SELECT skills FROM cv WHERE is_experience AND is_education AND is_pay LIMIT ${SKILL_SAMPLE}) newest CROSS JOIN LATERAL unnest(skills) one
      WHERE lower(one) <> ALL (SELECT lower(unnest($5::text[])))
      GROUP BY lower(one) ORDER BY count(*) DESC, 1 LIMIT ${POPULAR_SKILL_COUNT}))
  SELECT facet, value, round(count(*) * (SELECT each FROM found))::int AS total
  FROM (
    SELECT DISTINCT 'experience' AS facet, experience::text AS value, person FROM cv WHERE is_education AND is_pay
    UNION ALL
    SELECT DISTINCT 'education', education::text, person FROM cv
      WHERE is_experience AND is_pay AND education IS NOT NULL
    UNION ALL
    SELECT DISTINCT 'salaryRange', band.place::text, person
      FROM cv JOIN unnest($6::int4range[]) WITH ORDINALITY band (pay, place) ON band.pay && cv.pay
      WHERE is_experience AND is_education
    UNION ALL
    SELECT DISTINCT 'fresh', '', person FROM cv WHERE is_experience AND is_education AND is_pay AND is_fresh
    UNION ALL
    SELECT DISTINCT 'skills', skill.label, person
      FROM cv CROSS JOIN LATERAL unnest(skills) one JOIN skill ON skill.skill = lower(one)
      WHERE is_experience AND is_education AND is_pay) counted
  GROUP BY facet, value`

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
