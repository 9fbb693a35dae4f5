import type { PaymentRequestRow, selectActivePackages } from './queries.ts'

type PackageRow = Awaited<ReturnType<typeof selectActivePackages>>[number]

/** What everybody may know of a package. `price` in toea. */
export function publicPackage({ id, name, credits, price, description, isActive, createdAt }: PackageRow) {
  return { id, name, credits, price, description, isActive, createdAt }
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
