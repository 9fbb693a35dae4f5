import { date, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { bytea } from '../../platform/database/columns.ts'

export const dailyVisits = pgTable('daily_visits', {
  day: date('day').primaryKey(),
  visits: integer('visits').notNull().default(0),
  salt: bytea('salt'),
})

export const visitorsOfTheDay = pgTable(
  'visitors_of_the_day',
  { day: date('day').notNull(), visitorHash: bytea('visitor_hash').notNull() },
  (table) => [primaryKey({ columns: [table.day, table.visitorHash] })],
)
