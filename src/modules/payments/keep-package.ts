import type { AdministratorContext } from '../../platform/context.ts'
import { databaseCode } from '../../platform/database/errors.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { AppError } from '../../shared/errors.ts'
import { changesOf, recordAct } from '../audit/record-act.ts'
import type { PackageInput } from './package-schema.ts'
import { deletePackage, insertPackage, lockPackage, type PackageRow, updatePackage } from './queries.ts'

export async function addPackage(ctx: AdministratorContext, input: PackageInput): Promise<PackageRow> {
  return transaction(ctx, async (ctx) => {
    const row = await insertPackage(ctx.db, { ...input, createdAt: ctx.now })
    const { name, credits, price } = row
    await recordAct(ctx, 'entry-added', targetOf(row), { name, credits, price })
    return row
  })
}

/** Existing requests keep the credits and the price from the time when they were made. Throws package_not_found. */
export async function changePackage(
  ctx: AdministratorContext,
  id: number,
  input: PackageInput,
): Promise<PackageRow> {
  return transaction(ctx, async (ctx) => {
    const before = await lockedPackage(ctx, id)
    const changes = changesOf(before, input)
    if (Object.keys(changes.after).length === 0) return before
    const after = (await updatePackage(ctx.db, id, input)) ?? before
    await recordAct(ctx, 'entry-changed', targetOf(after), changes)
    return after
  })
}

/** Throws package_not_found. */
export async function switchPackage(
  ctx: AdministratorContext,
  id: number,
  isActive: boolean,
): Promise<PackageRow> {
  return transaction(ctx, async (ctx) => {
    const before = await lockedPackage(ctx, id)
    if (before.isActive === isActive) return before
    await recordAct(ctx, isActive ? 'entry-activated' : 'entry-deactivated', targetOf(before))
    return (await updatePackage(ctx.db, id, { isActive })) ?? before
  })
}

/** Throws package_in_use if a payment request names the package, or package_not_found. */
export async function dropPackage(ctx: AdministratorContext, id: number): Promise<void> {
  try {
    await transaction(ctx, async (ctx) => {
      const row = await lockedPackage(ctx, id)
      await deletePackage(ctx.db, id)
      await recordAct(ctx, 'entry-deleted', targetOf(row))
    })
  } catch (error) {
    throw databaseCode(error) === '23503' ? new AppError('package_in_use') : error
  }
}

async function lockedPackage(ctx: AdministratorContext, id: number): Promise<PackageRow> {
  const row = await lockPackage(ctx.db, id)
  if (!row) throw new AppError('package_not_found')
  return row
}

function targetOf({ id, name }: PackageRow) {
  return { type: 'credit-package', id, name } as const
}
