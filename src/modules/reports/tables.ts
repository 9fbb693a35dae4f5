import { customType, integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core'
import { REPORT_OUTCOMES, REPORT_REASONS, REPORT_STATES } from './schema.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const jobReports = pgTable('job_reports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  jobPostingId: integer('job_posting_id').notNull(),
  reason: varchar('reason', { length: 20, enum: REPORT_REASONS }).notNull(),
  details: varchar('details', { length: 1000 }).notNull().default(''),
  jobSeekerId: integer('job_seeker_id'),
  visitorHash: bytea('visitor_hash'),
  state: varchar('state', { length: 10, enum: REPORT_STATES }).notNull().default('open'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  closedAt: timestamp('closed_at', { withTimezone: true }),
  outcome: varchar('outcome', { length: 20, enum: REPORT_OUTCOMES }),
})
