import { boolean, integer, pgTable, text, timestamp, varchar } from 'drizzle-orm/pg-core'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from './schema.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const creditPackages = pgTable('credit_packages', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: varchar('name', { length: 100 }).notNull(),
  credits: integer('credits').notNull(),
  price: integer('price').notNull(),
  description: varchar('description', { length: 1000 }).notNull().default(''),
  isActive: boolean('is_active').notNull().default(true),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const paymentRequests = pgTable('payment_requests', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employerId: integer('employer_id').notNull(),
  packageId: integer('package_id'),
  packageName: varchar('package_name', { length: 100 }).notNull(),
  packageCredits: integer('package_credits').notNull(),
  amount: integer('amount').notNull(),
  status: varchar('status', { length: 20, enum: PAYMENT_STATUSES }).notNull().default('pending'),
  paymentMethod: varchar('payment_method', { length: 20, enum: PAYMENT_METHODS }).notNull(),
  paymentDetails: text('payment_details').notNull(),
  adminNotes: text('admin_notes').notNull().default(''),
  processedBy: integer('processed_by'),
  processedAt: moment('processed_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})
