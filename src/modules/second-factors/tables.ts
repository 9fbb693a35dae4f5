import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../../platform/database/columns.ts'

export const secondFactors = pgTable('second_factors', {
  administratorId: integer('administrator_id').primaryKey(),
  secret: bytea('secret').notNull(),
  lastStep: integer('last_step').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  confirmedAt: moment('confirmed_at'),
})

export const recoveryCodes = pgTable('recovery_codes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  administratorId: integer('administrator_id').notNull(),
  codeHash: text('code_hash').notNull(),
  usedAt: moment('used_at'),
})

export const halfLogins = pgTable('half_logins', {
  tokenHash: bytea('token_hash').primaryKey(),
  administratorId: integer('administrator_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})
