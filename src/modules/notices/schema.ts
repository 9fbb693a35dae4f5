import * as v from 'valibot'
import { paging } from '../../shared/lists.ts'

/** The kinds of notices for job seekers, in the order of their switches. */
export const NOTICE_KINDS = [
  'application_received',
  'application_opened',
  'status_changed',
  'job_closed',
  'cv_opened',
  'contact_failed',
  'message',
  'interview',
  'conversation_closed',
  'document_expires',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

export const NOTICE_LABELS: Record<NoticeKind, string> = {
  application_received: 'Your application was received',
  application_opened: 'An employer opened your application',
  status_changed: 'Your application has a new status',
  job_closed: 'A job you applied for has closed',
  cv_opened: 'An employer opened or downloaded your CV',
  contact_failed: 'A company could not reach you',
  message: 'An employer wrote to you',
  interview: 'Interviews: invitations, changes and reminders',
  conversation_closed: 'An administrator closed a conversation of yours',
  document_expires: 'A document of yours expires soon',
}

/**
 * The text on a phone while the site is closed. It never has a name, because others may see the screen. Notices about
 * the job seeker's own acts have no such text.
 */
export const PUSH_TEXTS: Record<NoticeKind, string | undefined> = {
  application_received: undefined,
  application_opened: 'News about an application',
  status_changed: 'News about an application',
  job_closed: 'News about an application',
  cv_opened: 'News about your CV',
  contact_failed: 'News about your CV',
  message: 'You have a new message',
  interview: 'News about an interview',
  conversation_closed: 'News about a conversation',
  document_expires: 'News about your documents',
}

export const NoticeList = v.object(paging)
export type NoticeList = v.InferOutput<typeof NoticeList>

const noticeId = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER))
/** Some notices, or all. */
export const NoticesRead = v.union([
  v.object({ ids: v.pipe(v.array(noticeId), v.minLength(1), v.maxLength(1000)) }),
  v.object({ all: v.literal(true) }),
])
export type NoticesRead = v.InferOutput<typeof NoticesRead>

/** Switches that are left out stay unchanged. */
export const NoticeSettingsChange = v.pipe(
  v.array(
    v.object({ kind: v.picklist(NOTICE_KINDS), byMail: v.boolean(), inDashboard: v.boolean() }),
    'Please send a list of switches',
  ),
  v.maxLength(NOTICE_KINDS.length, 'Please send each kind once'),
)
export type NoticeSettingsChange = v.InferOutput<typeof NoticeSettingsChange>

/** Mails that an employer can switch off; mails about its own actions are always sent. */
export const EMPLOYER_MAIL_KINDS = ['application', 'message', 'interview'] as const
export type EmployerMailKind = (typeof EMPLOYER_MAIL_KINDS)[number]

export const EMPLOYER_MAIL_LABELS: Record<EmployerMailKind, string> = {
  application: 'Somebody applied to one of your jobs',
  message: 'A job seeker wrote to you',
  interview: 'Interviews: answers of applicants and reminders',
}

/** Switches that are left out stay unchanged. */
export const EmployerMailsChange = v.pipe(
  v.array(
    v.object({ kind: v.picklist(EMPLOYER_MAIL_KINDS), byMail: v.boolean() }),
    'Please send a list of switches',
  ),
  v.maxLength(EMPLOYER_MAIL_KINDS.length, 'Please send each kind once'),
)
export type EmployerMailsChange = v.InferOutput<typeof EmployerMailsChange>

export const UnsubscribeToken = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{10,43}$/)) })
