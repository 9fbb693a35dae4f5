import { bigint, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { LANGUAGES } from '../../shared/language/words.ts'
import { ALERT_STATES, type AlertParameters, CHANNELS, FREQUENCIES } from './schema.ts'

export const jobAlerts = pgTable('job_alerts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  jobSeekerId: integer('job_seeker_id'),
  email: varchar('email', { length: 254 }),
  search: jsonb('search').$type<AlertParameters>().notNull(),
  /** The language of its mails, if it has an address without an account. */
  language: varchar('language', { length: 3, enum: LANGUAGES }),
  frequency: varchar('frequency', { length: 10, enum: FREQUENCIES }).notNull(),
  state: varchar('state', { length: 10, enum: ALERT_STATES }).notNull(),
  stateAt: moment('state_at').notNull(),
  /** The choice of an account with an email address and a phone number. */
  channel: varchar('channel', { length: 5, enum: CHANNELS }).notNull().default('email'),
  token: varchar('token', { length: 43 }).notNull(),
  edition: bigint('edition', { mode: 'number' }).notNull(),
  nextAt: moment('next_at').notNull(),
  createdAt: moment('created_at').notNull(),
})

export const editions = pgTable('editions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  madeAt: moment('made_at').notNull(),
})
