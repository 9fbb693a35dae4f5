import type { ContactReportRow, ListedReport } from './queries.ts'

/** For the employer that reported. */
export function ownReport({ state, reason, credits, note, createdAt, decidedAt }: ContactReportRow) {
  return { state, reason, credits, note, createdAt, decidedAt }
}

/** For administrators: with the contacts, to be tried. `cv` is null once the CV is gone. */
export function adminReport({ report, companyName, adminName, cv }: ListedReport) {
  const { accessId: _, cvId: __, ...row } = report
  return { ...row, companyName, adminName, cv }
}
