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
  'second-factor-on': 'Turned their second factor on',
  'second-factor-off': 'Turned their second factor off',
  'recovery-codes-renewed': 'Made new recovery codes',
} as const
export type Act = keyof typeof ACT_LABELS

/** What an act is done to. */
export const TARGET_LABELS = {
  administrator: 'Administrator',
  employer: 'Employer',
  'payment-request': 'Payment request',
  'contact-report': 'Contact report',
  setting: 'Setting',
  email: 'Mail',
  category: 'Category',
  location: 'Location',
  'credit-package': 'Credit package',
  'bank-statement': 'Bank statement',
} as const
export type TargetType = keyof typeof TARGET_LABELS
