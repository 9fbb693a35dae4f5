import { verdictOf } from './policy.ts'
import type { ProposalRow } from './queries.ts'

/** For administrators. `paid` and the request's `amount` in toea; `paidOn` is a day, `2026-12-05`. */
export function proposalView(row: ProposalRow) {
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
