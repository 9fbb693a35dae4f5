import type { Context } from '../../platform/context.ts'
import { consume, type RateLimit } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { readSettings } from '../settings/reads.ts'
import { isWanted } from './policy.ts'
import type { MailText } from './prepare-email.ts'
import { queueEmail } from './queue-email.ts'
import { CONTACT_SUBJECTS, type ContactMessage } from './schema.ts'

/** 5 an hour for each address (decisions, rule 15). */
const MESSAGES: RateLimit = { name: 'contact', points: 5, seconds: 3600 }

/**
 * Mails a message to `support_email`; an answer goes to its sender. It is kept nowhere but in the outbox. Throws email_off or
 * too_many_requests.
 */
export async function contactSupport(ctx: Context, message: ContactMessage): Promise<void> {
  const settings = await readSettings(ctx)
  if (!settings.support_email || !isWanted('contact', settings)) throw new AppError('email_off')
  // A field that no person sees was filled in: whoever did it is told what they want to hear.
  if (message.website !== '') return
  await consume(ctx, MESSAGES, ctx.viewer.ip)
  const text = contactMail(message, accountOf(ctx))
  await queueEmail(ctx, { kind: 'contact', to: settings.support_email, replyTo: message.email, ...text })
}

export function contactMail(message: Omit<ContactMessage, 'website'>, account: string): MailText {
  return {
    subject: `${CONTACT_SUBJECTS[message.subject]}: ${message.name}`,
    paragraphs: [`${message.name} <${message.email}>${account} wrote:`, message.message],
  }
}

/** Whose account it is was proved by a login; the name and address were only typed. */
function accountOf({ viewer: { jobSeeker, employer } }: Context): string {
  return [
    jobSeeker ? `, logged in as job seeker ${jobSeeker.id},` : '',
    employer ? `, logged in as employer ${employer.id},` : '',
  ].join('')
}
