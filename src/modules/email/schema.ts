import * as v from 'valibot'
import { EMAIL_MESSAGE, email, oneOrAll, text } from '../../shared/fields.ts'
import { newestOrOldest, paging, searchText } from '../../shared/lists.ts'
import { CONTACT_SUBJECTS } from './choices.ts'

/**
 * The kinds of mail. Each has a row in `policy.ts` with the switch that controls it and the reason why its reader gets
 * it.
 */
export const EMAIL_KINDS = [
  'registration',
  'employer_registration',
  'application',
  'application_status',
  'job_reminder',
  'job_check',
  'password_reset',
  'administrator_password_reset',
  'password_changed',
  'second_factor',
  'email_change',
  'administrator_email_change',
  'email_changed',
  'account_deleted',
  'account_state',
  'employer_approval',
  'payment_request',
  'payment_processed',
  'message',
  'interview',
  'conversation_closed',
  'saved_search',
  'job_alert',
  'job_alert_confirmation',
  'notice',
  'contact_report',
  'cv_withdrawn',
  'contact',
  'administrator_notice',
  'administrator_message',
  'report_answer',
  'test',
] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

/** Mails that their reader can stop with one click. The others concern the reader's own account or business. */
export const SUBSCRIBED_KINDS = [
  'application',
  'application_status',
  'message',
  'interview',
  'saved_search',
  'job_alert',
  'job_alert_confirmation',
  'notice',
] as const satisfies EmailKind[]
export type SubscribedKind = (typeof SUBSCRIBED_KINDS)[number]

export const EMAIL_KIND_LABELS: Record<EmailKind, string> = {
  registration: 'Welcome, job seeker',
  employer_registration: 'Welcome, employer',
  application: 'New application',
  application_status: 'Application status changed',
  job_reminder: 'Job ends or has ended',
  job_check: 'Job checked',
  password_reset: 'Password reset',
  administrator_password_reset: 'Password reset, administrator',
  password_changed: 'Password changed',
  email_change: 'Confirm a new address',
  administrator_email_change: 'Confirm a new address, administrator',
  email_changed: 'Address changed',
  account_deleted: 'Account deleted',
  account_state: 'Account suspended or reactivated, CV hidden',
  employer_approval: 'Employer verified',
  payment_request: 'Payment to check',
  payment_processed: 'Payment approved or rejected',
  message: 'New message',
  interview: 'Interview',
  conversation_closed: 'Conversation closed or opened again',
  saved_search: 'New CVs for a saved search',
  job_alert: 'New jobs for a job alert',
  job_alert_confirmation: 'Confirm a job alert',
  notice: 'Notice',
  contact_report: 'Contact report decided',
  cv_withdrawn: 'A CV was taken back',
  contact: 'Contact form',
  administrator_notice: 'Notice to the administrator',
  administrator_message: 'Message from an administrator',
  report_answer: 'Answer to a report',
  second_factor: 'Second factor changed',
  test: 'Test email',
}

export const EMAIL_STATES = ['queued', 'sent', 'failed'] as const

export const OutboxList = v.object({
  ...paging,
  search: searchText,
  state: oneOrAll(EMAIL_STATES),
  sort: newestOrOldest,
})
export type OutboxList = v.InferOutput<typeof OutboxList>

const TEST_MESSAGE = 'Please enter an email address'
export const TestEmail = v.object({
  to: v.pipe(
    v.optional(v.string(TEST_MESSAGE), ''),
    v.trim(),
    v.minLength(1, TEST_MESSAGE),
    v.maxLength(254, EMAIL_MESSAGE),
    v.email(EMAIL_MESSAGE),
  ),
})

export type DomainCheck = {
  name: 'SPF' | 'DKIM' | 'DMARC'
  title: string
  /** `unknown`: the check could not be completed. */
  state: 'good' | 'warning' | 'missing' | 'unknown'
  found: readonly string[]
  /** The meaning of the result and the next step. */
  meaning: string
  /** The record to add, or the replacement for the current one. */
  record?: { type: 'TXT'; name: string; value: string } | undefined
}

