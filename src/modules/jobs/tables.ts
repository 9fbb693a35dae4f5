import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  varchar,
} from 'drizzle-orm/pg-core'
import { bytea, moment } from '../../platform/database/columns.ts'
import { EXPERIENCES } from '../catalog/choices.ts'
import { EMPLOYMENT_TYPES } from '../catalog/employment/choices.ts'
import type { AskedKind, LicenceClass } from '../documents/choices.ts'
import { SALARY_PERIODS } from './fields.ts'
import { TEMPLATE_NAME_LENGTH } from './limits.ts'
import type { JobTemplate, Question } from './posting-schema.ts'
import { JOB_CHANGES, WORK_PATTERNS, WORK_SITES } from './schema.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const kina = (name: string, precision = 12) => numeric(name, { precision, scale: 2, mode: 'number' })
/** Computed by the database from other columns, as the migration defines. */
const MADE = ''

export const jobPostings = pgTable('job_postings', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employerId: integer('employer_id').notNull(),
  title: varchar('title', { length: 255 }).notNull(),
  description: text('description').notNull(),
  requirements: text('requirements').notNull(),
  location: varchar('location', { length: 255 }),
  salaryRange: varchar('salary_range', { length: 100 }).notNull().default(''),
  salaryMin: kina('salary_min'),
  salaryMax: kina('salary_max'),
  salaryPeriod: varchar('salary_period', { length: 10, enum: SALARY_PERIODS }),
  employmentType: varchar('employment_type', { length: 50, enum: EMPLOYMENT_TYPES }),
  category: varchar('category', { length: 100 }),
  skills: text('skills').array().notNull().default([]),
  experienceLevel: varchar('experience_level', { length: 50, enum: EXPERIENCES }),
  workPattern: varchar('work_pattern', { length: 20, enum: WORK_PATTERNS }),
  workSite: varchar('work_site', { length: 10, enum: WORK_SITES }),
  places: smallint('places'),
  roster: varchar('roster', { length: 60 }).notNull().default(''),
  licenceClasses: text('licence_classes').array().$type<LicenceClass[]>().notNull().default([]),
  askedDocuments: text('asked_documents').array().$type<AskedKind[]>().notNull().default([]),
  questions: jsonb('questions').$type<Question[]>().notNull().default([]),
  isActive: boolean('is_active').notNull().default(true),
  isPaid: boolean('is_paid').notNull().default(false),
  expiresAt: moment('expires_at'),
  closingDate: date('closing_date', { mode: 'string' }),
  publishedAt: moment('published_at'),
  blockedAt: moment('blocked_at'),
  heldAt: moment('held_at'),
  heldCredits: integer('held_credits'),
  heldDays: integer('held_days'),
  wasPublishedAt: moment('was_published_at'),
  flaggedWords: text('flagged_words').array().notNull().default([]),
  clearedWords: text('cleared_words').array().notNull().default([]),
  checkNote: varchar('check_note', { length: 1000 }).notNull().default(''),
  endingToldFor: moment('ending_told_for'),
  remindedFor: moment('reminded_for'),
  endMailedFor: moment('end_mailed_for'),
  closedAt: moment('closed_at'),
  views: integer('views').notNull().default(0),
  applications: integer('applications').notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
  endsAt: moment('ends_at').generatedAlwaysAs(() => sql.raw(MADE)),
  needsNoExperience: boolean('needs_no_experience')
    .notNull()
    .generatedAlwaysAs(() => sql.raw(MADE)),
  yearlyMin: kina('yearly_min', 14).generatedAlwaysAs(() => sql.raw(MADE)),
  yearlyMax: kina('yearly_max', 14).generatedAlwaysAs(() => sql.raw(MADE)),
  words: tsvector('words').notNull().default(''),
})

export const jobPostingChanges = pgTable('job_posting_changes', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  jobPostingId: integer('job_posting_id').notNull(),
  change: varchar('change', { length: 20, enum: JOB_CHANGES }).notNull(),
  changedBy: varchar('changed_by', { length: 20, enum: ['employer', 'administrator'] }).notNull(),
  changedAt: moment('changed_at').notNull().defaultNow(),
})

export const jobTemplates = pgTable('job_templates', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employerId: integer('employer_id').notNull(),
  name: varchar('name', { length: TEMPLATE_NAME_LENGTH }).notNull(),
  job: jsonb('job').$type<Omit<JobTemplate['job'], 'draft' | 'expectedCost' | 'closingDate'>>().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
})

/** Ids of published jobs that were deleted; the database writes them. */
export const goneJobs = pgTable('gone_jobs', {
  id: integer('id').primaryKey(),
  goneAt: moment('gone_at').notNull().defaultNow(),
})

export const jobViews = pgTable('job_views', {
  jobPostingId: integer('job_posting_id').notNull(),
  visitorHash: bytea('visitor_hash').notNull(),
  hour: moment('hour').notNull(),
})

/** `day` is a day in Port Moresby. */
export const jobViewDays = pgTable('job_view_days', {
  jobPostingId: integer('job_posting_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  views: integer('views').notNull().default(0),
})

export const savedJobs = pgTable('saved_jobs', {
  jobSeekerId: integer('job_seeker_id').notNull(),
  jobPostingId: integer('job_posting_id').notNull(),
  savedAt: moment('saved_at').notNull().defaultNow(),
})
