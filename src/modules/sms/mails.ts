import type { Context } from '../../platform/context.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import type { Settings } from '../settings/schema.ts'

/** Tells the administrator, once a day each, that most of the day's SMS are written, and that no more are. */
export function warnOfCeiling(
  ctx: Context,
  settings: Settings,
  day: string,
  isReached: boolean,
): Promise<void> {
  return queueEmail(
    ctx,
    {
      kind: 'administrator_notice',
      to: settings.admin_email,
      ...ceilingMail(settings.sms_daily_parts, isReached),
      once: `sms-${isReached ? 'ceiling' : 'warning'}:${day}`,
    },
    { settings },
  )
}

export function ceilingMail(most: number, isReached: boolean): MailText {
  return {
    subject: isReached ? 'No more SMS today: the daily limit is reached' : 'Most of today’s SMS are used',
    paragraphs: [
      isReached
        ? `Your limit is ${most} SMS parts a day, and they are used. Until midnight no SMS is sent, so people who log in with a code by SMS cannot do so.`
        : `More than 80 % of your limit of ${most} SMS parts a day are used. When the limit is reached, no SMS is sent until midnight.`,
      'If this is more than your site needs, look at the SMS outbox: somebody may be asking for codes with many numbers. Otherwise raise the limit.',
    ],
    button: { label: 'Open the SMS outbox', path: '/admin?section=email&tab=sms-outbox' },
  }
}
