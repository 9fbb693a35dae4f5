import type { PackageRow, PaymentRequestRow } from './queries.ts'

/** The public fields of a package. `price` in toea. */
export function publicPackage({ id, name, credits, price, description, isActive, createdAt }: PackageRow) {
  return { id, name, credits, price, description, isActive, createdAt }
}

/** The fields for administrators. `requests`: the number of payment requests for the package. */
export function adminPackage({ row, requests }: { row: PackageRow; requests: number }) {
  return { ...publicPackage(row), sortOrder: row.sortOrder, requests }
}

/** An employer's own request, without the name of the administrator who decided. */
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

/** The fields for administrators. */
export function adminRequest(row: PaymentRequestRow, employerName: string, processedByName: string | null) {
  return { ...ownRequest(row), employerName, processedBy: row.processedBy, processedByName }
}
