import type { Context } from '../../platform/context.ts'
import { type Language, t } from '../../shared/language/words.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import { speakTo } from '../translations/speak-to.ts'

export async function sayGoodbye(
  ctx: Context,
  { email, fullName, language }: { email: string; fullName: string; language: Language | null },
  because: keyof typeof DELETED,
) {
  const { site_name: site } = await readSettings(ctx)
  await speakTo(ctx, language, () =>
    queueEmail(ctx, { kind: 'account_deleted', to: email, ...goodbye(site, fullName, because) }),
  )
}

const DELETED = {
  asked:
    'You asked us to delete your account at {site}. Your CVs, your photo, your applications and the emails that we sent you are deleted too.',
  administrator:
    'An administrator had to delete your account at {site}. Your CVs, your photo, your applications and the emails that we sent you are deleted too.',
} as const

export async function sayGoodbyeToCompany(
  ctx: Context,
  { email, contactPerson, companyName }: { email: string; contactPerson: string; companyName: string },
  because: string,
) {
  const { site_name: site } = await readSettings(ctx)
  const text = companyGoodbye(site, contactPerson, companyName, because)
  await queueEmail(ctx, { kind: 'account_deleted', to: email, ...text })
}

export function companyGoodbye(
  site: string,
  contactPerson: string,
  companyName: string,
  because: string,
): MailText {
  return {
    subject: `The account of ${companyName} at ${site} is closed`,
    greets: contactPerson,
    paragraphs: [
      `${because} the account of ${companyName} at ${site}. Its jobs are no longer public, and its contact details, lists, notes and emails are deleted.`,
      'We keep payments and receipts as long as the law requires.',
      'You are welcome to register again at any time. We wish you well.',
    ],
  }
}

export function goodbye(site: string, fullName: string, because: keyof typeof DELETED): MailText {
  return {
    subject: t('Your account at {site} is deleted', { site }),
    greets: fullName,
    paragraphs: [
      t(DELETED[because], { site }),
      t('Companies that opened your CV may still have their notes and the files that they downloaded.'),
      t('You are welcome to register again at any time. We wish you well.'),
    ],
  }
}
