import type { Context } from '../../platform/context.ts'
import { readPreview } from '../../platform/preview-picture.ts'
import { selectPublicSettings, selectSettingValues } from './queries.ts'
import { parseSettings, type Settings } from './schema.ts'

/** All settings as they stand now: what is charged or refused is decided by the rows, never by a memory of them. */
export async function readSettings(ctx: Pick<Context, 'db'>): Promise<Settings> {
  return parseSettings(await selectSettingValues(ctx.db))
}

/** The JPEG that links to pages without a picture of their own show. Throws too_many_requests. */
export async function readSitePreview(ctx: Context) {
  const { site_name, site_description } = await readSettings(ctx)
  const { host } = new URL(ctx.config.publicUrl)
  return readPreview(
    { title: site_name, subtitle: site_description, badge: '', facts: [], footer: host },
    site_name,
  )
}

export function listPublicSettings(ctx: Context) {
  return selectPublicSettings(ctx.db)
}
