import { date, integer, pgTable, primaryKey, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { PART_STATES, PARTS } from './schema.ts'

const part = () => varchar('part', { length: 20, enum: PARTS })

export const statusMinutes = pgTable('status_minutes', { minute: moment('minute').primaryKey() })

export const statusDays = pgTable(
  'status_days',
  {
    day: date('day').notNull(),
    part: part().notNull(),
    minutesOk: integer('minutes_ok').notNull().default(0),
    minutesFailed: integer('minutes_failed').notNull().default(0),
    minutesOff: integer('minutes_off').notNull().default(0),
    firstMinute: moment('first_minute').notNull(),
  },
  ({ day, part }) => [primaryKey({ columns: [day, part] })],
)

export const statusParts = pgTable('status_parts', {
  part: part().primaryKey(),
  state: varchar('state', { length: 10, enum: PART_STATES }).notNull(),
  since: moment('since').notNull(),
  measuredAt: moment('measured_at').notNull(),
})

export const statusNotes = pgTable('status_notes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  title: varchar('title', { length: 120 }).notNull(),
  body: varchar('body', { length: 2000 }).notNull().default(''),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const pageErrors = pgTable(
  'page_errors',
  {
    day: date('day').notNull(),
    page: varchar('page', { length: 60 }).notNull(),
    engine: varchar('engine', { length: 20 }).notNull(),
    version: integer('version').notNull(),
    kind: varchar('kind', { length: 30 }).notNull(),
    place: varchar('place', { length: 60 }).notNull(),
    times: integer('times').notNull().default(1),
  },
  ({ day, page, engine, version, kind, place }) => [
    primaryKey({ columns: [day, page, engine, version, kind, place] }),
  ],
)
