import { boolean, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

export const systemSettings = pgTable('system_settings', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  settingKey: varchar('setting_key', { length: 100 }).notNull(),
  settingValue: text('setting_value').notNull().default(''),
  settingType: varchar('setting_type', { length: 50 }).notNull().default('string'),
  description: text('description').notNull().default(''),
  category: varchar('category', { length: 50 }).notNull().default('general'),
  isEditable: boolean('is_editable').notNull().default(true),
  isPublic: boolean('is_public').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
