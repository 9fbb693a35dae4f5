import type { AdministratorContext } from '../../platform/context.ts'
import { insertAct } from './queries.ts'
import type { Act, TargetType } from './schema.ts'

type Target = {
  type: TargetType
  id: number | string
  /** In words that stay right when it is gone; never the name of a job seeker. */
  name?: string
}

/**
 * One row of the audit log, for every act of an administrator that changes something, in the transaction of the act. `details`: what
 * changed (`before`, `after`), reasons, notes; no secret, nothing personal of a job seeker, because a row is never changed again.
 */
export function recordAct(
  ctx: AdministratorContext,
  act: Act,
  { type, id, name = '' }: Target,
  details: Record<string, unknown> = {},
): Promise<void> {
  return insertAct(ctx.db, {
    adminId: ctx.viewer.administrator.id,
    act,
    targetType: type,
    targetId: String(id),
    target: name.slice(0, 300),
    details,
    createdAt: ctx.now,
  })
}
