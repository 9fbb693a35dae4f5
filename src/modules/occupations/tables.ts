import { integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { TERM_KINDS } from './schema.ts'

export const aiTerms = pgTable('ai_terms', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  phrase: varchar('phrase', { length: 100 }).notNull(),
  kind: varchar('kind', { length: 20, enum: TERM_KINDS }).notNull(),
  meaning: varchar('meaning', { length: 150 }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})
