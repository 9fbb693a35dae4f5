import * as v from 'valibot'
import type { AdministratorContext, Context } from '../../platform/context.ts'
import { keptUntilChange } from '../../platform/database/content-versions.ts'
import { readPreview } from '../../platform/pictures/preview-picture.ts'
import { listActsOn } from '../audit/record-act.ts'
import { pingDatabase, selectPublicSettings, selectSettings, selectSettingTexts } from './queries.ts'
import { parsePublicSettings, parseSettings, type Settings } from './schema.ts'
import { adminSetting } from './views.ts'

/** The last texts that were read, with their meanings. */
let last: { texts: string; settings: Settings } | undefined

/**
 * Returns all current settings. Prices and refusals depend on the rows, which are read each time; the same texts are
 * not converted again.
 */
export async function readSettings(ctx: Pick<Context, 'db'>): Promise<Settings> {
  const texts = await selectSettingTexts(ctx.db)
  if (last?.texts === texts) return last.settings
  const values = Object.entries(v.parse(SettingTexts, JSON.parse(texts)))
  const rows = values.map(([settingKey, settingValue]) => ({ settingKey, settingValue }))
  last = { texts, settings: Object.freeze(parseSettings(rows)) }
  return last.settings
}

const SettingTexts = v.record(v.string(), v.string())

/** Returns the JPEG for links to pages without a picture of their own. Throws too_many_requests. */
export async function readSitePreview(ctx: Context) {
  const { site_name, site_description } = await readSettings(ctx)
  const { host } = new URL(ctx.config.publicUrl)
  return readPreview(
    { title: site_name, subtitle: site_description, badge: '', facts: [], footer: host },
    site_name,
  )
}

/** Returns the rows of the public settings from memory. */
export const listPublicSettings = keptUntilChange('site', selectPublicSettings)

/** Returns the public settings from memory, for pages. A change takes effect within five seconds. */
export const readPublicSettings = keptUntilChange('site', async (db) =>
  parsePublicSettings(await selectPublicSettings(db)),
)

export async function listSettings(ctx: AdministratorContext) {
  return (await selectSettings(ctx.db)).map(adminSetting)
}

/** Lists who changed a setting, newest first; for a secret it shows only that it was changed. */
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

/** Measures now how many milliseconds the database takes to answer. */
export async function readDatabaseStatus(ctx: AdministratorContext) {
  const started = performance.now()
  await pingDatabase(ctx.db)
  return { status: 'Connected', latencyMs: Math.round((performance.now() - started) * 10) / 10 }
}
