import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
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
  // Set by the database, which updates the balance with the row.
  balanceAfter: integer('balance_after').notNull().default(0),
  description: varchar('description', { length: 500 }).notNull().default(''),
  relatedId: integer('related_id'),
  adminId: integer('admin_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
