import type { Settings } from '../settings/schema.ts'
import { type EmailKind, SUBSCRIBED_KINDS, type SubscribedKind } from './schema.ts'

type Switch = {
  [K in keyof Settings]: Settings[K] extends boolean ? K : never
}[keyof Settings]

type KindRule = {
  /** Why the reader gets it: the last line of the mail. */
  reason: string
  /** Its own switch, beside `email_notifications_enabled`. */
  switch?: Switch
  /** Written whatever the switches say (decisions, rule 9). */
  always?: true
  /** The body lets its reader into an account: it is erased when sent or after an hour. */
  secret?: true
  /** Goes to administrators, about their own account: nobody reads it in the outbox. */
  forAdministrators?: true
}

const ACCOUNT = 'You get this mail because you have an account with us.'

export const KIND_RULES: Record<EmailKind, KindRule> = {
  registration: {
    reason:
      'You get this mail because you registered with this address. If that was not you, please tell us.',
    switch: 'registration_email_enabled',
  },
  employer_registration: {
    reason:
      'You get this mail because your company registered with this address. If that was not you, please tell us.',
    switch: 'employer_registration_email_enabled',
  },
  application: {
    reason: 'You get this mail because somebody applied to a job of your company.',
    switch: 'application_notification_enabled',
  },
  // About what was paid for: no advertisement, so it has no switch of its own.
  job_reminder: { reason: 'You get this mail because your company posted this job.' },
  job_check: { reason: 'You get this mail because your company posted this job.' },
  application_status: { reason: 'You get this mail because you applied to a job.' },
  password_reset: {
    reason: 'You get this mail because somebody asked for a new password for this address.',
    always: true,
    secret: true,
  },
  administrator_password_reset: {
    reason: 'You get this mail because somebody asked for a new password for this address.',
    always: true,
    secret: true,
    forAdministrators: true,
  },
  password_changed: { reason: ACCOUNT },
  second_factor: { reason: ACCOUNT },
  email_change: {
    reason: 'You get this mail because this address was named for an account with us.',
    secret: true,
  },
  administrator_email_change: {
    reason: 'You get this mail because this address was named for an account with us.',
    secret: true,
    forAdministrators: true,
  },
  email_changed: { reason: ACCOUNT },
  account_deleted: { reason: 'You get this mail because you had an account with us.' },
  account_state: { reason: ACCOUNT },
  employer_approval: { reason: ACCOUNT },
  payment_request: { reason: 'You get this mail because you administer this site.' },
  payment_processed: { reason: 'You get this mail because your company asked to buy credits.' },
  message: { reason: 'You get this mail because somebody wrote to you.' },
  conversation_closed: { reason: ACCOUNT },
  saved_search: { reason: 'You get this mail because you saved a search.' },
  notice: { reason: ACCOUNT },
  contact_report: { reason: 'You get this mail because your company reported contact details.' },
  contact: { reason: 'You get this mail because somebody used the contact form.' },
  administrator_notice: { reason: 'You get this mail because you administer this site.' },
  test: { reason: 'You get this mail because an administrator tests the mail settings.', always: true },
}

export function isSubscribed(kind: EmailKind): kind is SubscribedKind {
  return SUBSCRIBED_KINDS.some((one) => one === kind)
}

/** Whether a mail of this kind is written at all; what is switched off is not written later either. */
export function isWanted(kind: EmailKind, settings: Settings): boolean {
  const rule = KIND_RULES[kind]
  if (rule.always) return true
  return settings.email_notifications_enabled && (!rule.switch || settings[rule.switch])
}

const MINUTE = 60
const HOUR = 60 * MINUTE
/**
 * Seconds from one attempt to the next. 15 attempts in four days: RFC 5321, 4.5.4.1, asks for four to five days before giving
 * up, and for half an hour at least once a host stays away.
 */
const DELAYS = [1, 5, 15, 30]
  .map((minutes) => minutes * MINUTE)
  .concat([1, 2, 4, 8].map((hours) => hours * HOUR))
const LATER = 12 * HOUR
const MOST_ATTEMPTS = 15

/** Seconds until the next attempt after so many, or undefined when it is time to give up. */
export function secondsToNextAttempt(attempts: number): number | undefined {
  return attempts >= MOST_ATTEMPTS ? undefined : (DELAYS[attempts - 1] ?? LATER)
}

/** Milliseconds that the body of a secret mail stays: as long as its link works. */
export const SECRET_LIFETIME = HOUR * 1000
