import { integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import type { AnnouncementAudience } from './choices.ts'

export const announcements = pgTable('announcements', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  text: varchar('text', { length: 300 }).notNull(),
  link: varchar('link', { length: 500 }).notNull().default(''),
  audience: varchar('audience', { length: 20 }).$type<AnnouncementAudience>().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  endedAt: moment('ended_at'),
  administratorId: integer('administrator_id'),
  createdAt: moment('created_at').notNull(),
})
