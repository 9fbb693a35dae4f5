import type { EmployerContext } from '../../platform/context.ts'
import { csvRowsById } from '../../shared/csv.ts'
import { lastMonths, minuteInPortMoresby, startOfDay } from '../../shared/dates.ts'
import { windowOf } from '../../shared/lists.ts'
import { findCreditAccount, selectMonths, selectTransactionsOf, sumTransactionsOf } from './queries.ts'
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

const MONTHS = 12

/** Lists the credits bought and spent in each of the last 12 months, the oldest first. */
export async function listMonths(ctx: EmployerContext) {
  const months = lastMonths(ctx.now, MONTHS)
  const rows = await selectMonths(ctx.db, ctx.viewer.employer.id, startOfDay(`${months[0]}-01`))
  const known = new Map(rows.map((row) => [row.month, row]))
  const none = { bought: 0, opened: 0, downloaded: 0, jobs: 0 }
  return months.map((month) => known.get(month) ?? { month, ...none })
}

export const STATEMENT_HEAD = ['Number', 'Date', 'Type', 'Description', 'Person', 'Credits', 'Balance after']

/** Exports all transactions that match the filter as rows of a file. Times are of Port Moresby. */
export function exportStatement(ctx: EmployerContext, filter: StatementFilter) {
  return csvRowsById(
    (window) => selectTransactionsOf(ctx.db, ctx.viewer.employer.id, filter, window),
    ({ id, createdAt, type, description, personName, amount, balanceAfter }) => {
      const when = minuteInPortMoresby(createdAt)
      return [id, when, TRANSACTION_LABELS[type], description, personName, amount, balanceAfter]
    },
  )
}
