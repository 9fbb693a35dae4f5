import type { AdministratorContext, Context } from '../../platform/context.ts'
import { csvRows } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { windowOf } from '../../shared/lists.ts'
import { recordAct } from '../audit/record-act.ts'
import { readSettings } from '../settings/reads.ts'
import type { Settings } from '../settings/schema.ts'
import { KIND_RULES } from './policy.ts'
import { type EmailRow, findEmail, selectEmails, selectOutcomes } from './queries.ts'
import { EMAIL_KIND_LABELS, type EmailKind, type OutboxList } from './schema.ts'
import { findWrittenText, selectTextVersions } from './text-queries.ts'

export function listEmails(ctx: AdministratorContext, list: OutboxList) {
  return selectEmails(ctx.db, list, windowOf(list))
}

export const EMAIL_HEAD = ['Number', 'Written', 'Kind', 'To', 'Subject', 'Status', 'Attempts', 'Last error']

/** Exports the outbox as rows of a file, without the content of the mails. Times are of Port Moresby. */
export async function exportEmails(ctx: AdministratorContext, filter: OutboxList) {
  await recordAct(ctx, 'list-downloaded', { type: 'list', id: 'emails' })
  return csvRows(
    (window) => selectEmails(ctx.db, filter, window),
    (row) => [
      row.id,
      minuteInPortMoresby(row.createdAt),
      EMAIL_KIND_LABELS[row.kind],
      row.recipient,
      row.subject,
      row.state,
      row.attempts,
      row.lastError,
    ],
  )
}

/** Throws email_not_found. */
export async function readEmail(ctx: AdministratorContext, id: number) {
  const row = await findEmail(ctx.db, id)
  if (!row) throw new AppError('email_not_found')
  return outboxEmail(row, await readSettings(ctx))
}

/** Why a body is not shown: it gives access to an account, or it has been erased. */
type Hidden = 'secret' | 'erased'

/**
 * A mail of the outbox with its body. A body that gives access to an account is shown only while no SMTP server is set
 * up to send it, and an administrator's own is never shown.
 */
function outboxEmail(row: EmailRow, { smtp_host }: Settings) {
  const { textBody, htmlBody, headers: _, isSecret, onceKey: __, leasedUntil: ___, ...shown } = row
  const hidden = hiddenBecause(row, smtp_host)
  return { ...shown, ...(hidden ? { hidden } : { text: textBody, html: htmlBody }) }
}

function hiddenBecause({ kind, isSecret, textBody }: EmailRow, smtpHost: string): Hidden | undefined {
  if (isSecret && (smtpHost !== '' || KIND_RULES[kind].forAdministrators)) return 'secret'
  return textBody === '' ? 'erased' : undefined
}

/** Returns when and why the last mail to each address was refused by its server. Addresses are in lower case. */
export async function readRefusals(ctx: Pick<Context, 'db'>, addresses: readonly string[]) {
  const wanted = [...new Set(addresses.map((address) => address.toLowerCase()))]
  const outcomes = wanted.length > 0 ? await selectOutcomes(ctx.db, wanted) : []
  const refused = outcomes.filter(({ isRefused }) => isRefused)
  return new Map(refused.map(({ address, at, error }) => [address, { refusedAt: at, error }]))
}

/** Returns the versions of all email texts, newest first. A version without a body restored the built-in text. */
export function listTextVersions(ctx: AdministratorContext) {
  return selectTextVersions(ctx.db)
}

/** Returns the words that apply to a kind of mail, or undefined while they are the built-in ones. */
export function readWrittenText(ctx: AdministratorContext, kind: EmailKind) {
  return findWrittenText(ctx.db, kind)
}
