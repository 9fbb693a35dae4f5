import type { AdministratorContext } from '../../platform/context.ts'
import { csvRows } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { selectProposals, selectStatements } from './queries.ts'
import { type ProposalList, type StatementList, VERDICT_LABELS } from './schema.ts'
import { proposalView } from './views.ts'

/** As many as a list without pages holds. */
const WHOLE = 1000

export async function listProposals(ctx: AdministratorContext, list: ProposalList) {
  const { rows, total } = await selectProposals(ctx.db, list, windowOf(list))
  return { rows: rows.map(proposalView), total }
}

export const PROPOSAL_HEAD = [
  'Paid on',
  'Amount (K)',
  'On the statement',
  'Line',
  'Reference',
  'Employer',
  'Package',
  'Asked for (K)',
  'Agreement',
]

/** The same as rows of a file, all of them. Amounts in kina. */
export function exportProposals(ctx: AdministratorContext, list: ProposalList) {
  return csvRows(
    async (window) => {
      const { rows } = await selectProposals(ctx.db, list, window)
      return { rows: rows.map(proposalView) }
    },
    ({ paidOn, paid, description, lineNumber, reference, employerName, request, verdict }) => {
      const line = [paidOn, paid / 100, description, lineNumber, reference, employerName]
      return [...line, request?.packageName, request && request.amount / 100, VERDICT_LABELS[verdict]]
    },
  )
}

/** What was imported, by whom and when. */
export function listStatements(ctx: AdministratorContext, list: StatementList) {
  return selectStatements(ctx.db, list, windowOf(list))
}

export const STATEMENT_HEAD = ['File', 'Imported', 'By', 'Payments', 'Known before', 'Not read']

/** The same as rows of a file, all of them. Times of Port Moresby. */
export function exportStatements(ctx: AdministratorContext, list: StatementList) {
  return csvRows(
    (window) => selectStatements(ctx.db, list, window),
    ({ fileName, createdAt, adminName, credits, known, unread }) => [
      fileName,
      minuteInPortMoresby(createdAt),
      adminName,
      credits,
      known,
      unread,
    ],
  )
}

function windowOf({ page, limit }: { page?: number | undefined; limit: number }) {
  return page === undefined ? { limit: WHOLE, offset: 0 } : { limit, offset: (page - 1) * limit }
}
