import { HOUR, MINUTE, SECOND } from '../../shared/time.ts'
import type { Settings } from '../settings/schema.ts'
import { MAX_ATTEMPTS } from './limits.ts'
import { type EmailKind, SUBSCRIBED_KINDS, type SubscribedKind } from './schema.ts'

type Switch = {
  [K in keyof Settings]: Settings[K] extends boolean ? K : never
}[keyof Settings]

type KindRule = {
  /** Why the reader gets the mail: its last line. */
  reason: string
  /** The switch for this kind, beside `email_notifications_enabled`. */
  switch?: Switch
  /** Sent even if the switches are off. */
  always?: true
  /** The body gives access to an account: it is erased when the mail is sent, or after an hour. */
  secret?: true
  /** Sent to administrators about their own account; its body is not shown in the outbox. */
  forAdministrators?: true
}

const ACCOUNT = 'You get this email because you have an account with us.'

export const KIND_RULES: Record<EmailKind, KindRule> = {
  registration: {
    reason:
      'You get this email because you registered with this address. If that was not you, please tell us.',
    switch: 'registration_email_enabled',
  },
  employer_registration: {
    reason:
      'You get this email because your company registered with this address. If that was not you, please tell us.',
    switch: 'employer_registration_email_enabled',
  },
  application: {
    reason: 'You get this email because somebody applied to a job of your company.',
    switch: 'application_notification_enabled',
  },
  // About something that the employer paid for, not advertising, so it has no switch of its own.
  job_reminder: { reason: 'You get this email because your company posted this job.' },
  job_check: { reason: 'You get this email because your company posted this job.' },
  application_status: { reason: 'You get this email because you applied to a job.' },
  password_reset: {
    reason: 'You get this email because somebody asked for a new password for this address.',
    always: true,
    secret: true,
  },
  administrator_password_reset: {
    reason: 'You get this email because somebody asked for a new password for this address.',
    always: true,
    secret: true,
    forAdministrators: true,
  },
  password_changed: { reason: ACCOUNT },
  second_factor: { reason: ACCOUNT },
  email_change: {
    reason: 'You get this email because this address was entered for an account with us.',
    secret: true,
  },
  administrator_email_change: {
    reason: 'You get this email because this address was entered for an account with us.',
    secret: true,
    forAdministrators: true,
  },
  email_changed: { reason: ACCOUNT },
  account_deleted: { reason: 'You get this email because you had an account with us.' },
  account_state: { reason: ACCOUNT },
  employer_approval: { reason: ACCOUNT },
  payment_request: { reason: 'You get this email because you administer this site.' },
  payment_processed: { reason: 'You get this email because your company asked to buy credits.' },
  message: { reason: 'You get this email because somebody wrote to you.' },
  interview: { reason: 'You get this email because of an interview for a job.' },
  conversation_closed: { reason: ACCOUNT },
  saved_search: { reason: 'You get this email because you saved a search.' },
  job_alert: { reason: 'You get this email because you asked us to email you new jobs.' },
  job_alert_confirmation: {
    reason: 'You get this email because this address was entered for a job alert on our site.',
  },
  notice: { reason: ACCOUNT },
  contact_report: { reason: 'You get this email because your company reported contact details.' },
  cv_withdrawn: { reason: 'You get this email because your company could open this CV.' },
  contact: { reason: 'You get this email because somebody used the contact form.' },
  administrator_notice: { reason: 'You get this email because you administer this site.' },
  administrator_message: { reason: ACCOUNT },
  report_answer: { reason: 'You get this email because you reported something to us.' },
  test: { reason: 'You get this email because an administrator tests the mail settings.', always: true },
}

export function isSubscribed(kind: EmailKind): kind is SubscribedKind {
  return SUBSCRIBED_KINDS.some((one) => one === kind)
}

/** Tells whether mails of this kind are written at all; a mail that is switched off is not written later either. */
export function isWanted(kind: EmailKind, settings: Settings): boolean {
  const rule = KIND_RULES[kind]
  if (rule.always) return true
  return settings.email_notifications_enabled && (!rule.switch || settings[rule.switch])
}

/**
 * Milliseconds from one attempt to the next: 15 attempts in four days. RFC 5321, 4.5.4.1, asks for four to five days
 * before giving up, and for intervals of at least half an hour once a host stays unreachable.
 */
const DELAYS = [
  ...[1, 5, 15, 30].map((count) => count * MINUTE),
  ...[1, 2, 4, 8].map((count) => count * HOUR),
]
const LATER = 12 * HOUR

/**
 * Returns the seconds until the next attempt after this number of attempts, or undefined when it is time to give up.
 */
export function secondsToNextAttempt(attempts: number): number | undefined {
  return attempts >= MAX_ATTEMPTS ? undefined : (DELAYS[attempts - 1] ?? LATER) / SECOND
}

/** Milliseconds for which the body of a secret mail is kept: as long as its link works. */
export const SECRET_LIFETIME = HOUR
