import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

export const shortlists = pgTable('shortlists', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employerId: integer('employer_id').notNull(),
  name: varchar('name', { length: 80 }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const shortlistCvs = pgTable('shortlist_cvs', {
  shortlistId: integer('shortlist_id').notNull(),
  cvId: integer('cv_id').notNull(),
  addedAt: moment('added_at').notNull().defaultNow(),
})

export const cvNotes = pgTable('cv_notes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  employerId: integer('employer_id').notNull(),
  cvId: integer('cv_id').notNull(),
  text: varchar('text', { length: 2000 }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
