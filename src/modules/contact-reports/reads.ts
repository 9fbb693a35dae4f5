import type { AdministratorContext, EmployerContext } from '../../platform/context.ts'
import { csvRows } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { windowOf } from '../../shared/lists.ts'
import { claimOf } from './policy.ts'
import {
  type ContactReportRow,
  findLastReport,
  type ListedReport,
  selectPayments,
  selectReports,
} from './queries.ts'
import { CONTACT_REASON_LABELS, type ContactReportList } from './schema.ts'

/**
 * Returns the possible refund for a CV in credits, the time until which it can be requested, and the earlier report.
 */
export async function readContactReport(ctx: EmployerContext, cvId: number) {
  const payments = await selectPayments(ctx.db, ctx.viewer.employer.id, cvId)
  const opening = payments.find(({ accessType }) => accessType === 'view')
  const last = opening && (await findLastReport(ctx.db, opening.id))
  const claim = last && last.state !== 'declined' ? undefined : claimOf(payments, ctx.now)
  return {
    claim: claim ? { credits: claim.credits, until: claim.until } : null,
    report: last ? ownReport(last) : null,
  }
}

export async function listContactReports(ctx: AdministratorContext, filter: ContactReportList) {
  const { rows, total } = await selectReports(ctx.db, filter, windowOf(filter))
  return { rows: rows.map(adminReport), total }
}

export const REPORT_HEAD = [
  'Number',
  'Reported',
  'Employer',
  'CV',
  'Name',
  'Reason',
  'Details',
  'Credits',
  'Status',
  'Note',
]

/** The same rows for a file, without pages. Times are those of Port Moresby. */
export function exportContactReports(ctx: AdministratorContext, filter: ContactReportList) {
  return csvRows(
    async (window) => ({ rows: (await selectReports(ctx.db, filter, window)).rows.map(adminReport) }),
    (row) => [
      row.id,
      minuteInPortMoresby(row.createdAt),
      row.companyName,
      row.cv?.id,
      row.cv?.fullName,
      CONTACT_REASON_LABELS[row.reason],
      row.details,
      row.credits,
      row.state,
      row.note,
    ],
  )
}

/** For the employer that reported the contacts. */
function ownReport({ state, reason, credits, note, createdAt, decidedAt }: ContactReportRow) {
  return { state, reason, credits, note, createdAt, decidedAt }
}

/** For administrators, with the contacts so that they can try them. `cv` is null when the CV was deleted. */
function adminReport({ report, companyName, adminName, cv }: ListedReport) {
  const { accessId: _, cvId: __, ...row } = report
  return { ...row, companyName, adminName, cv }
}
