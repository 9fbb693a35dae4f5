import type { EmployerContext } from '../../platform/context.ts'
import type { CsvCell } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { findCreditAccount, selectTransactionsOf, sumTransactionsOf } from './queries.ts'
import { type StatementFilter, type StatementPage, TRANSACTION_LABELS } from './schema.ts'

/** Balance in credits, and toea of approved payments. */
export async function readCredits(ctx: EmployerContext): Promise<{ credits: number; totalSpent: number }> {
  const account = await findCreditAccount(ctx.db, ctx.viewer.employer.id)
  return { credits: account?.credits ?? 0, totalSpent: account?.totalSpent ?? 0 }
}

/** As many as a list without pages holds. */
const WHOLE = 1000

/** Newest first, with what the filter finds in all. */
export async function listOwnTransactions(ctx: EmployerContext, { page, limit, ...filter }: StatementPage) {
  const { id } = ctx.viewer.employer
  const window = page === undefined ? { limit: WHOLE } : { limit, offset: (page - 1) * limit }
  const [rows, sums] = await Promise.all([
    selectTransactionsOf(ctx.db, id, filter, window),
    sumTransactionsOf(ctx.db, id, filter),
  ])
  return { rows, ...sums }
}

export const STATEMENT_HEAD = ['Number', 'Date', 'Type', 'Description', 'Credits', 'Balance after']

/** The same as rows of a file, all of them, a thousand at a time. */
export async function* exportStatement(
  ctx: EmployerContext,
  filter: StatementFilter,
): AsyncGenerator<CsvCell[]> {
  let before: number | undefined
  for (;;) {
    const window = { limit: WHOLE, ...(before !== undefined && { before }) }
    const rows = await selectTransactionsOf(ctx.db, ctx.viewer.employer.id, filter, window)
    for (const { id, createdAt, type, description, amount, balanceAfter } of rows) {
      yield [id, minuteInPortMoresby(createdAt), TRANSACTION_LABELS[type], description, amount, balanceAfter]
      before = id
    }
    if (rows.length < WHOLE) return
  }
}
