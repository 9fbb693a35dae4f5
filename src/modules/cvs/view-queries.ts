import { count, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { visitorHash } from '../../platform/visitor-hash.ts'
import { cvViews } from './tables.ts'

type NewViewRow = Pick<typeof cvViews.$inferInsert, 'cvId' | 'viewType' | 'ipAddress' | 'userAgent'> & {
  employerId: number | null
  viewedAt: Date
  visitor: string
  hour: Date
}

/** Adds a page view unless the visitor already has one in this hour. `visitor` is stored only as a salted hash. */
export async function insertView(
  db: Db,
  { ipAddress = null, userAgent = null, ...values }: NewViewRow,
): Promise<void> {
  await insertViewOnce(db, { ...values, ipAddress, userAgent })
}

const insertViewOnce = prepared('insert_cv_view', (db) =>
  db
    .insert(cvViews)
    .values({
      cvId: sql.placeholder('cvId'),
      employerId: sql.placeholder('employerId'),
      viewType: sql.placeholder('viewType'),
      viewedAt: sql.placeholder('viewedAt'),
      ipAddress: sql.placeholder('ipAddress'),
      userAgent: sql.placeholder('userAgent'),
      visitorHash: visitorHash(sql.placeholder('visitor')),
      hour: sql.placeholder('hour'),
    })
    .onConflictDoNothing(),
)

export async function countViews(db: Db, cvIds: number[]) {
  if (cvIds.length === 0) return []
  return db
    .select({ cvId: cvViews.cvId, viewType: cvViews.viewType, total: count() })
    .from(cvViews)
    .where(inArray(cvViews.cvId, cvIds))
    .groupBy(cvViews.cvId, cvViews.viewType)
}

/**
 * Erases the origin of at most `most` page views before a time and returns their number. Uses `cv_views_traces_idx`.
 */
export async function eraseViewTraces(db: Db, before: Date, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    UPDATE cv_views SET visitor_hash = NULL, ip_address = NULL, user_agent = NULL
    WHERE id IN (SELECT id FROM cv_views WHERE viewed_at < ${before}
      AND (visitor_hash IS NOT NULL OR ip_address IS NOT NULL OR user_agent IS NOT NULL) LIMIT ${most})`)
  return rowCount ?? 0
}

/** Returns the newest `each` views of each CV. */
export async function selectRecentViews(db: Db, cvIds: number[], each: number) {
  if (cvIds.length === 0) return []
  const { rows } = await db.$client.query<{
    id: number
    cvId: number
    viewType: 'view' | 'download'
    viewedAt: Date
  }>(
    `SELECT v.id, v.cv_id AS "cvId", v.view_type AS "viewType", v.viewed_at AS "viewedAt"
     FROM unnest($1::integer[]) AS wanted (cv_id)
     CROSS JOIN LATERAL (SELECT * FROM cv_views WHERE cv_id = wanted.cv_id ORDER BY viewed_at DESC LIMIT $2) v`,
    [cvIds, each],
  )
  return rows
}

/**
 * Counts views and downloads of all of a person's CVs per calendar day in Port Moresby; days without any are left out.
 */
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
