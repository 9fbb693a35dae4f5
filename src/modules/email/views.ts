import type { Settings } from '../settings/schema.ts'
import { KIND_RULES } from './policy.ts'
import type { EmailRow } from './queries.ts'

/** Why a body is not shown: it lets its reader into an account, or it is gone. */
type Hidden = 'secret' | 'erased'

/**
 * A mail of the outbox with its body. One that lets its reader into an account is readable only while no SMTP server could send it,
 * and never that of an administrator (decisions, 'Reset links').
 */
export function outboxEmail(row: EmailRow, { smtp_host }: Settings) {
  const { textBody, htmlBody, headers: _, isSecret, onceKey: __, leasedUntil: ___, ...shown } = row
  const hidden = hiddenBecause(row, smtp_host)
  return { ...shown, ...(hidden ? { hidden } : { text: textBody, html: htmlBody }) }
}

function hiddenBecause({ kind, isSecret, textBody }: EmailRow, smtpHost: string): Hidden | undefined {
  if (isSecret && (smtpHost !== '' || KIND_RULES[kind].forAdministrators)) return 'secret'
  return textBody === '' ? 'erased' : undefined
}
