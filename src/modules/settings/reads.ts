import type { Context } from '../../platform/context.ts'
import { selectPublicSettings, selectSettingValues } from './queries.ts'
import { parseSettings, type Settings } from './schema.ts'

/** All settings as they stand now: what is charged or refused is decided by the rows, never by a memory of them. */
export async function readSettings(ctx: Pick<Context, 'db'>): Promise<Settings> {
  return parseSettings(await selectSettingValues(ctx.db))
}

export function listPublicSettings(ctx: Context) {
  return selectPublicSettings(ctx.db)
}
