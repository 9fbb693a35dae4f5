import type { AdministratorContext, Context } from '../../platform/context.ts'
import { csvRows } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { recordAct } from '../audit/record-act.ts'
import { readSettings } from '../settings/reads.ts'
import { findEmail, selectEmails, selectOutcomes } from './queries.ts'
import { EMAIL_KIND_LABELS, type OutboxList } from './schema.ts'
import { outboxEmail } from './views.ts'

export function listEmails(ctx: AdministratorContext, { page, limit, ...filter }: OutboxList) {
  return page === undefined
    ? selectEmails(ctx.db, filter, 1000, 0)
    : selectEmails(ctx.db, filter, limit, (page - 1) * limit)
}

export const EMAIL_HEAD = ['Number', 'Written', 'Kind', 'To', 'Subject', 'Status', 'Attempts', 'Last error']

/** The outbox as rows of a file; never what stands in a mail. Times of Port Moresby. */
export async function exportEmails(ctx: AdministratorContext, filter: OutboxList) {
  await recordAct(ctx, 'list-downloaded', { type: 'list', id: 'emails' })
  return csvRows(
    ({ limit, offset }) => selectEmails(ctx.db, filter, limit, offset),
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

/** Addresses, in lower case, whose last mail was refused by its server: when, and what it said. */
export async function readRefusals(ctx: Pick<Context, 'db'>, addresses: readonly string[]) {
  const wanted = [...new Set(addresses.map((address) => address.toLowerCase()))]
  const outcomes = wanted.length > 0 ? await selectOutcomes(ctx.db, wanted) : []
  const refused = outcomes.filter(({ isRefused }) => isRefused)
  return new Map(refused.map(({ address, at, error }) => [address, { refusedAt: at, error }]))
}
