import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { STRETCH } from './policy.ts'
import type { SitemapName } from './schema.ts'

type Kind = SitemapName['kind']

/** Open jobs as `j`, their employers as `e`. */
function openJobs(now: Date): SQL {
  return sql`open_jobs(${now.toISOString()}::timestamptz) j JOIN employers e ON e.id = j.employer_id`
}

const ID: Record<Kind, SQL> = { jobs: sql`j.id`, companies: sql`e.id` }
/** A company's page lists its open jobs, so it changes with them. */
const CHANGED: Record<Kind, SQL> = {
  jobs: sql`max(j.updated_at)`,
  companies: sql`max(greatest(e.updated_at, j.updated_at))`,
}

/** Returns the ranges of ids that contain an open job, or a company with one, and the newest change in each. */
export async function selectStretches(db: Db, kind: Kind, now: Date) {
  const { rows } = await db.execute<{ stretch: number; changed: string }>(sql`
    SELECT (${ID[kind]} - 1) / ${STRETCH}::integer + 1 AS stretch, ${CHANGED[kind]} AS changed
    FROM ${openJobs(now)} GROUP BY 1 ORDER BY 1`)
  return rows
}

/** Returns the open jobs, or the companies with one, in a range of ids. */
export async function selectStretch(db: Db, { kind, stretch }: SitemapName, now: Date) {
  const before = (stretch - 1) * STRETCH
  const { rows } = await db.execute<{ id: number; changed: string }>(sql`
    SELECT ${ID[kind]} AS id, ${CHANGED[kind]} AS changed
    FROM ${openJobs(now)} WHERE ${ID[kind]} > ${before} AND ${ID[kind]} <= ${before + STRETCH}
    GROUP BY 1 ORDER BY 1`)
  return rows
}

/** Returns the categories and provinces that have an open job; the list of all jobs has the kind `all`. */
export async function selectLists(db: Db, now: Date) {
  const { rows } = await db.execute<{
    kind: 'all' | 'category' | 'province'
    slug: string
    changed: string
  }>(sql`
    WITH open AS (SELECT j.category, j.location, j.updated_at FROM ${openJobs(now)})
    SELECT 'all' AS kind, '' AS slug, max(updated_at) AS changed FROM open HAVING count(*) > 0
    UNION ALL
    SELECT 'category', c.slug, max(o.updated_at) FROM open o JOIN categories c ON c.slug = o.category AND c.is_active GROUP BY 2
    UNION ALL
    SELECT 'province', p.slug, max(o.updated_at) FROM open o JOIN locations l ON l.slug = o.location
      JOIN locations p ON p.kind = 'province' AND p.is_active AND p.province = l.province GROUP BY 2
    ORDER BY 1, 2`)
  return rows
}
