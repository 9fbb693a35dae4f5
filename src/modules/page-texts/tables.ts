import { integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { TextPageKey } from './schema.ts'

export const pageTexts = pgTable('page_texts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  page: varchar('page', { length: 20 }).$type<TextPageKey>().notNull(),
  body: text('body').notNull().default(''),
  administratorId: integer('administrator_id'),
  createdAt: moment('created_at').notNull(),
})
