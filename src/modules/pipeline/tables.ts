import { bigint, integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core'

/** Written by the employer of the job, read by nobody else. */
export const applicationNotes = pgTable('application_notes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  jobApplicationId: integer('job_application_id').notNull(),
  text: varchar('text', { length: 5000 }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  /** Since when it reads as it does, where that is not how it was written. */
  changedAt: timestamp('changed_at', { withTimezone: true }),
})
