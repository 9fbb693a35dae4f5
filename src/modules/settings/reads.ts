import type { AdministratorContext, Context } from '../../platform/context.ts'
import { readPreview } from '../../platform/preview-picture.ts'
import { listActsOn } from '../audit/list-acts-on.ts'
import { pingDatabase, selectPublicSettings, selectSettings, selectSettingValues } from './queries.ts'
import { parseSettings, type Settings } from './schema.ts'
import { adminSetting } from './views.ts'

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

export function listPublicSettings(ctx: Pick<Context, 'db'>) {
  return selectPublicSettings(ctx.db)
}

export async function listSettings(ctx: AdministratorContext) {
  return (await selectSettings(ctx.db)).map(adminSetting)
}

/** Who changed a setting, newest first; of a secret only that it was changed. */
export async function listSettingChanges(ctx: AdministratorContext, key: string) {
  const acts = await listActsOn(ctx, 'setting', key)
  return acts.map(({ id, administrator, createdAt, details }) => ({
    id,
    administrator,
    createdAt,
    before: textOf(details.before),
    after: textOf(details.after),
  }))
}

function textOf(detail: unknown): string | null {
  return typeof detail === 'string' ? detail : null
}

/** Asked now: milliseconds that the database took to answer. */
export async function readDatabaseStatus(ctx: AdministratorContext) {
  const started = performance.now()
  await pingDatabase(ctx.db)
  return { status: 'Connected', latencyMs: Math.round((performance.now() - started) * 10) / 10 }
}
