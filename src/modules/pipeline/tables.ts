import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

/** Written by the employer of the job and visible only to it. */
export const applicationNotes = pgTable('application_notes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  jobApplicationId: integer('job_application_id').notNull(),
  text: varchar('text', { length: 5000 }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When the note was last changed; null if it never was. */
  changedAt: moment('changed_at'),
})
