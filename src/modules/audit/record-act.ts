import type { AdministratorContext, Context } from '../../platform/context.ts'
import { dayInPortMoresby, startOfDay } from '../../shared/dates.ts'
import { insertAct, selectActsOn, wasDone } from './queries.ts'
import type { Act, TargetType } from './schema.ts'

type Target = {
  type: TargetType
  id: number | string
  /** A description that stays correct when the target is deleted. It never contains the name of a job seeker. */
  name?: string
}

/**
 * Writes one row of the audit log. Every act of an administrator that changes something writes one, in the transaction
 * of the act. `details`: the changes (`before`, `after`), reasons and notes; no secrets and no personal data of a job
 * seeker, because a row is never changed.
 */
export function recordAct(
  ctx: AdministratorContext,
  act: Act,
  target: Target,
  details: Record<string, unknown> = {},
): Promise<void> {
  return insert(ctx, ctx.viewer.administrator.id, act, target, details)
}

/**
 * Records something that the site did by itself and an administrator should know, at most once per day and target.
 * Returns false when the row already exists. The caller must hold a lock on the target.
 */
export async function recordActOfTheSite(
  ctx: Context,
  act: Act,
  target: Target,
  details: Record<string, unknown> = {},
): Promise<boolean> {
  const today = startOfDay(dayInPortMoresby(ctx.now))
  if (await wasDone(ctx.db, act, target.type, String(target.id), today)) return false
  await insert(ctx, null, act, target, details)
  return true
}

/** Records an act of the site each time it happens. */
export function recordAutomaticAct(
  ctx: Context,
  act: Act,
  target: Target,
  details: Record<string, unknown>,
): Promise<void> {
  return insert(ctx, null, act, target, details)
}

function insert(
  ctx: Context,
  adminId: number | null,
  act: Act,
  { type, id, name = '' }: Target,
  details: Record<string, unknown>,
): Promise<void> {
  return insertAct(ctx.db, {
    adminId,
    act,
    targetType: type,
    targetId: String(id),
    target: name.slice(0, 300),
    details,
    createdAt: ctx.now,
  })
}

/** The maximum number of acts shown with one target. The audit log has all of them. */
const SHOWN = 50

/** The acts of administrators on one target, newest first. */
export function listActsOn(ctx: AdministratorContext, type: TargetType, id: number | string) {
  return selectActsOn(ctx.db, type, String(id), SHOWN)
}

type Changes = { before: Record<string, unknown>; after: Record<string, unknown> }

/** Returns the fields of `after` that changed, with the old and the new values, for the details of an act. */
export function changesOf(before: object, after: object): Changes {
  const was = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(after).filter(
    ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(was.get(key)),
  )
  return {
    before: Object.fromEntries(changed.map(([key]) => [key, was.get(key)])),
    after: Object.fromEntries(changed),
  }
}
