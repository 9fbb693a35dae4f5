import type { EmployerContext } from '../../platform/context.ts'
import { csvRowsById } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { windowOf } from '../../shared/lists.ts'
import { findCreditAccount, selectTransactionsOf, sumTransactionsOf } from './queries.ts'
import { type StatementFilter, type StatementPage, TRANSACTION_LABELS } from './schema.ts'

/** Returns the balance in credits and the total of approved payments in toea. */
export async function readCredits(ctx: EmployerContext): Promise<{ credits: number; totalSpent: number }> {
  const account = await findCreditAccount(ctx.db, ctx.viewer.employer.id)
  return { credits: account?.credits ?? 0, totalSpent: account?.totalSpent ?? 0 }
}

/** Lists the employer's transactions, newest first, with the totals of all rows that match the filter. */
export async function listOwnTransactions(ctx: EmployerContext, filter: StatementPage) {
  const { id } = ctx.viewer.employer
  const [rows, sums] = await Promise.all([
    selectTransactionsOf(ctx.db, id, filter, windowOf(filter)),
    sumTransactionsOf(ctx.db, id, filter),
  ])
  return { rows, ...sums }
}

export const STATEMENT_HEAD = ['Number', 'Date', 'Type', 'Description', 'Credits', 'Balance after']

/** Exports all transactions that match the filter as rows of a file. Times are of Port Moresby. */
export function exportStatement(ctx: EmployerContext, filter: StatementFilter) {
  return csvRowsById(
    (window) => selectTransactionsOf(ctx.db, ctx.viewer.employer.id, filter, window),
    ({ id, createdAt, type, description, amount, balanceAfter }) => {
      const when = minuteInPortMoresby(createdAt)
      return [id, when, TRANSACTION_LABELS[type], description, amount, balanceAfter]
    },
  )
}
