import { integer, pgTable, smallint, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

export const pushKeys = pgTable('push_keys', {
  id: smallint('id').primaryKey(),
  publicKey: varchar('public_key', { length: 100 }).notNull(),
  privateKey: varchar('private_key', { length: 60 }).notNull(),
  createdAt: moment('created_at').notNull(),
})

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  jobSeekerId: integer('job_seeker_id').notNull(),
  sessionId: integer('session_id').notNull(),
  endpoint: varchar('endpoint', { length: 1000 }).notNull(),
  p256dh: varchar('p256dh', { length: 100 }).notNull(),
  auth: varchar('auth', { length: 40 }).notNull(),
  createdAt: moment('created_at').notNull(),
})
