/** What a mail is about. Each has its row in `policy.ts`: the switch it obeys and why its reader gets it. */
export const EMAIL_KINDS = [
  'registration',
  'employer_registration',
  'application',
  'application_status',
  'password_reset',
  'administrator_password_reset',
  'password_changed',
  'email_change',
  'employer_approval',
  'payment_request',
  'payment_processed',
  'message',
  'saved_search',
  'notice',
  'contact',
  'administrator_notice',
  'test',
] as const
export type EmailKind = (typeof EMAIL_KINDS)[number]

export const EMAIL_STATES = ['queued', 'sent', 'failed'] as const
