import type { Context } from '../../platform/context.ts'
import { message, worded } from '../../shared/language/message.ts'
import { t } from '../../shared/language/words.ts'
import { notifyJobSeeker } from '../notices/tell-people.ts'
import { documentTitle } from './choices.ts'
import type { documents } from './tables.ts'

type Row = typeof documents.$inferSelect
type Expiring = Parameters<typeof documentTitle>[0]

/** Part of the transaction that marks the document as reminded. */
export async function tellOfExpiry(
  ctx: Context,
  document: Expiring & Pick<Row, 'id' | 'jobSeekerId'>,
  expiresOn: string,
): Promise<void> {
  await notifyJobSeeker(ctx, {
    jobSeekerId: document.jobSeekerId,
    kind: 'document_expires',
    text: expires(document, expiresOn),
    path: '/jobseeker-dashboard?tab=documents',
    once: `document_expires:${document.id}:${expiresOn}`,
    mail: () => expiryMail(document, expiresOn),
  })
}

/** Its kind is worded when it is read. Its name stays as it was typed. */
function expires({ kind, name, classes }: Expiring, expiresOn: string) {
  const values = { document: { label: documentTitle({ kind, classes, name: '' }) }, day: { day: expiresOn } }
  return name
    ? message('Your document “{document}: {name}” expires on {day}.', { ...values, name })
    : message('Your document “{document}” expires on {day}.', values)
}

export function expiryMail(document: Expiring, expiresOn: string) {
  return {
    subject: t('Expires soon: {document}', { document: documentTitle(document) }),
    paragraphs: [
      worded(expires(document, expiresOn)),
      t(
        'Renewing it can take weeks. When you have the new one, add it to your documents and share it with your open applications.',
      ),
    ],
    buttonLabel: t('Open your documents'),
  }
}
