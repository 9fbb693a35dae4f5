import { integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../../platform/database/columns.ts'
import { REPORT_OUTCOMES, REPORT_REASONS, REPORT_STATES } from './schema.ts'

export const jobReports = pgTable('job_reports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  jobPostingId: integer('job_posting_id').notNull(),
  reason: varchar('reason', { length: 20, enum: REPORT_REASONS }).notNull(),
  details: varchar('details', { length: 1000 }).notNull().default(''),
  jobSeekerId: integer('job_seeker_id'),
  visitorHash: bytea('visitor_hash'),
  state: varchar('state', { length: 10, enum: REPORT_STATES }).notNull().default('open'),
  createdAt: moment('created_at').notNull().defaultNow(),
  closedAt: moment('closed_at'),
  outcome: varchar('outcome', { length: 20, enum: REPORT_OUTCOMES }),
})
