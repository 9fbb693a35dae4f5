import { and, count, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { administrators } from '../accounts/tables.ts'
import { halfLogins, recoveryCodes, secondFactors } from './tables.ts'

type FactorRow = typeof secondFactors.$inferSelect

const isOf = (administratorId: number) => eq(secondFactors.administratorId, administratorId)

export async function findFactor(db: Db, administratorId: number): Promise<FactorRow | undefined> {
  return (await db.select().from(secondFactors).where(isOf(administratorId)))[0]
}

/** Replaces an unconfirmed factor; returns false if one is already confirmed. */
export async function insertFactor(
  db: Db,
  values: Pick<FactorRow, 'administratorId' | 'secret' | 'createdAt'>,
): Promise<boolean> {
  const { secret, createdAt } = values
  const begun = await db
    .insert(secondFactors)
    .values(values)
    .onConflictDoUpdate({
      target: secondFactors.administratorId,
      set: { secret, createdAt, lastStep: 0 },
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ id: secondFactors.administratorId })
  return begun.length > 0
}

/** Returns false if it is already confirmed, or another secret has replaced `secret`. */
export async function confirmFactor(
  db: Db,
  { administratorId, secret }: FactorRow,
  values: { lastStep: number; confirmedAt: Date },
): Promise<boolean> {
  const confirmed = await db
    .update(secondFactors)
    .set(values)
    .where(and(isOf(administratorId), eq(secondFactors.secret, secret), isNull(secondFactors.confirmedAt)))
    .returning({ id: secondFactors.administratorId })
  return confirmed.length > 0
}

/** Steps of 30 seconds; one hour. A code from further ahead was used while the clock was wrong. */
const AHEAD = 120

/** Returns false if this code or a later one was used before. */
export async function spendStep(db: Db, administratorId: number, step: number): Promise<boolean> {
  const spent = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        isOf(administratorId),
        or(lt(secondFactors.lastStep, step), gt(secondFactors.lastStep, step + AHEAD)),
      ),
    )
    .returning({ id: secondFactors.administratorId })
  return spent.length > 0
}

/** Also deletes its recovery codes. Returns false if there was no factor. */
export async function deleteFactor(db: Db, administratorId: number): Promise<boolean> {
  const deleted = await db
    .delete(secondFactors)
    .where(isOf(administratorId))
    .returning({ confirmedAt: secondFactors.confirmedAt })
  return deleted.some(({ confirmedAt }) => confirmedAt !== null)
}

export async function replaceRecoveryCodes(db: Db, administratorId: number, hashes: string[]): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.administratorId, administratorId))
  await db.insert(recoveryCodes).values(hashes.map((codeHash) => ({ administratorId, codeHash })))
}

const isUnused = (administratorId: number) =>
  and(eq(recoveryCodes.administratorId, administratorId), isNull(recoveryCodes.usedAt))

export function selectUnusedCodes(db: Db, administratorId: number) {
  return db.select().from(recoveryCodes).where(isUnused(administratorId))
}

export async function countUnusedCodes(db: Db, administratorId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(isUnused(administratorId))
  return row?.left ?? 0
}

/** Returns false if another request has already used it. */
export async function spendRecoveryCode(db: Db, id: number, usedAt: Date): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt })
    .where(and(eq(recoveryCodes.id, id), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id })
  return spent.length > 0
}

export async function insertHalfLogin(db: Db, values: typeof halfLogins.$inferInsert): Promise<void> {
  await db.insert(halfLogins).values(values)
}

/**
 * Returns the administrator of a ticket that is younger than `since`, if the password, the account and the factor have
 * not changed.
 */
export async function findHalfLogin(db: Db, tokenHash: Buffer, since: Date): Promise<number | undefined> {
  const [row] = await db
    .select({ id: administrators.id, createdAt: halfLogins.createdAt, updatedAt: administrators.updatedAt })
    .from(halfLogins)
    .innerJoin(administrators, eq(administrators.id, halfLogins.administratorId))
    .innerJoin(secondFactors, eq(secondFactors.administratorId, administrators.id))
    .where(
      and(
        eq(halfLogins.tokenHash, tokenHash),
        gt(halfLogins.createdAt, since),
        eq(administrators.isActive, true),
        isNotNull(secondFactors.confirmedAt),
      ),
    )
  return row && row.updatedAt <= row.createdAt ? row.id : undefined
}

/** Returns false if another request has already used it. */
export async function deleteHalfLogin(db: Db, tokenHash: Buffer): Promise<boolean> {
  const deleted = await db
    .delete(halfLogins)
    .where(eq(halfLogins.tokenHash, tokenHash))
    .returning({ id: halfLogins.administratorId })
  return deleted.length > 0
}

export async function deleteHalfLogins(db: Db, before: Date): Promise<void> {
  await db.delete(halfLogins).where(lt(halfLogins.createdAt, before))
}
