import { bigint, integer, pgTable, timestamp, varchar } from 'drizzle-orm/pg-core'
import { TRANSACTION_TYPES } from './schema.ts'

export const creditAccounts = pgTable('credit_accounts', {
  employerId: integer('employer_id').primaryKey(),
  credits: integer('credits').notNull().default(0),
  totalSpent: bigint('total_spent', { mode: 'number' }).notNull().default(0),
})

export const creditTransactions = pgTable('credit_transactions', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  employerId: integer('employer_id').notNull(),
  type: varchar('type', { length: 20, enum: TRANSACTION_TYPES }).notNull(),
  amount: integer('amount').notNull(),
  // Filled by the database, which moves the balance with the row.
  balanceAfter: integer('balance_after').notNull().default(0),
  description: varchar('description', { length: 500 }).notNull().default(''),
  relatedId: integer('related_id'),
  adminId: integer('admin_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
})
