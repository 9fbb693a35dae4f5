import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { systemSettings } from './tables.ts'

export type SettingRow = typeof systemSettings.$inferSelect

const pair = { settingKey: systemSettings.settingKey, settingValue: systemSettings.settingValue }

/** Returns all settings as one JSON text, `{"key": "value"}`, because a hundred rows take longer to receive. */
export async function selectSettingTexts(db: Db): Promise<string> {
  const { rows } = await db.$client.query<{ texts: string | null }>({
    name: 'setting texts',
    text: 'SELECT json_object_agg(setting_key, setting_value ORDER BY setting_key)::text AS texts FROM system_settings',
  })
  return rows[0]?.texts ?? '{}'
}

export function selectPublicSettings(db: Db) {
  return db
    .select(pair)
    .from(systemSettings)
    .where(eq(systemSettings.isPublic, true))
    .orderBy(asc(systemSettings.settingKey))
}

/** In the order of creation, which keeps related settings together. */
export function selectSettings(db: Db): Promise<SettingRow[]> {
  return db.select().from(systemSettings).orderBy(asc(systemSettings.id))
}

/** Always locks in the same order, so that two administrators who change several settings cannot block each other. */
export function lockSettings(db: Db, keys: string[]): Promise<SettingRow[]> {
  return db
    .select()
    .from(systemSettings)
    .where(inArray(systemSettings.settingKey, keys))
    .orderBy(asc(systemSettings.id))
    .for('update')
}

export async function updateSetting(db: Db, id: number, settingValue: string, updatedAt: Date) {
  const rows = await db
    .update(systemSettings)
    .set({ settingValue, updatedAt })
    .where(eq(systemSettings.id, id))
    .returning()
  return rows[0]
}

export async function pingDatabase(db: Db): Promise<void> {
  await db.execute(sql`SELECT 1`)
}
