import { bigint, boolean, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { EMAIL_KINDS, EMAIL_STATES } from './schema.ts'

export const emails = pgTable('emails', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: varchar('kind', { length: 50, enum: EMAIL_KINDS }).notNull(),
  recipient: varchar('recipient', { length: 255 }).notNull(),
  replyTo: varchar('reply_to', { length: 255 }).notNull().default(''),
  subject: varchar('subject', { length: 255 }).notNull(),
  textBody: text('text_body').notNull(),
  htmlBody: text('html_body').notNull(),
  headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
  state: varchar('state', { length: 10, enum: EMAIL_STATES }).notNull().default('queued'),
  attempts: integer('attempts').notNull().default(0),
  nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
  lastError: text('last_error').notNull().default(''),
  isSecret: boolean('is_secret').notNull().default(false),
  onceKey: varchar('once_key', { length: 100 }),
  createdAt: moment('created_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
  leasedUntil: moment('leased_until'),
  isRefused: boolean('is_refused').notNull().default(false),
  seenAt: moment('seen_at'),
})

export const emailTexts = pgTable('email_texts', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  kind: varchar('kind', { length: 50, enum: EMAIL_KINDS }).notNull(),
  subject: varchar('subject', { length: 200 }).notNull().default(''),
  body: text('body').notNull().default(''),
  administratorId: integer('administrator_id'),
  createdAt: moment('created_at').notNull(),
})
