import type { Context } from '../../platform/context.ts'
import { type Language, t } from '../../shared/language/words.ts'
import type { MailText } from '../email/prepare-email.ts'
import { queueEmail } from '../email/queue-email.ts'
import { readSettings } from '../settings/reads.ts'
import { speakTo } from '../translations/speak-to.ts'

/** Tells the administrator, once per file, that a late scan found a virus. */
export async function tellAdministrator(ctx: Context, fileKey: string, virus: string): Promise<void> {
  const { admin_email } = await readSettings(ctx)
  const text = virusFoundMail(fileKey, virus)
  const once = `file-infected:${fileKey}`
  await queueEmail(ctx, { kind: 'administrator_notice', to: admin_email, ...text, once })
}

export function virusFoundMail(fileKey: string, virus: string): MailText {
  return {
    subject: 'A virus was found in a file',
    paragraphs: [
      `The virus scanner found ${virus} in the file ${fileKey}, which was stored while the scanner did not answer. Only its owner could open it.`,
      'We have removed the file and told its owner. You do not have to do anything.',
    ],
    button: { label: 'Open the audit log', path: '/admin?section=audit' },
  }
}

export type FileOwner = {
  email: string
  /** Null for an employer, and for people who never chose one. */
  language: Language | null
  name: string
  /** Describes it in the language of the mail: `the file of your CV “Nurse”`. */
  file: () => string
  button: { label: string; path: string }
}

/** Tells the owner that the file was removed. Part of the transaction that removes it. */
export function tellOwner(ctx: Context, { email, language, ...owner }: FileOwner): Promise<void> {
  return speakTo(ctx, language, () =>
    queueEmail(ctx, { kind: 'account_state', to: email, ...fileRemovedMail(owner) }),
  )
}

export function fileRemovedMail({ name, file, button }: Omit<FileOwner, 'email' | 'language'>): MailText {
  return {
    subject: t('We removed one of your files because of a virus'),
    greets: name,
    paragraphs: [
      t('Our virus scanner found a virus in {file}, so we removed the file. Only you could open it.', {
        file: file(),
      }),
      t(
        'Please scan your phone or computer for viruses. Then make the file again, preferably as a PDF, and upload it.',
      ),
    ],
    button: { ...button, label: t(button.label) },
  }
}
