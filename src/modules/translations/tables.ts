import { boolean, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

export const translations = pgTable('translations', {
  english: varchar('english', { length: 1000 }).primaryKey(),
  words: varchar('words', { length: 2000 }).notNull(),
  isReviewed: boolean('is_reviewed').notNull(),
  administratorId: integer('administrator_id'),
  changedAt: moment('changed_at').notNull(),
})
