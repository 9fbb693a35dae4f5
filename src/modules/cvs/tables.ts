import { bigint, boolean, integer, jsonb, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../../platform/database/columns.ts'
import { EDUCATIONS, EXPERIENCES } from '../catalog/choices.ts'
import { ACCESS_TYPES, CV_STATUSES, type CvDocument, FILE_TYPES, VIEW_TYPES } from './schema.ts'

export const cvs = pgTable('cvs', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  jobSeekerId: integer('job_seeker_id'),
  fullName: varchar('full_name', { length: 255 }).notNull(),
  email: varchar('email', { length: 255 }).notNull(),
  phone: varchar('phone', { length: 50 }).notNull().default(''),
  jobTitle: varchar('job_title', { length: 255 }).notNull(),
  location: varchar('location', { length: 255 }).notNull(),
  locationId: integer('location_id'),
  summary: text('summary').notNull().default(''),
  skills: text('skills').array().notNull().default([]),
  experience: varchar('experience', { length: 20, enum: EXPERIENCES }).notNull(),
  category: varchar('category', { length: 100 }).notNull(),
  salaryMin: integer('salary_min'),
  salaryMax: integer('salary_max'),
  education: varchar('education', { length: 20, enum: EDUCATIONS }),
  status: varchar('status', { length: 20, enum: CV_STATUSES }).notNull().default('available'),
  fileKey: varchar('file_key', { length: 100 }),
  fileName: varchar('file_name', { length: 255 }),
  fileType: varchar('file_type', { length: 10, enum: FILE_TYPES }),
  fileSize: integer('file_size'),
  isActive: boolean('is_active').notNull().default(true),
  blockedAt: moment('blocked_at'),
  uploadedAt: moment('uploaded_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
})

export const cvTexts = pgTable('cv_texts', {
  cvId: integer('cv_id').primaryKey(),
  text: text('text').notNull(),
})

export const cvDocuments = pgTable('cv_documents', {
  cvId: integer('cv_id').primaryKey(),
  document: jsonb('document').$type<CvDocument>().notNull(),
})

export const cvReadFiles = pgTable('cv_read_files', {
  fileKey: varchar('file_key', { length: 100 }).primaryKey(),
  jobSeekerId: integer('job_seeker_id').notNull(),
  fileName: varchar('file_name', { length: 255 }).notNull(),
  fileType: varchar('file_type', { length: 10, enum: FILE_TYPES }).notNull(),
  fileSize: integer('file_size').notNull(),
  text: text('text').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const cvAccess = pgTable('cv_access', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  employerId: integer('employer_id').notNull(),
  cvId: integer('cv_id'),
  jobSeekerId: integer('job_seeker_id'),
  accessType: varchar('access_type', { length: 20, enum: ACCESS_TYPES }).notNull(),
  creditsUsed: integer('credits_used').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const cvViews = pgTable('cv_views', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  cvId: integer('cv_id').notNull(),
  employerId: integer('employer_id'),
  viewType: varchar('view_type', { length: 20, enum: VIEW_TYPES }).notNull(),
  viewedAt: moment('viewed_at').notNull().defaultNow(),
  ipAddress: varchar('ip_address', { length: 45 }),
  userAgent: text('user_agent'),
  visitorHash: bytea('visitor_hash'),
  hour: moment('hour'),
})
