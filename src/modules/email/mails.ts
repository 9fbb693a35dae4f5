import type { Context } from '../../platform/context.ts'
import { CONTACT_SUBJECTS } from './choices.ts'
import type { MailText } from './prepare-email.ts'
import { queueEmail } from './queue-email.ts'
import type { ContactMessage } from './schema.ts'

/** Mails a message from the contact form to support; replies go to its sender. */
export function mailSupport(ctx: Context, supportEmail: string, message: ContactMessage): Promise<void> {
  const text = contactMail(message, accountOf(ctx))
  return queueEmail(ctx, { kind: 'contact', to: supportEmail, replyTo: message.email, ...text })
}

export function contactMail(message: Omit<ContactMessage, 'website'>, account: string): MailText {
  return {
    subject: `${CONTACT_SUBJECTS[message.subject]}: ${message.name}`,
    paragraphs: [`${message.name} <${message.email}>${account} wrote:`, message.message],
  }
}

/** Names the account that the sender is logged in to; the typed name and address are not proof. */
function accountOf({ viewer: { jobSeeker, employer } }: Context): string {
  return [
    jobSeeker ? `, logged in as job seeker ${jobSeeker.id},` : '',
    employer ? `, logged in as employer ${employer.id},` : '',
  ].join('')
}

/** Sent at once by `sendTestEmail`, whatever the switches say. */
export function testMail(site: string): MailText {
  return {
    subject: 'Test email',
    paragraphs: [
      `This is a test of the email settings of ${site}.`,
      'You have received it, so they work. If it was in the spam folder, check SPF, DKIM and DMARC of your domain.',
    ],
  }
}
