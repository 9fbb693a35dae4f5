import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { CONTACT_REASONS, CONTACT_REPORT_STATES } from './schema.ts'

export const contactReports = pgTable('contact_reports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employerId: integer('employer_id').notNull(),
  cvId: integer('cv_id'),
  accessId: bigint('access_id', { mode: 'number' }).notNull(),
  credits: integer('credits').notNull(),
  reason: varchar('reason', { length: 20, enum: CONTACT_REASONS }).notNull(),
  details: varchar('details', { length: 1000 }).notNull().default(''),
  state: varchar('state', { length: 20, enum: CONTACT_REPORT_STATES }).notNull().default('open'),
  note: varchar('note', { length: 1000 }).notNull().default(''),
  decidedBy: integer('decided_by'),
  decidedAt: moment('decided_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
