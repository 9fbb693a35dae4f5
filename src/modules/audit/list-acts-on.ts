import type { AdministratorContext } from '../../platform/context.ts'
import { selectActsOn } from './queries.ts'
import type { TargetType } from './schema.ts'

/** More than anybody reads beside one thing; the audit log has them all. */
const SHOWN = 50

/** What administrators did to one thing, newest first. */
export function listActsOn(ctx: AdministratorContext, type: TargetType, id: number | string) {
  return selectActsOn(ctx.db, type, String(id), SHOWN)
}
