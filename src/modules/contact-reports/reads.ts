import type { AdministratorContext, EmployerContext } from '../../platform/context.ts'
import { csvRows } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { claimOf } from './policy.ts'
import { findLastReport, selectPayments, selectReports } from './queries.ts'
import { CONTACT_REASON_LABELS, type ContactReportList } from './schema.ts'
import { adminReport, ownReport } from './views.ts'

/** What can be reported of a CV, in credits that would come back and until when; and what was. */
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

/** As many as a list without pages holds. */
const WHOLE = 1000

export async function listContactReports(ctx: AdministratorContext, filter: ContactReportList) {
  const { page, limit } = filter
  const window = page === undefined ? { limit: WHOLE, offset: 0 } : { limit, offset: (page - 1) * limit }
  const { rows, total } = await selectReports(ctx.db, filter, window)
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

/** The same as rows of a file, all of them. Times of Port Moresby. */
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
