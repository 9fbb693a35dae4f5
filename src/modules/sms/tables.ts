import { bigint, date, integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { SMS_KINDS, SMS_STATES } from './schema.ts'

export const smsMessages = pgTable('sms_messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: varchar('kind', { length: 20, enum: SMS_KINDS }).notNull(),
  recipient: varchar('recipient', { length: 20 }).notNull(),
  body: varchar('body', { length: 1000 }).notNull(),
  parts: smallint('parts').notNull(),
  toea: integer('toea').notNull(),
  state: varchar('state', { length: 10, enum: SMS_STATES }).notNull().default('queued'),
  attempts: smallint('attempts').notNull().default(0),
  lastError: varchar('last_error', { length: 300 }).notNull().default(''),
  token: varchar('token', { length: 43 }).notNull(),
  onceKey: varchar('once_key', { length: 100 }),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
  leasedUntil: moment('leased_until'),
  sentAt: moment('sent_at'),
  reportedAt: moment('reported_at'),
})

export const smsDays = pgTable('sms_days', {
  day: date('day').primaryKey(),
  parts: integer('parts').notNull(),
  toea: integer('toea').notNull(),
})
