import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { systemSettings } from './tables.ts'

export type SettingRow = typeof systemSettings.$inferSelect

const pair = { settingKey: systemSettings.settingKey, settingValue: systemSettings.settingValue }

/** Prepared: every request asks. */
export function selectSettingValues(db: Db) {
  return db.select(pair).from(systemSettings).prepare('setting_values').execute()
}

export function selectPublicSettings(db: Db) {
  return db
    .select(pair)
    .from(systemSettings)
    .where(eq(systemSettings.isPublic, true))
    .orderBy(asc(systemSettings.settingKey))
}

/** In the order in which they were made, which keeps together what belongs together. */
export function selectSettings(db: Db): Promise<SettingRow[]> {
  return db.select().from(systemSettings).orderBy(asc(systemSettings.id))
}

/** In one order, so that two administrators who change several do not wait for each other. */
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
