import { bigint, boolean, integer, jsonb, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { Message } from '../../shared/language/message.ts'
import { EMPLOYER_MAIL_KINDS, NOTICE_KINDS } from './schema.ts'

const kind = () => varchar('kind', { length: 30, enum: NOTICE_KINDS }).notNull()

export const notices = pgTable('notices', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  jobSeekerId: integer('job_seeker_id').notNull(),
  kind: kind(),
  text: varchar('text', { length: 700 }).notNull(),
  values: jsonb('values').$type<Message['values']>(),
  path: varchar('path', { length: 200 }).notNull(),
  onceKey: varchar('once_key', { length: 80 }),
  isShown: boolean('is_shown').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  readAt: moment('read_at'),
})

export const noticeSettings = pgTable('notice_settings', {
  jobSeekerId: integer('job_seeker_id').notNull(),
  kind: kind(),
  byMail: boolean('by_mail').notNull().default(true),
  inDashboard: boolean('in_dashboard').notNull().default(true),
  token: varchar('token', { length: 43 }).notNull(),
})

export const employerMailSettings = pgTable('employer_mail_settings', {
  employerId: integer('employer_id').notNull(),
  kind: varchar('kind', { length: 30, enum: EMPLOYER_MAIL_KINDS }).notNull(),
  byMail: boolean('by_mail').notNull().default(true),
  token: varchar('token', { length: 43 }).notNull(),
})
