import * as v from 'valibot'
import { id, oneOrAll, optionalDay } from '../../shared/fields.ts'
import { newestOrOldest, paging, searchText } from '../../shared/lists.ts'

/** The acts of administrators that change something, with their words in the audit log. */
export const ACT_LABELS = {
  'credits-adjusted': 'Changed credits',
  'payment-approved': 'Approved a payment',
  'payment-rejected': 'Rejected a payment',
  'contact-report-confirmed': 'Confirmed a contact report',
  'contact-report-declined': 'Declined a contact report',
  'setting-changed': 'Changed a setting',
  'email-resent': 'Sent an email again',
  'email-text-changed': 'Changed the text of an email',
  'email-text-reset': 'Returned an email to its built-in text',
  'page-text-changed': 'Changed the text of a page',
  'page-text-reset': 'Returned a page to its built-in text',
  'translation-changed': 'Changed a translation',
  'translations-imported': 'Imported translations',
  'failed-emails-seen': 'Marked failed emails as seen',
  'test-email-sent': 'Sent a test email',
  'sms-resent': 'Sent an SMS again',
  'test-sms-sent': 'Sent a test SMS',
  'statement-imported': 'Imported a bank statement',
  'proposal-dismissed': 'Dismissed a line of a bank statement',
  'entry-added': 'Added',
  'entry-changed': 'Changed',
  'entry-activated': 'Activated',
  'entry-deactivated': 'Deactivated',
  'entry-deleted': 'Deleted',
  'announcement-ended': 'Ended an announcement',
  'announcement-resumed': 'Showed an announcement again',
  'password-changed': 'Changed their own password',
  'own-address-asked': 'Asked to change their email address',
  'own-address-changed': 'Confirmed their new email address',
  'own-address-cancelled': 'Cancelled a change of their email address',
  'second-factor-on': 'Turned their second factor on',
  'second-factor-off': 'Turned their second factor off',
  'recovery-codes-renewed': 'Made new recovery codes',
  'job-released': 'Published a job that waited',
  'job-refused': 'Refused a job that waited',
  'job-blocked': 'Took a job down',
  'job-unblocked': 'Restored a job',
  'job-cleared': 'Found a job harmless',
  'conversation-read': 'Read a reported conversation',
  'conversation-closed': 'Closed a conversation',
  'conversation-reopened': 'Reopened a conversation',
  'conversation-report-dismissed': 'Dismissed a report of a conversation',
  'job-seeker-suspended': 'Suspended a job seeker',
  'job-seeker-reactivated': 'Reactivated a job seeker',
  'job-seeker-deleted': 'Deleted a job seeker',
  'employer-verified': 'Verified an employer',
  'badge-withdrawn': 'Withdrew a badge',
  'employer-suspended': 'Suspended an employer',
  'employer-reactivated': 'Reactivated an employer',
  'employer-deleted': 'Deleted an employer',
  'cv-activated': 'Activated a CV',
  'cv-deactivated': 'Deactivated a CV',
  'cv-status-changed': 'Changed the status of a CV',
  'cv-deleted': 'Deleted a CV',
  'orphaned-cvs-deleted': 'Deleted orphaned CVs',
  'list-downloaded': 'Downloaded a list',
  'people-mailed': 'Wrote an email to people of a list',
  'password-asked-again': 'Asked for the password: many more CVs opened than usual',
  'upload-refused': 'Refused an upload with a virus',
  'file-removed': 'Removed a file with a virus',
  'company-reported': 'Reported by a job seeker whose CV it opened',
} as const
export type Act = keyof typeof ACT_LABELS

/** The acts of the site itself. */
const ACTS_OF_THE_SITE: readonly Act[] = [
  'password-asked-again',
  'upload-refused',
  'file-removed',
  'company-reported',
]

export const isOfTheSite = (act: Act): boolean => ACTS_OF_THE_SITE.includes(act)

/** The kinds of targets of an act. */
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
  sms: 'SMS',
  'job-seeker': 'Job seeker',
  cv: 'CV',
  list: 'List',
  category: 'Category',
  location: 'Location',
  'credit-package': 'Credit package',
  'bank-statement': 'Bank statement',
  'status-note': 'Status note',
  announcement: 'Announcement',
  'page-text': 'Page text',
  translation: 'Translation',
  file: 'File',
} as const
export type TargetType = keyof typeof TARGET_LABELS

const keysOf = <K extends string>(labels: Record<K, string>) => Object.keys(labels) as K[]
export const ACTS = keysOf(ACT_LABELS)
export const TARGETS = keysOf(TARGET_LABELS)

/** `search` matches part of the target's name, or its id. Both days are included, by the calendar of Port Moresby. */
export const ActFilter = v.object({
  administrator: v.optional(id),
  act: oneOrAll(ACTS),
  target: oneOrAll(TARGETS),
  search: searchText,
  from: optionalDay,
  to: optionalDay,
})
export type ActFilter = v.InferOutput<typeof ActFilter>

export const ActList = v.object({
  ...ActFilter.entries,
  ...paging,
  sort: newestOrOldest,
})
export type ActList = v.InferOutput<typeof ActList>
