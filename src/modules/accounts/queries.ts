import { and, desc, eq, gt, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database.ts'
import type { UserType } from '../../shared/user-types.ts'
import type { AccountKind } from './policy.ts'
import {
  administrators,
  emailChanges,
  employers,
  jobSeekers,
  passwordResetTokens,
  sessions,
} from './tables.ts'

/** User names and addresses are compared without regard to case, as the database knows it: its unique indexes do so too. */
function same(column: AnyPgColumn, value: string): SQL {
  return sql`lower(${column}) = lower(${value}::text)`
}

/** Fields to change; what is undefined stays. */
type Changes<T> = { [K in keyof T]?: T[K] | undefined }
export type NewJobSeeker = typeof jobSeekers.$inferInsert
export type NewEmployer = typeof employers.$inferInsert
export type JobSeekerRow = typeof jobSeekers.$inferSelect
export type EmployerRow = typeof employers.$inferSelect
export type AdministratorRow = typeof administrators.$inferSelect
export type SessionRow = typeof sessions.$inferSelect

export async function insertJobSeeker(db: Db, values: NewJobSeeker): Promise<{ id: number } | undefined> {
  const [row] = await db
    .insert(jobSeekers)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: jobSeekers.id })
  return row
}

export async function insertEmployer(db: Db, values: NewEmployer): Promise<{ id: number } | undefined> {
  const [row] = await db
    .insert(employers)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: employers.id })
  return row
}

export async function insertAdministrator(db: Db, values: typeof administrators.$inferInsert): Promise<void> {
  await db.insert(administrators).values(values)
}

/** Two processes that start on one empty database create one administrator. */
export async function lockAdministrators(db: Db): Promise<void> {
  await db.execute(sql`LOCK TABLE ${administrators} IN EXCLUSIVE MODE`)
}

export async function administratorExists(db: Db): Promise<boolean> {
  return (await db.select({ id: administrators.id }).from(administrators).limit(1)).length > 0
}

export async function findJobSeeker(db: Db, id: number): Promise<JobSeekerRow | undefined> {
  return (await db.select().from(jobSeekers).where(eq(jobSeekers.id, id)))[0]
}

/**
 * By user name or e-mail address: people forget which of the two they chose. Somebody whose user name is another's address must
 * not stand in its owner's way.
 */
export async function findJobSeekerByLogin(db: Db, login: string): Promise<JobSeekerRow | undefined> {
  const found = await db
    .select()
    .from(jobSeekers)
    .where(or(same(jobSeekers.username, login), same(jobSeekers.email, login)))
  const own = login.includes('@') ? 'email' : 'username'
  return found.find((row) => row[own].toLowerCase() === login.toLowerCase()) ?? found[0]
}

export async function findEmployer(db: Db, id: number): Promise<EmployerRow | undefined> {
  return (await db.select().from(employers).where(eq(employers.id, id)))[0]
}

export async function findEmployerByEmail(db: Db, email: string): Promise<EmployerRow | undefined> {
  return (await db.select().from(employers).where(same(employers.email, email)))[0]
}

export async function findAdministrator(db: Db, id: number): Promise<AdministratorRow | undefined> {
  return (await db.select().from(administrators).where(eq(administrators.id, id)))[0]
}

export async function findAdministratorByLogin(db: Db, login: string): Promise<AdministratorRow | undefined> {
  const byName = await db.select().from(administrators).where(same(administrators.username, login))
  return byName[0] ?? (await db.select().from(administrators).where(same(administrators.email, login)))[0]
}

/** What the three kinds of account have in common. */
export type AccountRow = { id: number; email: string; passwordHash: string; isActive: boolean }

/** By its address only, for whom a mail can reach. */
export async function findAccountByEmail(
  db: Db,
  userType: UserType,
  email: string,
): Promise<AccountRow | undefined> {
  const table = { user: jobSeekers, employer: employers, admin: administrators }[userType]
  const columns = {
    id: table.id,
    email: table.email,
    passwordHash: table.passwordHash,
    isActive: table.isActive,
  }
  return (await db.select(columns).from(table).where(same(table.email, email)))[0]
}

export async function usernameTaken(db: Db, username: string): Promise<boolean> {
  return (
    (await db.select({ id: jobSeekers.id }).from(jobSeekers).where(same(jobSeekers.username, username)))
      .length > 0
  )
}

export async function jobSeekerEmailTaken(db: Db, email: string): Promise<boolean> {
  return (
    (await db.select({ id: jobSeekers.id }).from(jobSeekers).where(same(jobSeekers.email, email))).length > 0
  )
}

export async function updateJobSeeker(
  db: Db,
  id: number,
  values: Changes<NewJobSeeker>,
): Promise<JobSeekerRow | undefined> {
  return (await db.update(jobSeekers).set(values).where(eq(jobSeekers.id, id)).returning())[0]
}

export async function updateEmployer(
  db: Db,
  id: number,
  values: Changes<NewEmployer>,
): Promise<EmployerRow | undefined> {
  return (await db.update(employers).set(values).where(eq(employers.id, id)).returning())[0]
}

export async function updateAdministrator(
  db: Db,
  id: number,
  values: Changes<typeof administrators.$inferInsert>,
): Promise<AdministratorRow | undefined> {
  return (await db.update(administrators).set(values).where(eq(administrators.id, id)).returning())[0]
}

export async function logoExists(db: Db, logoId: string): Promise<boolean> {
  const found = await db
    .select({ id: employers.id })
    .from(employers)
    .where(and(eq(employers.logoId, logoId), eq(employers.isActive, true)))
  return found.length > 0
}

