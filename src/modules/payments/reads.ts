import type { AdministratorContext, Context, EmployerContext } from '../../platform/context.ts'
import { selectActivePackages, selectRequests, selectRequestsOf, selectTransactions } from './queries.ts'
import type { PaymentRequestList, TransactionList } from './schema.ts'
import { adminRequest, ownRequest, publicPackage } from './views.ts'

/** As many as a list without pages holds. */
const WHOLE = 1000

/** The packages on sale, cheapest first. */
export async function listPackages(ctx: Context) {
  return (await selectActivePackages(ctx.db)).map(publicPackage)
}

export async function listOwnRequests(ctx: EmployerContext) {
  return (await selectRequestsOf(ctx.db, ctx.viewer.employer.id, WHOLE)).map(ownRequest)
}

export async function listRequests(ctx: AdministratorContext, filter: PaymentRequestList) {
  const { rows, total } = await selectRequests(ctx.db, filter, windowOf(filter))
  return {
    total,
    rows: rows.map(({ request, employerName, adminName }) => adminRequest(request, employerName, adminName)),
  }
}

export async function listTransactions(ctx: AdministratorContext, filter: TransactionList) {
  const { rows, total } = await selectTransactions(ctx.db, filter, windowOf(filter))
  return {
    total,
    rows: rows.map(({ transaction, employerName, adminName }) => ({
      ...transaction,
      employerName,
      adminName,
    })),
  }
}

function windowOf({ page, limit }: { page?: number | undefined; limit: number }) {
  return page === undefined ? { limit: WHOLE, offset: 0 } : { limit, offset: (page - 1) * limit }
}
