import type { Context } from '../../platform/context.ts'
import { formatDate, startOfDay } from '../../shared/dates.ts'
import { notifyJobSeeker } from '../notices/tell-people.ts'
import { documentTitle } from './policy.ts'
import type { documents } from './tables.ts'

type Expiring = Pick<typeof documents.$inferSelect, 'id' | 'jobSeekerId' | 'kind' | 'name' | 'classes'>

/** Part of the transaction that marks the document as reminded. */
export async function tellOfExpiry(ctx: Context, document: Expiring, expiresOn: string): Promise<void> {
  const mail = expiryMail(documentTitle(document), expiresOn)
  await notifyJobSeeker(ctx, {
    jobSeekerId: document.jobSeekerId,
    kind: 'document_expires',
    text: mail.paragraphs[0] ?? '',
    path: '/jobseeker-dashboard?tab=documents',
    once: `document_expires:${document.id}:${expiresOn}`,
    mail,
  })
}

export function expiryMail(title: string, expiresOn: string) {
  return {
    subject: `Expires soon: ${title}`,
    paragraphs: [
      `Your document “${title}” expires on ${formatDate(startOfDay(expiresOn))}.`,
      'Renewing it can take weeks. When you have the new one, add it to your documents and share it with your open applications.',
    ],
    buttonLabel: 'Open your documents',
  }
}
