import type { Context } from '../../platform/context.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'

export async function sayGoodbye(
  ctx: Context,
  { email, fullName }: { email: string; fullName: string },
  because: string,
) {
  const { site_name: site } = await readSettings(ctx)
  await queueEmail(ctx, { kind: 'account_deleted', to: email, ...goodbye(site, fullName, because) })
}

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
    paragraphs: [
      `Dear ${contactPerson}`,
      `${because} the account of ${companyName} at ${site}. Its jobs are no longer public, and its contact details, lists, notes and emails are deleted.`,
      'We keep payments and receipts as long as the law requires.',
      'You are welcome to register again at any time. We wish you well.',
    ],
  }
}

export function goodbye(site: string, fullName: string, because: string): MailText {
  return {
    subject: `Your account at ${site} is deleted`,
    paragraphs: [
      `Dear ${fullName}`,
      `${because} your account at ${site}. Your CVs, your photo, your applications and the emails that we sent you are deleted too.`,
      'Companies that opened your CV may still have their notes and the files that they downloaded.',
      'You are welcome to register again at any time. We wish you well.',
    ],
  }
}
