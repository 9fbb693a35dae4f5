import { date, integer, pgTable, varchar } from 'drizzle-orm/pg-core'
import { moment } from '../../platform/database/columns.ts'
import { DOCUMENT_KINDS, type LicenceClass } from './choices.ts'
import { FILE_TYPES } from './schema.ts'

export const documents = pgTable('documents', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  jobSeekerId: integer('job_seeker_id').notNull(),
  kind: varchar('kind', { length: 20, enum: DOCUMENT_KINDS }).notNull(),
  name: varchar('name', { length: 100 }).notNull().default(''),
  classes: varchar('classes', { length: 1 }).array().$type<LicenceClass[]>().notNull().default([]),
  /** A day in Port Moresby. */
  expiresOn: date('expires_on', { mode: 'string' }),
  fileKey: varchar('file_key', { length: 100 }).notNull(),
  fileType: varchar('file_type', { length: 10, enum: FILE_TYPES }).notNull(),
  /** Bytes. */
  fileSize: integer('file_size').notNull(),
  createdAt: moment('created_at').notNull(),
  /** The value of `expiresOn` for which the owner was reminded. */
  remindedFor: date('reminded_for', { mode: 'string' }),
})

export const applicationDocuments = pgTable('application_documents', {
  jobApplicationId: integer('job_application_id').notNull(),
  documentId: integer('document_id').notNull(),
  sharedAt: moment('shared_at').notNull(),
  /** When the employer opened it for the first time. */
  openedAt: moment('opened_at'),
})
