import { and, count, desc, eq, inArray, isNull, lt, lte, max, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import type { Window } from '../../shared/lists.ts'
import { employers, jobSeekers } from '../accounts/tables.ts'
import type { EmployerMailKind, NoticeKind, NoticeSettingsChange } from './schema.ts'
import { employerMailSettings, noticeSettings, notices } from './tables.ts'

type NewNoticeRow = Omit<typeof notices.$inferInsert, 'id' | 'readAt' | 'onceKey' | 'createdAt'> & {
  onceKey: string | null
  createdAt: Date
}

/** Returns the id; undefined if a notice with this `onceKey` already exists. */
export async function insertNotice(db: Db, values: NewNoticeRow): Promise<number | undefined> {
  return (await insertNoticeOnce(db, values))[0]?.id
}

const insertNoticeOnce = prepared('insert_notice', (db) =>
  db
    .insert(notices)
    .values({
      jobSeekerId: sql.placeholder('jobSeekerId'),
      kind: sql.placeholder('kind'),
      text: sql.placeholder('text'),
      values: sql.placeholder('values'),
      path: sql.placeholder('path'),
      onceKey: sql.placeholder('onceKey'),
      isShown: sql.placeholder('isShown'),
      createdAt: sql.placeholder('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ id: notices.id }),
)

type Replaced = { id: number; jobSeekerId: number; path: string; kinds: readonly NoticeKind[] }

export async function findNotice(db: Db, id: number) {
  const { jobSeekerId, kind, text, values, path, readAt } = notices
  const [row] = await db
    .select({ id: notices.id, jobSeekerId, kind, text, values, path, readAt })
    .from(notices)
    .where(eq(notices.id, id))
  return row
}

/** Hides the person's earlier notices of these kinds that lead to the same page. */
export async function hideOlder(db: Db, { id, jobSeekerId, path, kinds }: Replaced): Promise<void> {
  const older = and(lt(notices.id, id), eq(notices.path, path), inArray(notices.kind, kinds))
  await db
    .update(notices)
    .set({ isShown: false })
    .where(and(isShownTo(jobSeekerId), older))
}

/** Returns what was deleted; undefined if there was no such notice. */
export async function deleteNotice(
  db: Db,
  { jobSeekerId, once }: { jobSeekerId: number; once: string },
): Promise<{ jobSeekerId: number; path: string; isShown: boolean } | undefined> {
  const [row] = await db
    .delete(notices)
    .where(and(eq(notices.jobSeekerId, jobSeekerId), eq(notices.onceKey, once)))
    .returning({ path: notices.path, isShown: notices.isShown })
  return row && { jobSeekerId, ...row }
}

/** Shows the person's newest notice of these kinds that leads to the page. */
export async function showNewest(db: Db, { jobSeekerId, path, kinds }: Omit<Replaced, 'id'>): Promise<void> {
  const newest = db
    .select({ id: max(notices.id) })
    .from(notices)
    .where(and(eq(notices.jobSeekerId, jobSeekerId), eq(notices.path, path), inArray(notices.kind, kinds)))
  await db.update(notices).set({ isShown: true }).where(inArray(notices.id, newest))
}

/** Returns where a job seeker gets notices of a kind. Undefined if the job seeker does not exist. */
export async function findReceiver(db: Db, jobSeekerId: number, kind: NoticeKind) {
  return (await selectReceiver(db, { jobSeekerId, kind }))[0]
}

const selectReceiver = prepared('notice_receiver', (db) =>
  db
    .select({
      email: jobSeekers.email,
      loginPhone: jobSeekers.loginPhone,
      fullName: jobSeekers.fullName,
      language: jobSeekers.language,
      byMail: noticeSettings.byMail,
      inDashboard: noticeSettings.inDashboard,
      token: noticeSettings.token,
      hasPush: sql<boolean>`EXISTS (SELECT FROM push_subscriptions p WHERE p.job_seeker_id = ${jobSeekers.id})`,
    })
    .from(jobSeekers)
    .leftJoin(
      noticeSettings,
      and(eq(noticeSettings.jobSeekerId, jobSeekers.id), eq(noticeSettings.kind, sql.placeholder('kind'))),
    )
    .where(eq(jobSeekers.id, sql.placeholder('jobSeekerId'))),
)

/** Inserts the default switches of a kind, with the token of its mails. Returns undefined if they exist. */
export async function insertSettings(
  db: Db,
  values: { jobSeekerId: number; kind: NoticeKind; token: string },
) {
  return (await insertSettingsOnce(db, values))[0]
}

const insertSettingsOnce = prepared('insert_notice_settings', (db) =>
  db
    .insert(noticeSettings)
    .values({
      jobSeekerId: sql.placeholder('jobSeekerId'),
      kind: sql.placeholder('kind'),
      token: sql.placeholder('token'),
    })
    .onConflictDoNothing()
    .returning({
      byMail: noticeSettings.byMail,
      inDashboard: noticeSettings.inDashboard,
      token: noticeSettings.token,
    }),
)

const isShownTo = (jobSeekerId: number) =>
  and(eq(notices.jobSeekerId, jobSeekerId), eq(notices.isShown, true))
/** A notice that is held is created in the future. */
const shownTo = (jobSeekerId: number, now: Date) => and(isShownTo(jobSeekerId), lte(notices.createdAt, now))

/** Newest first. */
export function selectNotices(db: Db, jobSeekerId: number, now: Date, { limit, offset }: Window) {
  const { id, kind, text, values, path, createdAt, readAt } = notices
  return db
    .select({ id, kind, text, values, path, createdAt, readAt })
    .from(notices)
    .where(shownTo(jobSeekerId, now))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(limit)
    .offset(offset)
}

export async function countNotices(db: Db, jobSeekerId: number, now: Date): Promise<number> {
  const [row] = await db.select({ total: count() }).from(notices).where(shownTo(jobSeekerId, now))
  return row?.total ?? 0
}

export async function countUnreadNotices(db: Db, jobSeekerId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(notices)
    .where(and(shownTo(jobSeekerId, now), isNull(notices.readAt)))
  return row?.total ?? 0
}

/** Marks notices of this job seeker only; without `ids`, all. */
export async function markNoticesRead(
  db: Db,
  jobSeekerId: number,
  ids: number[] | undefined,
  readAt: Date,
): Promise<void> {
  await db
    .update(notices)
    .set({ readAt })
    .where(and(shownTo(jobSeekerId, readAt), isNull(notices.readAt), ids && inArray(notices.id, ids)))
}

/** Marks this job seeker's notices that lead to `path`. */
export async function markNoticesToRead(
  db: Db,
  jobSeekerId: number,
  path: string,
  readAt: Date,
): Promise<void> {
  await db
    .update(notices)
    .set({ readAt })
    .where(and(shownTo(jobSeekerId, readAt), isNull(notices.readAt), eq(notices.path, path)))
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

/**
 * Returns an employer's address and whether it wants mails of a kind: null until the first mail. Undefined if the
 * employer does not exist.
 */
export async function findEmployerReceiver(db: Db, employerId: number, kind: EmployerMailKind) {
  const { byMail, token } = employerMailSettings
  const { email, contactPerson } = employers
  const [row] = await db
    .select({ email, contactPerson, byMail, token })
    .from(employers)
    .leftJoin(
      employerMailSettings,
      and(eq(employerMailSettings.employerId, employers.id), eq(employerMailSettings.kind, kind)),
    )
    .where(eq(employers.id, employerId))
  return row
}

export async function insertEmployerSettings(
  db: Db,
  values: typeof employerMailSettings.$inferInsert,
): Promise<void> {
  await db.insert(employerMailSettings).values(values).onConflictDoNothing()
}

export function selectEmployerSettings(db: Db, employerId: number) {
  const { kind, byMail } = employerMailSettings
  return db
    .select({ kind, byMail })
    .from(employerMailSettings)
    .where(eq(employerMailSettings.employerId, employerId))
}

export async function upsertEmployerSettings(
  db: Db,
  rows: (typeof employerMailSettings.$inferInsert)[],
): Promise<void> {
  await db
    .insert(employerMailSettings)
    .values(rows)
    .onConflictDoUpdate({
      target: [employerMailSettings.employerId, employerMailSettings.kind],
      set: { byMail: sql`excluded.by_mail` },
    })
}

/** Returns the kind of mail with this token, and its recipient. */
export async function findByToken(db: Db, token: string) {
  const [notice] = await db
    .select({ kind: noticeSettings.kind, byMail: noticeSettings.byMail })
    .from(noticeSettings)
    .where(eq(noticeSettings.token, token))
  if (notice) return { to: 'jobSeeker' as const, ...notice }
  const [mail] = await db
    .select({ kind: employerMailSettings.kind, byMail: employerMailSettings.byMail })
    .from(employerMailSettings)
    .where(eq(employerMailSettings.token, token))
  return mail && { to: 'employer' as const, ...mail }
}

/** Returns false if no settings have this token. */
export async function stopMails(db: Db, token: string): Promise<boolean> {
  for (const table of [noticeSettings, employerMailSettings]) {
    const stopped = await db
      .update(table)
      .set({ byMail: false })
      .where(eq(table.token, token))
      .returning({ token: table.token })
    if (stopped.length > 0) return true
  }
  return false
}

export async function deleteNoticesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(notices).where(lt(notices.createdAt, before))
}
