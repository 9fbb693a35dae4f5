import type { AdministratorContext } from '../../platform/context.ts'
import { csvRows } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { windowOf } from '../../shared/lists.ts'
import { verdictOf } from './policy.ts'
import { type ProposalRow, selectProposals, selectStatements } from './queries.ts'
import { type ProposalList, type StatementList, VERDICT_LABELS } from './schema.ts'

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

/** The same rows for a file, without pages. Amounts are in kina. */
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

/** The imported files, with the administrator and the time. */
export function listStatements(ctx: AdministratorContext, list: StatementList) {
  return selectStatements(ctx.db, list, windowOf(list))
}

export const STATEMENT_HEAD = ['File', 'Imported', 'By', 'Payments', 'Known before', 'Not read']

/** The same rows for a file, without pages. Times are those of Port Moresby. */
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

/** For administrators. `paid` and the request's `amount` are in toea. `paidOn` is a day, `2026-12-05`. */
function proposalView(row: ProposalRow) {
  const { id, reference, isExact, lineNumber, paidOn, paid, description, employerId, employerName, request } =
    row
  return {
    id,
    reference,
    isExact,
    lineNumber,
    paidOn,
    paid,
    description,
    employerId,
    employerName,
    request,
    verdict: verdictOf(row),
  }
}
