import type { findEmployerAccount } from './queries.ts'

type EmployerAccount = NonNullable<Awaited<ReturnType<typeof findEmployerAccount>>>

/** Everything about an employer but what lets into its account. `totalSpent` in toea. */
export function employerDetails({ employer, credits, totalSpent }: EmployerAccount) {
  const { passwordHash: _, logoId, locationId: __, ...fields } = employer
  return { ...fields, logoUrl: logoId && `/api/auth/logo/${logoId}`, credits, totalSpent }
}
