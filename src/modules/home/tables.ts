import { jsonb, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core'

export const counts = pgTable('counts', {
  name: varchar('name', { length: 50 }).primaryKey(),
  value: jsonb('value').notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
})
