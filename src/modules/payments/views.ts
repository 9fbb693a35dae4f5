import type { PackageRow } from './package-queries.ts'
import type { PaymentRequestRow } from './queries.ts'

/** What everybody may know of a package. `price` in toea. */
export function publicPackage({ id, name, credits, price, description, isActive, createdAt }: PackageRow) {
  return { id, name, credits, price, description, isActive, createdAt }
}

/** What administrators see. `requests`: how often it was asked for. */
export function adminPackage({ row, requests }: { row: PackageRow; requests: number }) {
  return { ...publicPackage(row), sortOrder: row.sortOrder, requests }
}

/** An employer's own request; who of us decided is not its business. */
export function ownRequest(row: PaymentRequestRow) {
  const { id, employerId, packageId, packageName, packageCredits, amount, status, paymentMethod } = row
  const { paymentDetails, adminNotes, processedAt, createdAt, reference, slipType, slipAt } = row
  return {
    id,
    employerId,
    packageId,
    packageName,
    packageCredits,
    amount,
    reference,
    status,
    paymentMethod,
    paymentDetails,
    slipType,
    slipAt,
    adminNotes,
    processedAt,
    createdAt,
  }
}

/** What administrators see. */
export function adminRequest(row: PaymentRequestRow, employerName: string, processedByName: string | null) {
  return { ...ownRequest(row), employerName, processedBy: row.processedBy, processedByName }
}
