import { boolean, date, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { PROPOSAL_STATES } from './schema.ts'

export const bankStatements = pgTable('bank_statements', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  fileName: varchar('file_name', { length: 200 }).notNull(),
  adminId: integer('admin_id'),
  credits: integer('credits').notNull(),
  known: integer('known').notNull(),
  unread: integer('unread').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const bankLines = pgTable('bank_lines', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  statementId: integer('statement_id').notNull(),
  lineNumber: integer('line_number').notNull(),
  fingerprint: varchar('fingerprint', { length: 64 }).notNull(),
  paidOn: date('paid_on', { mode: 'string' }).notNull(),
  amount: integer('amount').notNull(),
  description: varchar('description', { length: 500 }).notNull(),
})

export const paymentProposals = pgTable('payment_proposals', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  lineId: integer('line_id').notNull(),
  reference: varchar('reference', { length: 8 }).notNull(),
  isExact: boolean('is_exact').notNull(),
  state: varchar('state', { length: 20, enum: PROPOSAL_STATES }).notNull().default('open'),
  adminId: integer('admin_id'),
  decidedAt: moment('decided_at'),
})
