import { and, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import { employers, jobSeekers, phoneCodes, sessions } from '../tables.ts'

export type CodeKey = Pick<typeof phoneCodes.$inferSelect, 'phone' | 'userType' | 'purpose'>

function isOf({ phone, userType, purpose }: CodeKey): SQL | undefined {
  return and(eq(phoneCodes.phone, phone), eq(phoneCodes.userType, userType), eq(phoneCodes.purpose, purpose))
}

/** A new code replaces the older one for the same purpose. */
export async function upsertCode(db: Db, key: CodeKey, codeHash: string, expiresAt: Date): Promise<void> {
  const values = { codeHash, expiresAt, tries: 0 }
  await db
    .insert(phoneCodes)
    .values({ ...key, ...values })
    .onConflictDoUpdate({ target: [phoneCodes.phone, phoneCodes.userType, phoneCodes.purpose], set: values })
}

/**
 * Counts an attempt. Returns the hash of the code, or undefined if no code exists, or it is too old or was tried too
 * often.
 */
export async function countTry(db: Db, key: CodeKey, most: number, now: Date): Promise<string | undefined> {
  const isOpen = and(isOf(key), lt(phoneCodes.tries, most), gt(phoneCodes.expiresAt, now))
  const [row] = await db
    .update(phoneCodes)
    .set({ tries: sql`${phoneCodes.tries} + 1` })
    .where(isOpen)
    .returning({ codeHash: phoneCodes.codeHash })
  return row?.codeHash
}

/** Returns false if another request has already used it, or a newer code has replaced it. */
export async function deleteCode(db: Db, key: CodeKey, codeHash: string): Promise<boolean> {
  const spent = await db
    .delete(phoneCodes)
    .where(and(isOf(key), eq(phoneCodes.codeHash, codeHash)))
    .returning({ phone: phoneCodes.phone })
  return spent.length > 0
}

export async function deleteCodes(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(phoneCodes).where(lt(phoneCodes.expiresAt, expiredBefore))
}

const TABLE = { user: jobSeekers, employer: employers }

/** The part of an account that logins need. */
export async function findAccountByPhone(db: Db, userType: CodeKey['userType'], phone: string) {
  const table = TABLE[userType]
  const { id, email, loginPhone, passwordHash, isActive, lastLogin, phoneConfirmedAt } = table
  const language = 'language' in table ? table.language : sql<null>`NULL`
  const columns = { id, email, loginPhone, language, passwordHash, isActive, lastLogin, phoneConfirmedAt }
  const isOwner = and(eq(table.loginPhone, phone), sql`${table.loginPhone} <> ''`)
  return (await db.select(columns).from(table).where(isOwner))[0]
}
export type PhoneAccount = NonNullable<Awaited<ReturnType<typeof findAccountByPhone>>>

/** Whether a browser with a session of the account was used since then. */
export async function wasSeenSince(
  db: Db,
  userType: CodeKey['userType'],
  id: number,
  since: Date,
): Promise<boolean> {
  const owner = userType === 'user' ? sessions.jobSeekerId : sessions.employerId
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(owner, id), gt(sessions.lastSeenAt, since)))
    .limit(1)
  return rows.length > 0
}

export async function takePhoneAway(db: Db, userType: CodeKey['userType'], id: number): Promise<void> {
  const table = TABLE[userType]
  await db.update(table).set({ loginPhone: '', phoneConfirmedAt: null }).where(eq(table.id, id))
}
