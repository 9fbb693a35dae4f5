import { count, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { visitorHash } from '../../platform/visitor-hash.ts'
import { cvViews } from './tables.ts'

type NewViewRow = Omit<typeof cvViews.$inferInsert, 'visitorHash'> & { visitor: string }

/** Unless the visitor's of this hour is there already. `visitor` is kept as a salted hash only. */
export async function insertView(db: Db, { visitor, ...values }: NewViewRow): Promise<void> {
  await db
    .insert(cvViews)
    .values({ ...values, visitorHash: visitorHash(visitor) })
    .onConflictDoNothing()
}

export async function countViews(db: Db, cvIds: number[]) {
  if (cvIds.length === 0) return []
  return db
    .select({ cvId: cvViews.cvId, viewType: cvViews.viewType, total: count() })
    .from(cvViews)
    .where(inArray(cvViews.cvId, cvIds))
    .groupBy(cvViews.cvId, cvViews.viewType)
}

/** Of at most `most` looks before a time; how many they were. By `cv_views_traces_idx`. */
export async function eraseViewTraces(db: Db, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    UPDATE cv_views SET visitor_hash = NULL, ip_address = NULL, user_agent = NULL
    WHERE id IN (SELECT id FROM cv_views WHERE viewed_at < ${before}
      AND (visitor_hash IS NOT NULL OR ip_address IS NOT NULL OR user_agent IS NOT NULL) LIMIT ${most})`)
  return rowCount ?? 0
}

/** The newest `each` views of each CV. */
export async function selectRecentViews(db: Db, cvIds: number[], each: number) {
  if (cvIds.length === 0) return []
  const { rows } = await db.execute<{
    id: number
    cv_id: number
    view_type: 'view' | 'download'
    viewed_at: string
  }>(sql`
    SELECT v.id, v.cv_id, v.view_type, v.viewed_at
    FROM unnest(${sql.param(cvIds)}::integer[]) AS wanted (cv_id)
    CROSS JOIN LATERAL (SELECT * FROM cv_views WHERE cv_id = wanted.cv_id ORDER BY viewed_at DESC LIMIT ${each}) v`)
  return rows
}

/** Views and downloads a calendar day in Port Moresby, of all CVs of a person; days without any are left out. */
export async function countViewsByDay(db: Db, jobSeekerId: number, since: Date) {
  const { rows } = await db.execute<{ day: string; views: number; downloads: number }>(sql`
    SELECT to_char(viewed_at AT TIME ZONE 'Pacific/Port_Moresby', 'YYYY-MM-DD') AS day,
      count(*) FILTER (WHERE view_type = 'view')::integer AS views,
      count(*) FILTER (WHERE view_type = 'download')::integer AS downloads
    FROM cvs JOIN cv_views ON cv_views.cv_id = cvs.id
    WHERE cvs.job_seeker_id = ${jobSeekerId} AND viewed_at >= ${since.toISOString()}::timestamptz
    GROUP BY day`)
  return rows
}