export async function insertSession(db: Db, values: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(values)
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

export type Owner = { kind: AccountKind; id: number }

function ownedBy({ kind, id }: Owner): SQL {
  return eq(sessions[`${kind}Id`], id)
}

export async function deleteSessionsOf(db: Db, owner: Owner): Promise<void> {
  await db.delete(sessions).where(ownedBy(owner))
}

/** The one of the hash stays. */
export async function deleteOtherSessions(db: Db, owner: Owner, tokenHash: Buffer): Promise<void> {
  await db.delete(sessions).where(and(ownedBy(owner), ne(sessions.tokenHash, tokenHash)))
}

/** False when the owner has none of this id. */
export async function deleteOwnSession(db: Db, owner: Owner, id: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(ownedBy(owner), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/** Last used first. */
export function selectSessionsOf(db: Db, owner: Owner) {
  return db
    .select()
    .from(sessions)
    .where(ownedBy(owner))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

/** The sessions of a browser whose accounts are not suspended, in one round trip. */
export function selectSessions(db: Db, tokenHashes: Buffer[]) {
  return db
    .select({
      tokenHash: sessions.tokenHash,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      isShort: sessions.isShort,
      jobSeekerId: jobSeekers.id,
      employerId: employers.id,
      administratorId: administrators.id,
    })
    .from(sessions)
    .leftJoin(jobSeekers, and(eq(jobSeekers.id, sessions.jobSeekerId), jobSeekers.isActive))
    .leftJoin(employers, and(eq(employers.id, sessions.employerId), employers.isActive))
    .leftJoin(administrators, and(eq(administrators.id, sessions.administratorId), administrators.isActive))
    .where(sql`${sessions.tokenHash} = ANY(${sql.param(tokenHashes)}::bytea[])`)
    .prepare('sessions_of_browser')
    .execute()
}

export async function touchSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

/** Sessions of a kind that were idle since `before`, for the nightly clean-up. */
export async function deleteIdleSessions(db: Db, kind: AccountKind, before: Date): Promise<void> {
  await db.delete(sessions).where(and(isNotNull(sessions[`${kind}Id`]), lt(sessions.lastSeenAt, before)))
}

export async function deleteShortSessions(db: Db, begunBefore: Date): Promise<void> {
  await db.delete(sessions).where(and(sessions.isShort, lt(sessions.createdAt, begunBefore)))
}

export async function insertResetToken(
  db: Db,
  values: typeof passwordResetTokens.$inferInsert,
): Promise<void> {
  await db.insert(passwordResetTokens).values(values)
}

export async function findResetToken(db: Db, tokenHash: Buffer) {
  return (await db.select().from(passwordResetTokens).where(eq(passwordResetTokens.tokenHash, tokenHash)))[0]
}

/** Marks a token used; false when somebody was quicker. */
export async function spendResetToken(db: Db, id: number): Promise<boolean> {
  const spent = await db
    .update(passwordResetTokens)
    .set({ used: true })
    .where(and(eq(passwordResetTokens.id, id), eq(passwordResetTokens.used, false)))
    .returning({ id: passwordResetTokens.id })
  return spent.length > 0
}

/** The other links of an account end with the one that was used. */
export async function spendResetTokensOf(db: Db, email: string, userType: UserType): Promise<void> {
  await db
    .update(passwordResetTokens)
    .set({ used: true })
    .where(and(same(passwordResetTokens.email, email), eq(passwordResetTokens.userType, userType)))
}

export async function deleteResetTokens(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, expiredBefore))
}

export type MailOwner = { kind: 'jobSeeker' | 'employer'; id: number }

function changeOf({ kind, id }: MailOwner): SQL {
  return eq(emailChanges[`${kind}Id`], id)
}

export async function findEmailChange(db: Db, owner: MailOwner) {
  return (await db.select().from(emailChanges).where(changeOf(owner)))[0]
}

/** One an account: a newer address takes the older one's place. */
export async function upsertEmailChange(
  db: Db,
  { kind, id }: MailOwner,
  values: Pick<typeof emailChanges.$inferInsert, 'newEmail' | 'tokenHash' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  await db
    .insert(emailChanges)
    .values({ [`${kind}Id`]: id, ...values })
    .onConflictDoUpdate({ target: emailChanges[`${kind}Id`], set: values })
}

export async function deleteEmailChange(db: Db, owner: MailOwner): Promise<void> {
  await db.delete(emailChanges).where(changeOf(owner))
}

/** Takes the change that a link stands for; undefined when the link is unknown, used, expired or of the other kind. */
export async function takeEmailChange(db: Db, tokenHash: Buffer, kind: MailOwner['kind'], now: Date) {
  const wanted = and(
    eq(emailChanges.tokenHash, tokenHash),
    isNotNull(emailChanges[`${kind}Id`]),
    gt(emailChanges.expiresAt, now),
  )
  return (await db.delete(emailChanges).where(wanted).returning())[0]
}

export async function deleteEmailChanges(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, expiredBefore))
}

export async function selectPhotoIds(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: jobSeekers.photoId })
    .from(jobSeekers)
    .where(inArray(jobSeekers.photoId, ids))
  return rows.flatMap(({ id }) => id ?? [])
}

export async function selectLogoIds(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.select({ id: employers.logoId }).from(employers).where(inArray(employers.logoId, ids))
  return rows.flatMap(({ id }) => id ?? [])
}
