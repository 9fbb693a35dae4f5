import { integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'

export const unscannedFiles = pgTable('unscanned_files', {
  fileKey: varchar('file_key', { length: 100 }).primaryKey(),
  storedAt: moment('stored_at').notNull().defaultNow(),
  virus: varchar('virus', { length: 200 }),
})

export const virusScannerOutage = pgTable('virus_scanner_outage', {
  id: integer('id').primaryKey().default(1),
  since: moment('since').notNull(),
  reason: varchar('reason', { length: 300 }).notNull(),
})
