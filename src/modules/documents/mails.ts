import type { Context } from '../../platform/context.ts'
import { message, worded } from '../../shared/language/message.ts'
import { t, tFilled } from '../../shared/language/words.ts'
import { notifyJobSeeker } from '../notices/tell-people.ts'
import { documentTitle } from './policy.ts'
import type { documents } from './tables.ts'

type Expiring = Pick<typeof documents.$inferSelect, 'id' | 'jobSeekerId' | 'kind' | 'name' | 'classes'>

/** Part of the transaction that marks the document as reminded. */
export async function tellOfExpiry(ctx: Context, document: Expiring, expiresOn: string): Promise<void> {
  const title = documentTitle(document)
  await notifyJobSeeker(ctx, {
    jobSeekerId: document.jobSeekerId,
    kind: 'document_expires',
    text: expires(title, expiresOn),
    path: '/jobseeker-dashboard?tab=documents',
    once: `document_expires:${document.id}:${expiresOn}`,
    mail: () => expiryMail(title, expiresOn),
  })
}

const expires = (title: string, day: string) =>
  message('Your document “{document}” expires on {day}.', { document: { label: title }, day: { day } })

export function expiryMail(title: string, expiresOn: string) {
  return {
    subject: t('Expires soon: {document}', { document: tFilled(title) }),
    paragraphs: [
      worded(expires(title, expiresOn)),
      t(
        'Renewing it can take weeks. When you have the new one, add it to your documents and share it with your open applications.',
      ),
    ],
    buttonLabel: t('Open your documents'),
  }
}
