import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core'
import { bytea, createdAndUpdated, moment } from '../../platform/database/columns.ts'
import { LANGUAGES } from '../../shared/language/words.ts'
import { USER_TYPES } from '../../shared/user-types.ts'
import { EDUCATIONS, EXPERIENCES } from '../catalog/choices.ts'
import { AUDIENCES, AVAILABLE_TO } from './choices.ts'
import { CODE_PURPOSES } from './phone/schema.ts'
import { AUTHORITY_PROOFS, EXISTENCE_PROOFS } from './verification-schema.ts'

export const jobSeekers = pgTable('job_seekers', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  username: varchar('username', { length: 100 }).notNull(),
  passwordHash: text('password_hash').notNull(),
  /** '' for an account with a phone number only. */
  email: varchar('email', { length: 255 }).notNull(),
  loginPhone: varchar('login_phone', { length: 16 }).notNull().default(''),
  phoneConfirmedAt: moment('phone_confirmed_at'),
  fullName: varchar('full_name', { length: 255 }).notNull(),
  phone: varchar('phone', { length: 50 }).notNull().default(''),
  location: varchar('location', { length: 255 }).notNull().default(''),
  locationId: integer('location_id'),
  jobTitle: varchar('job_title', { length: 255 }).notNull().default(''),
  category: varchar('category', { length: 100 }),
  summary: text('summary').notNull().default(''),
  experience: varchar('experience', { length: 20, enum: EXPERIENCES }),
  education: varchar('education', { length: 20, enum: EDUCATIONS }),
  skills: text('skills').array().notNull().default([]),
  salaryMin: integer('salary_min'),
  salaryMax: integer('salary_max'),
  photoId: varchar('photo_id', { length: 64 }),
  shownTo: text('shown_to', { enum: AUDIENCES }).notNull().default('everybody'),
  /** The same as `shownTo`, or the choice before it became nobody. */
  availableTo: text('available_to', { enum: AVAILABLE_TO }).notNull().default('everybody'),
  /** The language of mails and SMS. Null: never chosen. */
  language: varchar('language', { length: 3, enum: LANGUAGES }),
  isActive: boolean('is_active').notNull().default(true),
  // True when all nine profile fields are filled in. A generated column, for the counts.
  profileIsComplete: boolean('profile_is_complete')
    .notNull()
    .generatedAlwaysAs(sql`see db/migrations/0033_profile_counts.sql`),
  lastLogin: moment('last_login'),
  ...createdAndUpdated,
})

export const employers = pgTable('employers', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  companyName: varchar('company_name', { length: 255 }).notNull(),
  contactPerson: varchar('contact_person', { length: 255 }).notNull(),
  /** '' for an account with a phone number only. */
  email: varchar('email', { length: 255 }).notNull(),
  loginPhone: varchar('login_phone', { length: 16 }).notNull().default(''),
  phoneConfirmedAt: moment('phone_confirmed_at'),
  passwordHash: text('password_hash').notNull(),
  phone: varchar('phone', { length: 50 }).notNull().default(''),
  website: varchar('website', { length: 500 }).notNull().default(''),
  industry: varchar('industry', { length: 50 }).notNull().default(''),
  companySize: varchar('company_size', { length: 20 }).notNull().default(''),
  location: varchar('location', { length: 255 }).notNull().default(''),
  locationId: integer('location_id'),
  address: varchar('address', { length: 500 }).notNull().default(''),
  description: text('description').notNull().default(''),
  logoId: varchar('logo_id', { length: 64 }),
  /** When the company closed its account. It stays for its ledger and is never active again. */
  closedAt: moment('closed_at'),
  isApproved: boolean('is_approved').notNull().default(false),
  isActive: boolean('is_active').notNull().default(true),
  lastLogin: moment('last_login'),
  ...createdAndUpdated,
})

export const administrators = pgTable('administrators', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  username: varchar('username', { length: 100 }).notNull(),
  passwordHash: text('password_hash').notNull(),
  email: varchar('email', { length: 255 }).notNull().default(''),
  fullName: varchar('full_name', { length: 255 }).notNull().default(''),
  isActive: boolean('is_active').notNull().default(true),
  lastLogin: moment('last_login'),
  ...createdAndUpdated,
})

export const sessions = pgTable('sessions', {
  tokenHash: bytea('token_hash').primaryKey(),
  jobSeekerId: integer('job_seeker_id'),
  employerId: integer('employer_id'),
  administratorId: integer('administrator_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
  id: integer('id').notNull().generatedAlwaysAsIdentity(),
  device: varchar('device', { length: 60 }).notNull().default(''),
  isShort: boolean('is_short').notNull().default(false),
  confirmedAt: moment('confirmed_at'),
})

export const passwordResetTokens = pgTable('password_reset_tokens', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  email: varchar('email', { length: 255 }).notNull(),
  tokenHash: bytea('token_hash').notNull(),
  userType: varchar('user_type', { length: 20, enum: USER_TYPES }).notNull(),
  expiresAt: moment('expires_at').notNull(),
  used: boolean('used').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
})

export const emailChanges = pgTable('email_changes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  jobSeekerId: integer('job_seeker_id'),
  employerId: integer('employer_id'),
  newEmail: varchar('new_email', { length: 255 }).notNull(),
  tokenHash: bytea('token_hash').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  expiresAt: moment('expires_at').notNull(),
  administratorId: integer('administrator_id'),
})

export const employerVerifications = pgTable('employer_verifications', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  employerId: integer('employer_id').notNull(),
  companyName: varchar('company_name', { length: 255 }).notNull(),
  existence: varchar('existence', { length: 20, enum: EXISTENCE_PROOFS }).notNull(),
  registrationNumber: varchar('registration_number', { length: 50 }).notNull().default(''),
  authority: varchar('authority', { length: 20, enum: AUTHORITY_PROOFS }).notNull(),
  addressSeen: boolean('address_seen').notNull(),
  note: varchar('note', { length: 1000 }).notNull().default(''),
  verifiedBy: integer('verified_by'),
  verifiedAt: moment('verified_at').notNull(),
  withdrawnBy: integer('withdrawn_by'),
  withdrawnAt: moment('withdrawn_at'),
})

export const phoneCodes = pgTable('phone_codes', {
  phone: varchar('phone', { length: 16 }).notNull(),
  userType: varchar('user_type', { length: 20, enum: ['user', 'employer'] }).notNull(),
  purpose: varchar('purpose', { length: 10, enum: CODE_PURPOSES }).notNull(),
  codeHash: text('code_hash').notNull(),
  tries: smallint('tries').notNull().default(0),
  expiresAt: moment('expires_at').notNull(),
})
