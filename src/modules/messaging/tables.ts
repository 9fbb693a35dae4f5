import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { MESSAGE_LENGTH, REPLY_NAME_LENGTH } from './limits.ts'
import { REPORT_OUTCOMES, REPORT_REASONS, REPORT_STATES, SENDERS } from './schema.ts'

const position = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

export const conversations = pgTable('conversations', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employerId: integer('employer_id').notNull(),
  jobSeekerId: integer('job_seeker_id').notNull(),
  jobPostingId: integer('job_posting_id'),
  lastMessageId: position('last_message_id'),
  employerReadId: position('employer_read_id'),
  jobSeekerReadId: position('job_seeker_read_id'),
  employerUnread: integer('employer_unread').notNull().default(0),
  jobSeekerUnread: integer('job_seeker_unread').notNull().default(0),
  employerBlockedAt: moment('employer_blocked_at'),
  jobSeekerBlockedAt: moment('job_seeker_blocked_at'),
  closedAt: moment('closed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  closedReason: varchar('closed_reason', { length: 20, enum: REPORT_REASONS }),
})

export const messages = pgTable('messages', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  conversationId: integer('conversation_id').notNull(),
  sender: varchar('sender', { length: 20, enum: SENDERS }).notNull(),
  body: varchar('body', { length: MESSAGE_LENGTH }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const conversationReports = pgTable('conversation_reports', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  conversationId: integer('conversation_id').notNull(),
  reportedBy: varchar('reported_by', { length: 20, enum: SENDERS }).notNull(),
  reason: varchar('reason', { length: 20, enum: REPORT_REASONS }).notNull(),
  details: varchar('details', { length: 1000 }).notNull().default(''),
  state: varchar('state', { length: 20, enum: REPORT_STATES }).notNull().default('open'),
  createdAt: moment('created_at').notNull().defaultNow(),
  closedAt: moment('closed_at'),
  outcome: varchar('outcome', { length: 20, enum: REPORT_OUTCOMES }),
})

/** Messages that an employer writes often, for itself. */
export const savedReplies = pgTable('saved_replies', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employerId: integer('employer_id').notNull(),
  name: varchar('name', { length: REPLY_NAME_LENGTH }).notNull(),
  body: varchar('body', { length: MESSAGE_LENGTH }).notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
