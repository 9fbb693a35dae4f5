import { boolean, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

export const savedSearches = pgTable('saved_searches', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employerId: integer('employer_id').notNull(),
  name: varchar('name', { length: 80 }).notNull(),
  /** Read it with `readStored`. */
  search: jsonb('search').notNull(),
  byMail: boolean('by_mail').notNull().default(true),
  token: varchar('token', { length: 43 }).notNull(),
  seenAt: moment('seen_at').notNull(),
  mailedUntil: moment('mailed_until').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
