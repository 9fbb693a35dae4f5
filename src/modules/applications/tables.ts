import { bigint, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { type Answer, STORED_STATUSES, TIMELINE_STEPS } from './schema.ts'

export const jobApplications = pgTable('job_applications', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  jobPostingId: integer('job_posting_id').notNull(),
  jobSeekerId: integer('job_seeker_id').notNull(),
  cvId: integer('cv_id').notNull(),
  coverLetter: varchar('cover_letter', { length: 2000 }).notNull().default(''),
  answers: jsonb('answers').$type<Answer[]>().notNull().default([]),
  status: varchar('status', { length: 50, enum: STORED_STATUSES }).notNull().default('pending'),
  appliedAt: moment('applied_at').notNull().defaultNow(),
  openedAt: moment('opened_at'),
  reviewedAt: moment('reviewed_at'),
  withdrawnAt: moment('withdrawn_at'),
  notes: text('notes').notNull().default(''),
})

export const jobApplicationChanges = pgTable('job_application_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  jobApplicationId: integer('job_application_id').notNull(),
  status: varchar('status', { length: 50, enum: TIMELINE_STEPS }).notNull(),
  changedBy: varchar('changed_by', {
    length: 20,
    enum: ['job_seeker', 'employer', 'administrator'],
  }).notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
  /** The status before; null for an application that was sent. */
  fromStatus: varchar('from_status', { length: 50, enum: STORED_STATUSES }),
  /** The employer's message to the applicant with a rejection. */
  words: varchar('words', { length: 1000 }).notNull().default(''),
})
