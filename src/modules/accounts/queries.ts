import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database/database.ts'
import type { Language } from '../../shared/language/words.ts'
import { nationalPhone } from '../../shared/phone.ts'
import type { UserType } from '../../shared/user-types.ts'
import { administrators, employers, jobSeekers } from './tables.ts'

/** Compares user names and addresses without regard to case, in the form that the unique indexes use. */
export function same(column: AnyPgColumn, value: string): SQL {
  return sql`lower(${column}) = lower(${value}::text)`
}

/** The fields to change. A field that is undefined keeps its value. */
type Changes<T> = { [K in keyof T]?: T[K] | undefined }

export type NewJobSeeker = typeof jobSeekers.$inferInsert

export type NewEmployer = typeof employers.$inferInsert

export type JobSeekerRow = typeof jobSeekers.$inferSelect

export type EmployerRow = typeof employers.$inferSelect

export type AdministratorRow = typeof administrators.$inferSelect

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

/** Locks the table, so that two processes that start on one empty database create only one administrator. */
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
 * Finds an account by user name, email address or phone number, because people forget which of them they chose. A user
 * name that equals another user's address or number must not block its owner.
 */
export async function findJobSeekerByLogin(db: Db, login: string): Promise<JobSeekerRow | undefined> {
  const found = await db
    .select()
    .from(jobSeekers)
    .where(
      or(
        same(jobSeekers.username, login),
        same(jobSeekers.email, login),
        hasPhone(jobSeekers.loginPhone, login),
      ),
    )
  const own = login.includes('@') ? 'email' : 'username'
  const phone = nationalPhone(login)
  return (
    found.find(({ loginPhone }) => loginPhone !== '' && loginPhone === phone) ??
    found.find((row) => row[own].toLowerCase() === login.toLowerCase()) ??
    found[0]
  )
}

export async function findEmployer(db: Db, id: number): Promise<EmployerRow | undefined> {
  return (await db.select().from(employers).where(eq(employers.id, id)))[0]
}

/** Finds an account by email address or phone number. */
export async function findEmployerByLogin(db: Db, login: string): Promise<EmployerRow | undefined> {
  const isOwner = or(same(employers.email, login), hasPhone(employers.loginPhone, login))
  return (await db.select().from(employers).where(isOwner))[0]
}

/** '' means no phone number. The condition on '' matches the index, which contains only accounts with a number. */
function hasPhone(column: AnyPgColumn, typed: string): SQL | undefined {
  const phone = nationalPhone(typed)
  return phone === undefined ? undefined : and(eq(column, phone), sql`${column} <> ''`)
}

export async function findAdministrator(db: Db, id: number): Promise<AdministratorRow | undefined> {
  return (await db.select().from(administrators).where(eq(administrators.id, id)))[0]
}

export async function findAdministratorByLogin(db: Db, login: string): Promise<AdministratorRow | undefined> {
  const byName = await db.select().from(administrators).where(same(administrators.username, login))
  return byName[0] ?? (await db.select().from(administrators).where(same(administrators.email, login)))[0]
}

/** The fields that the three kinds of accounts have in common. */
export type AccountRow = {
  id: number
  email: string
  loginPhone: string
  language: Language | null
  passwordHash: string
  isActive: boolean
}

/** Finds an account by its email address only, because only an address can receive a mail. */
export async function findAccountByEmail(
  db: Db,
  userType: UserType,
  email: string,
): Promise<AccountRow | undefined> {
  const table = { user: jobSeekers, employer: employers, admin: administrators }[userType]
  const columns = {
    id: table.id,
    email: table.email,
    loginPhone: 'loginPhone' in table ? table.loginPhone : sql<string>`''`,
    language: 'language' in table ? table.language : sql<null>`NULL`,
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

/** Returns the language of the account. If it never chose one, it gets the language that the page has. */
export async function settleLanguage(db: Db, id: number, chosen: Language | null): Promise<Language | null> {
  const [row] = await db
    .update(jobSeekers)
    .set({ language: sql`coalesce(${jobSeekers.language}, ${chosen}::text)` })
    .where(eq(jobSeekers.id, id))
    .returning({ language: jobSeekers.language })
  return row?.language ?? null
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

/** Removes a photo from the job seeker that has it. */
export async function takePhoto(db: Db, photoId: string): Promise<JobSeekerRow | undefined> {
  const taken = db.update(jobSeekers).set({ photoId: null }).where(eq(jobSeekers.photoId, photoId))
  return (await taken.returning())[0]
}

/** Removes a logo from the employer that has it. */
export async function takeLogo(db: Db, logoId: string): Promise<EmployerRow | undefined> {
  const taken = db.update(employers).set({ logoId: null }).where(eq(employers.logoId, logoId))
  return (await taken.returning())[0]
}
