import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { systemSettings } from './tables.ts'

export type SettingRow = typeof systemSettings.$inferSelect

const pair = { settingKey: systemSettings.settingKey, settingValue: systemSettings.settingValue }

const selectValues = prepared('setting_values', (db) => db.select(pair).from(systemSettings))

export function selectSettingValues(db: Db) {
  return selectValues(db, {})
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
