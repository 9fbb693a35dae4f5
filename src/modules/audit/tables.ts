import { bigint, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { Act, TargetType } from './schema.ts'

export const administratorActs = pgTable('administrator_acts', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  adminId: integer('admin_id'),
  act: varchar('act', { length: 50 }).$type<Act>().notNull(),
  targetType: varchar('target_type', { length: 30 }).$type<TargetType>().notNull(),
  targetId: varchar('target_id', { length: 100 }).notNull().default(''),
  target: varchar('target', { length: 300 }).notNull().default(''),
  details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  createdAt: moment('created_at').notNull().defaultNow(),
})
