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
