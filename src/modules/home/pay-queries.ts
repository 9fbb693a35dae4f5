import type { Db } from '../../platform/database/database.ts'

export type PaidJob = {
  employerId: number
  title: string
  category: string
  /** '' for work that is in no province, such as remote work. */
  province: string
  /** Kina. */
  yearlyMin: number
  yearlyMax: number
}

/** They are kept in memory, about 200 bytes each. */
const MOST_PAID = 20_000

/** Returns the postings that name their pay and were published since a time, open or ended, but not taken down. */
export async function selectPaidJobs(db: Db, since: Date): Promise<PaidJob[]> {
  const { rows } = await db.$client.query<PaidJob>({
    name: 'jobs with pay',
    text: `SELECT j.employer_id AS "employerId", j.title, j.category, coalesce(l.province, '') AS province,
        j.yearly_min AS "yearlyMin", j.yearly_max AS "yearlyMax"
      FROM job_postings j JOIN employers e ON e.id = j.employer_id
        LEFT JOIN locations l ON l.slug = j.location
      WHERE j.published_at > $1 AND j.blocked_at IS NULL AND j.yearly_min IS NOT NULL AND e.is_active
      ORDER BY j.published_at DESC LIMIT ${MOST_PAID}`,
    values: [since],
  })
  return rows
}

export type Wishes = {
  /** The title of a CV, in lower case. */
  title: string
  /** '' for an unknown place. */
  province: string
  /** Kina a year, one figure for each person. */
  pay: number[]
}

/** The most titles of CVs that are compared, the commonest first. */
const MOST_TITLES = 5000

/**
 * Returns the pay that people ask for in the newest of the CVs that employers find; a range counts with its middle. Reads
 * all of them, so the result is kept for an hour.
 */
export async function selectWishes(db: Db): Promise<Wishes[]> {
  const { rows } = await db.$client.query<Wishes>({
    name: 'pay that people ask for',
    text: `WITH wishes AS MATERIALIZED (
        SELECT DISTINCT ON (c.job_seeker_id) lower(c.job_title) AS title, coalesce(l.province, '') AS province,
          (coalesce(c.salary_min, c.salary_max) + coalesce(c.salary_max, c.salary_min)) / 2 AS pay
        FROM visible_cvs(0) c LEFT JOIN locations l ON l.id = c.location_id
        WHERE coalesce(c.salary_max, c.salary_min) > 0 ORDER BY c.job_seeker_id, c.updated_at DESC, c.id)
      SELECT title, province, json_agg(pay) AS pay FROM wishes
      JOIN (SELECT title FROM wishes GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ${MOST_TITLES}) common USING (title)
      GROUP BY 1, 2`,
  })
  return rows
}
