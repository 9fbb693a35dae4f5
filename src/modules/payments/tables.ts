import { boolean, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { PAYMENT_METHODS, PAYMENT_STATUSES, RECEIPT_KINDS, SLIP_TYPES } from './schema.ts'

export const creditPackages = pgTable('credit_packages', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: varchar('name', { length: 100 }).notNull(),
  credits: integer('credits').notNull(),
  price: integer('price').notNull(),
  description: varchar('description', { length: 1000 }).notNull().default(''),
  isActive: boolean('is_active').notNull().default(true),
  sortOrder: integer('sort_order').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const paymentReferences = pgTable('payment_references', {
  reference: varchar('reference', { length: 8 }).primaryKey(),
  employerId: integer('employer_id').notNull(),
  takenAt: moment('taken_at'),
})

export const paymentRequests = pgTable('payment_requests', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employerId: integer('employer_id').notNull(),
  packageId: integer('package_id'),
  packageName: varchar('package_name', { length: 100 }).notNull(),
  packageCredits: integer('package_credits').notNull(),
  amount: integer('amount').notNull(),
  reference: varchar('reference', { length: 8 }).notNull(),
  status: varchar('status', { length: 20, enum: PAYMENT_STATUSES }).notNull().default('pending'),
  paymentMethod: varchar('payment_method', { length: 20, enum: PAYMENT_METHODS }).notNull(),
  paymentDetails: text('payment_details').notNull(),
  adminNotes: text('admin_notes').notNull().default(''),
  processedBy: integer('processed_by'),
  processedAt: moment('processed_at'),
  slipKey: varchar('slip_key', { length: 60 }),
  slipType: varchar('slip_type', { length: 4, enum: SLIP_TYPES }),
  slipAt: moment('slip_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const receiptSeries = pgTable('receipt_series', {
  kind: varchar('kind', { length: 12, enum: RECEIPT_KINDS }).primaryKey(),
  lastNumber: integer('last_number').notNull().default(0),
})

export const paymentReceipts = pgTable('payment_receipts', {
  paymentRequestId: integer('payment_request_id').primaryKey(),
  kind: varchar('kind', { length: 12, enum: RECEIPT_KINDS }).notNull(),
  number: integer('number').notNull(),
  sellerName: text('seller_name').notNull(),
  sellerAddress: text('seller_address').notNull(),
  sellerTin: text('seller_tin').notNull(),
  buyerName: text('buyer_name').notNull(),
  buyerContact: text('buyer_contact').notNull(),
  buyerAddress: text('buyer_address').notNull(),
  packageName: varchar('package_name', { length: 100 }).notNull(),
  credits: integer('credits').notNull(),
  amount: integer('amount').notNull(),
  gst: integer('gst'),
  paymentMethod: varchar('payment_method', { length: 20, enum: PAYMENT_METHODS }).notNull(),
  reference: varchar('reference', { length: 8 }).notNull(),
  issuedAt: moment('issued_at').notNull(),
})
