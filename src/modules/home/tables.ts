import { jsonb, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

export const counts = pgTable('counts', {
  name: varchar('name', { length: 50 }).primaryKey(),
  value: jsonb('value').notNull(),
  countedAt: moment('counted_at').notNull(),
})
