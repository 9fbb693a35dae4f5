import type { Context } from '../../platform/context.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { consume } from '../../platform/rate-limit.ts'
import { AppError } from '../../shared/errors.ts'
import { readSettings } from '../settings/reads.ts'
import { CONTACT_MESSAGES } from './limits.ts'
import { mailSupport } from './mails.ts'
import { isWanted } from './policy.ts'
import type { ContactMessage } from './schema.ts'

/**
 * Mails a message to `support_email`; replies go to its sender. The message is stored only in the outbox. Throws
 * email_off or too_many_requests.
 */
export async function contactSupport(ctx: Context, message: ContactMessage): Promise<{ success: true }> {
  return transaction(ctx, async (ctx) => {
    const settings = await readSettings(ctx)
    if (!settings.support_email || !isWanted('contact', settings)) throw new AppError('email_off')
    // A field that people cannot see was filled in, so a program sent the form. It gets the usual answer and no mail is
    // sent.
    if (message.website !== '') return { success: true }
    await consume(ctx, CONTACT_MESSAGES, ctx.viewer.ip)
    await mailSupport(ctx, settings.support_email, message)
    return { success: true }
  })
}
