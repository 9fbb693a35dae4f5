import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { systemSettings } from './tables.ts'

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
