import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { jobSeekers } from '../accounts/tables.ts'
import type { NoticeKind, NoticeSettingsChange } from './schema.ts'
import { noticeSettings, notices } from './tables.ts'

/** False when a notice with its `onceKey` is there already. */
export async function insertNotice(db: Db, values: typeof notices.$inferInsert): Promise<boolean> {
  const inserted = await db.insert(notices).values(values).onConflictDoNothing().returning({ id: notices.id })
  return inserted.length > 0
}

/** Where a job seeker is told of a kind. Undefined when there is no such job seeker. */
export async function findReceiver(db: Db, jobSeekerId: number, kind: NoticeKind) {
  const { byMail, inDashboard, token } = noticeSettings
  const [row] = await db
    .select({ email: jobSeekers.email, fullName: jobSeekers.fullName, byMail, inDashboard, token })
    .from(jobSeekers)
    .leftJoin(
      noticeSettings,
      and(eq(noticeSettings.jobSeekerId, jobSeekers.id), eq(noticeSettings.kind, kind)),
    )
    .where(eq(jobSeekers.id, jobSeekerId))
  return row
}

/** The switches of a kind as they are from the start, with the token of its mails. */
export async function insertSettings(
  db: Db,
  values: { jobSeekerId: number; kind: NoticeKind; token: string },
): Promise<void> {
  await db.insert(noticeSettings).values(values).onConflictDoNothing()
}

const shownTo = (jobSeekerId: number) => and(eq(notices.jobSeekerId, jobSeekerId), eq(notices.isShown, true))

/** Newest first. */
export function selectNotices(db: Db, jobSeekerId: number, limit: number, offset: number) {
  const { id, kind, text, path, createdAt, readAt } = notices
  return db
    .select({ id, kind, text, path, createdAt, readAt })
    .from(notices)
    .where(shownTo(jobSeekerId))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit)
    .offset(offset)
}

export async function countNotices(db: Db, jobSeekerId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notices).where(shownTo(jobSeekerId))
  return row?.total ?? 0
}

export async function countUnreadNotices(db: Db, jobSeekerId: number): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(notices)
    .where(and(shownTo(jobSeekerId), isNull(notices.readAt)))
  return row?.total ?? 0
}

/** Of this job seeker only; without `ids`, all. */
export async function markNoticesRead(
  db: Db,
  jobSeekerId: number,
  ids: number[] | undefined,
  readAt: Date,
): Promise<void> {
  await db
    .update(notices)
    .set({ readAt })
    .where(and(shownTo(jobSeekerId), isNull(notices.readAt), ids && inArray(notices.id, ids)))
}

/** Those of this job seeker that lead to `path`. */
export async function markNoticesToRead(
  db: Db,
  jobSeekerId: number,
  path: string,
  readAt: Date,
): Promise<void> {
  await db
    .update(notices)
    .set({ readAt })
    .where(and(shownTo(jobSeekerId), isNull(notices.readAt), eq(notices.path, path)))
}

export function selectSettings(db: Db, jobSeekerId: number) {
  const { kind, byMail, inDashboard } = noticeSettings
  return db
    .select({ kind, byMail, inDashboard })
    .from(noticeSettings)
    .where(eq(noticeSettings.jobSeekerId, jobSeekerId))
}

export async function upsertSettings(
  db: Db,
  rows: (NoticeSettingsChange[number] & { jobSeekerId: number; token: string })[],
): Promise<void> {
  await db
    .insert(noticeSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: [noticeSettings.jobSeekerId, noticeSettings.kind],
      set: { byMail: sql`excluded.by_mail`, inDashboard: sql`excluded.in_dashboard` },
    })
}

export async function findByToken(db: Db, token: string) {
  const { kind, byMail } = noticeSettings
  const [row] = await db.select({ kind, byMail }).from(noticeSettings).where(eq(noticeSettings.token, token))
  return row
}

/** False when no settings have this token. */
export async function stopMails(db: Db, token: string): Promise<boolean> {
  const stopped = await db
    .update(noticeSettings)
    .set({ byMail: false })
    .where(eq(noticeSettings.token, token))
    .returning({ kind: noticeSettings.kind })
  return stopped.length > 0
}

export async function deleteNoticesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, before))
}
