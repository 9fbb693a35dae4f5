import { and, eq, gt, isNotNull, lt, type SQL } from 'drizzle-orm'
import type { AccountKind } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import type { UserType } from '../../shared/user-types.ts'
import { same } from './queries.ts'
import { emailChanges, passwordResetTokens } from './tables.ts'

export async function insertResetToken(
  db: Db,
  values: typeof passwordResetTokens.$inferInsert,
): Promise<void> {
  await db.insert(passwordResetTokens).values(values)
}

export async function findResetToken(db: Db, tokenHash: Buffer) {
  return (await db.select().from(passwordResetTokens).where(eq(passwordResetTokens.tokenHash, tokenHash)))[0]
}

/** Returns the request times of the account's links that still work at `now`. */
export function selectLiveResetLinks(db: Db, email: string, userType: UserType, now: Date) {
  const { email: owner, userType: type, used, expiresAt, createdAt } = passwordResetTokens
  return db
    .select({ createdAt })
    .from(passwordResetTokens)
    .where(and(same(owner, email), eq(type, userType), eq(used, false), gt(expiresAt, now)))
}

/** Marks a token as used. Returns false when another request used it first. */
export async function spendResetToken(db: Db, id: number): Promise<boolean> {
  const spent = await db
    .update(passwordResetTokens)
    .set({ used: true })
    .where(and(eq(passwordResetTokens.id, id), eq(passwordResetTokens.used, false)))
    .returning({ id: passwordResetTokens.id })
  return spent.length > 0
}

/** Ends the account's other links after one was used. */
export async function spendResetTokensOf(db: Db, email: string, userType: UserType): Promise<void> {
  await db
    .update(passwordResetTokens)
    .set({ used: true })
    .where(and(same(passwordResetTokens.email, email), eq(passwordResetTokens.userType, userType)))
}

export async function deleteResetTokens(db: Db, expiredBefore: Date): Promise<void> {
  await db.delete(passwordResetTokens).where(lt(passwordResetTokens.expiresAt, expiredBefore))
}

export type MailOwner = { kind: AccountKind; id: number }

function changeOf({ kind, id }: MailOwner): SQL {
  return eq(emailChanges[`${kind}Id`], id)
}

export async function findEmailChange(db: Db, owner: MailOwner) {
  return (await db.select().from(emailChanges).where(changeOf(owner)))[0]
}

/** Stores one change per account: a newer address replaces the older one. */
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

/** Returns false when no change is waiting. */
export async function deleteEmailChange(db: Db, owner: MailOwner): Promise<boolean> {
  const deleted = await db.delete(emailChanges).where(changeOf(owner)).returning({ id: emailChanges.id })
  return deleted.length > 0
}

/** Deletes and returns the change of a link; undefined when the link is unknown, used, expired or of the other kind. */
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