type ContactSubject = keyof typeof CONTACT_SUBJECTS
const isContactSubject = (value: string): value is ContactSubject => Object.hasOwn(CONTACT_SUBJECTS, value)
const SUBJECT_MESSAGE = 'Please choose what it is about'

export const ContactMessage = v.object({
  name: text(2, 100, 'Please enter your name'),
  email,
  subject: v.pipe(v.optional(v.string(SUBJECT_MESSAGE), ''), v.guard(isContactSubject, SUBJECT_MESSAGE)),
  message: text(10, 5000, 'Please write at least 10 characters'),
  /** Hidden from people; programs fill it in. */
  website: v.pipe(v.optional(v.string(), ''), v.maxLength(500)),
})
export type ContactMessage = v.InferOutput<typeof ContactMessage>

/** The readers of a kind of mail. */
export const AUDIENCE_LABELS = {
  job_seekers: 'Job seekers',
  employers: 'Employers',
  both: 'Job seekers and employers',
  administrators: 'Administrators',
} as const
export type Audience = keyof typeof AUDIENCE_LABELS
export const EMAIL_AUDIENCES: Record<EmailKind, Audience> = {
  registration: 'job_seekers',
  application_status: 'job_seekers',
  job_alert: 'job_seekers',
  job_alert_confirmation: 'job_seekers',
  notice: 'job_seekers',
  employer_registration: 'employers',
  employer_approval: 'employers',
  application: 'employers',
  job_reminder: 'employers',
  job_check: 'employers',
  saved_search: 'employers',
  payment_processed: 'employers',
  contact_report: 'employers',
  cv_withdrawn: 'employers',
  message: 'both',
  interview: 'both',
  conversation_closed: 'both',
  password_reset: 'both',
  password_changed: 'both',
  email_change: 'both',
  email_changed: 'both',
  account_state: 'both',
  account_deleted: 'both',
  administrator_message: 'both',
  report_answer: 'both',
  payment_request: 'administrators',
  contact: 'administrators',
  administrator_notice: 'administrators',
  administrator_password_reset: 'administrators',
  administrator_email_change: 'administrators',
  second_factor: 'administrators',
  test: 'administrators',
}

/** The facts of a mail. Each kind of mail has some of them, or none. */
export const FACTS = {
  job: 'the title of the job',
  company: 'the name of the company',
  applicant: 'the name of the applicant',
  reference: 'the reference of the payment',
  credits: 'the number of credits, as ‘50 credits’',
  amount: 'the amount in kina',
} as const
export type Fact = keyof typeof FACTS

/** The placeholders of every email text, with their meanings. */
export const PLACEHOLDERS = {
  name: 'the name of the reader',
  site: 'the name of the site',
  subject: 'the built-in subject',
  text: 'the built-in text after the greeting, with its facts',
} as const

const unknownIn = (words: string) =>
  [...words.matchAll(/\{(\w+)\}/g)]
    .map(([, key = '']) => key)
    .find((key) => !(key in PLACEHOLDERS || key in FACTS))

const known = v.check<string, (issue: v.CheckIssue<string>) => string>(
  (words) => unknownIn(words) === undefined,
  ({ input }) => `There is no placeholder {${unknownIn(input)}}`,
)

/** The subject and the text of a kind of mail as an administrator writes them. */
export const EmailText = v.object({
  subject: v.pipe(
    text(1, 200, 'Please enter a subject'),
    known,
    v.check((words) => !words.includes('{text}'), '{text} cannot be in the subject'),
  ),
  body: v.pipe(
    text(1, 5000, 'Please enter a text'),
    known,
    v.check(
      (words) => words.split(/\n\s*\n/).every((one) => !one.includes('{text}') || one.trim() === '{text}'),
      '{text} needs a paragraph of its own',
    ),
  ),
})
export type EmailText = v.InferOutput<typeof EmailText>

export const EmailSample = v.object({ ...EmailText.entries, to: email })
export const EmailKindParam = v.object({ kind: v.picklist(EMAIL_KINDS) })
