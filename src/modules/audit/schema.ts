import * as v from 'valibot'
import { id, oneOrAll, optionalDay, whole } from '../../shared/fields.ts'

/** Everything that an administrator can do that changes something, in the words of the audit log. */
export const ACT_LABELS = {
  'credits-adjusted': 'Changed credits',
  'payment-approved': 'Approved a payment',
  'payment-rejected': 'Rejected a payment',
  'contact-report-confirmed': 'Confirmed a contact report',
  'contact-report-declined': 'Declined a contact report',
  'setting-changed': 'Changed a setting',
  'email-resent': 'Sent a mail again',
  'failed-emails-seen': 'Marked failed mails as seen',
  'test-email-sent': 'Sent a test mail',
  'statement-imported': 'Imported a bank statement',
  'proposal-dismissed': 'Dismissed a line of a bank statement',
  'entry-added': 'Added',
  'entry-changed': 'Changed',
  'entry-activated': 'Activated',
  'entry-deactivated': 'Deactivated',
  'entry-deleted': 'Deleted',
  'password-changed': 'Changed their own password',
  'own-address-asked': 'Asked for another e-mail address of their own',
  'own-address-changed': 'Confirmed their new e-mail address',
  'own-address-cancelled': 'Gave up a new e-mail address',
  'second-factor-on': 'Turned their second factor on',
  'second-factor-off': 'Turned their second factor off',
  'recovery-codes-renewed': 'Made new recovery codes',
  'job-released': 'Published a job that waited',
  'job-refused': 'Refused a job that waited',
  'job-blocked': 'Took a job down',
  'job-unblocked': 'Gave a job back',
  'job-cleared': 'Found a job harmless',
  'conversation-read': 'Read a reported conversation',
  'conversation-closed': 'Closed a conversation',
  'conversation-reopened': 'Reopened a conversation',
  'conversation-report-dismissed': 'Dismissed a report of a conversation',
  'job-seeker-suspended': 'Suspended a job seeker',
  'job-seeker-reactivated': 'Reactivated a job seeker',
  'job-seeker-deleted': 'Deleted a job seeker',
  'employer-verified': 'Verified an employer',
  'badge-withdrawn': 'Took a badge back',
  'employer-suspended': 'Suspended an employer',
  'employer-reactivated': 'Reactivated an employer',
  'cv-activated': 'Activated a CV',
  'cv-deactivated': 'Deactivated a CV',
  'cv-status-changed': 'Changed the status of a CV',
  'cv-deleted': 'Deleted a CV',
  'orphaned-cvs-deleted': 'Deleted orphaned CVs',
  'list-downloaded': 'Downloaded a list',
} as const
export type Act = keyof typeof ACT_LABELS

/** What an act is done to. */
export const TARGET_LABELS = {
  administrator: 'Administrator',
  employer: 'Employer',
  'payment-request': 'Payment request',
  'contact-report': 'Contact report',
  conversation: 'Conversation',
  job: 'Job',
  setting: 'Setting',
  term: 'Search term',
  email: 'Mail',
  'job-seeker': 'Job seeker',
  cv: 'CV',
  list: 'List',
  category: 'Category',
  location: 'Location',
  'credit-package': 'Credit package',
  'bank-statement': 'Bank statement',
} as const
export type TargetType = keyof typeof TARGET_LABELS

const keysOf = <K extends string>(labels: Record<K, string>) => Object.keys(labels) as K[]
export const ACTS = keysOf(ACT_LABELS)
export const TARGETS = keysOf(TARGET_LABELS)

/** `search` is part of the target's name, or its id. Both days count, by the calendar of Port Moresby. */
export const ActFilter = v.object({
  administrator: v.optional(id),
  act: oneOrAll(ACTS),
  target: oneOrAll(TARGETS),
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  from: optionalDay,
  to: optionalDay,
})
export type ActFilter = v.InferOutput<typeof ActFilter>

/** Without `page`, everything up to 1,000 rows (decisions, 'Calls'). */
export const ActList = v.object({
  ...ActFilter.entries,
  page: v.optional(whole(1, 1_000_000)),
  limit: v.optional(whole(1, 100), '50'),
  sort: v.optional(v.picklist(['newest', 'oldest']), 'newest'),
})
export type ActList = v.InferOutput<typeof ActList>
