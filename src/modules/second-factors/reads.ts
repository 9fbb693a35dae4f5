import type { AdministratorContext } from '../../platform/context.ts'
import { countUnusedCodes, findFactor } from './queries.ts'

/** Returns since when the administrator's own second factor is on, or null, and how many recovery codes are left. */
export async function readFactor(ctx: AdministratorContext) {
  const { id } = ctx.viewer.administrator
  const factor = await findFactor(ctx.db, id)
  const since = factor?.confirmedAt ?? null
  return { since, recoveryCodesLeft: since ? await countUnusedCodes(ctx.db, id) : 0 }
}
