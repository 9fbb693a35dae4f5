import type { AdministratorContext } from '../../platform/context.ts'
import { isSubscribed } from '../email/policy.ts'
import { type MailText, prepareEmail } from '../email/prepare-email.ts'
import { EMAIL_KINDS, type EmailKind } from '../email/schema.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { sampleMails } from './compose-samples.ts'

/** A link that leads nowhere: nobody is behind these samples. */
const UNSUBSCRIBE = { pagePath: '/unsubscribe?token=sample', callPath: '/api/notices/unsubscribe/sample' }

/** Every mail that the site writes, as it goes out, with people and jobs who do not exist. */
export async function previewEmails(ctx: AdministratorContext) {
  const settings = await readSettings(ctx)
  const samples = sampleMails(settings, ctx.now)
  return EMAIL_KINDS.flatMap((kind) =>
    samples[kind].map((text) => preview(settings, ctx.config.publicUrl, kind, text)),
  )
}

function preview(settings: Settings, publicUrl: string, kind: EmailKind, mail: MailText) {
  const prepared = isSubscribed(kind)
    ? prepareEmail(settings, publicUrl, { ...mail, kind, unsubscribe: UNSUBSCRIBE })
    : prepareEmail(settings, publicUrl, { ...mail, kind })
  const { subject, text, html } = prepared
  return { kind, subject, text, html, canUnsubscribe: 'List-Unsubscribe' in prepared.headers }
}
