import { integer, pgTable, smallint, timestamp, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { INTERVIEW_STATES, INTERVIEW_WAYS } from './schema.ts'

export const interviews = pgTable('interviews', {
  jobApplicationId: integer('job_application_id').primaryKey(),
  /** Counts the interviews of the application. */
  round: smallint('round').notNull().default(1),
  /** Counts the changes of this interview. */
  sequence: integer('sequence').notNull().default(0),
  state: varchar('state', { length: 10, enum: INTERVIEW_STATES }).notNull(),
  times: timestamp('times', { withTimezone: true }).array().notNull(),
  /** The time that both agreed on; kept when the interview is cancelled. */
  startsAt: moment('starts_at'),
  minutes: smallint('minutes').notNull(),
  way: varchar('way', { length: 10, enum: INTERVIEW_WAYS }).notNull(),
  place: varchar('place', { length: 300 }).notNull(),
  note: varchar('note', { length: 1000 }).notNull().default(''),
  asked: varchar('asked', { length: 500 }).notNull().default(''),
  reason: varchar('reason', { length: 500 }).notNull().default(''),
  changedAt: moment('changed_at').notNull(),
  remindedAt: moment('reminded_at'),
})
