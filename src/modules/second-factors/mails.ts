import type { Context } from '../../platform/context.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'

const CHANGES = {
  on: 'The second factor of your administrator account was turned on: each login now asks for a code too.',
  off: 'The second factor of your administrator account was turned off: your password alone is enough to log in.',
  codes: 'New recovery codes were made for your administrator account. The old ones no longer work.',
}

/** Notifies the owner, in case another person made the change. */
export function tellOfFactor(ctx: Context, to: string, change: keyof typeof CHANGES): Promise<void> {
  return queueEmail(ctx, { kind: 'second_factor', to, ...factorMail(change) })
}

export function factorMail(change: keyof typeof CHANGES): MailText {
  return {
    subject: 'The login of your administrator account was changed',
    paragraphs: [
      CHANGES[change],
      'If that was not you, choose a new password now and tell the operator of the server.',
    ],
    button: { label: 'Choose a new password', path: '/forgot-password' },
  }
}
