import type { Context } from '../../platform/context.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'

const WORDS = {
  on: 'The second factor of your administrator account was turned on: each login now asks for a code too.',
  off: 'The second factor of your administrator account was turned off: your password alone is enough to log in.',
  codes: 'New recovery codes were made for your administrator account. The old ones count no more.',
}

/** To the owner, who may not have been the one. */
export function tellOfFactor(ctx: Context, to: string, what: keyof typeof WORDS): Promise<void> {
  return queueEmail(ctx, { kind: 'second_factor', to, ...factorMail(what) })
}

export function factorMail(what: keyof typeof WORDS): MailText {
  return {
    subject: 'The login of your administrator account was changed',
    paragraphs: [
      WORDS[what],
      'If that was not you, choose a new password at once and tell whoever runs the server.',
    ],
    button: { label: 'Choose a new password', path: '/forgot-password' },
  }
}
