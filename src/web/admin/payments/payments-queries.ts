import { PROPOSAL_SORTS } from '../../../modules/bank-statements/schema.ts'
import { ENTRY_SORTS } from '../../../modules/catalog/entry-schema.ts'
import { TRANSACTION_TYPES } from '../../../modules/credits/schema.ts'
import { PAYMENT_STATUSES, REQUEST_SORTS } from '../../../modules/payments/schema.ts'
import type { ApiClient } from '../../app/loading/api-client.ts'
import { adminListQuery, byTime, known, pageOf, type RowOf } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'

export const paymentRequestsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('payment-requests', list, () => {
    const query = {
      ...pageOf(list),
      ...known('status', PAYMENT_STATUSES, list.status),
      ...known('sort', REQUEST_SORTS, list.sort),
    }
    return client.api.admin['payment-requests'].$get({ query })
  })
export type AdminPaymentRequest = RowOf<typeof paymentRequestsQuery>

/** Returns the filters of the list of transactions and its file. */
export const transactionFilter = ({ search = '', status, from = '', to = '' }: ListSearch) => ({
  search,
  from,
  to,
  ...known('type', TRANSACTION_TYPES, status),
})

export const transactionsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('credit-transactions', list, () => {
    const query = { ...pageOf(list), ...transactionFilter(list), ...byTime(list) }
    return client.api.admin['credit-transactions'].$get({ query })
  })
export type AdminTransaction = RowOf<typeof transactionsQuery>

export const allPackagesQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('credit-packages', list, () => {
    const query = { ...pageOf(list), ...known('sort', ENTRY_SORTS, list.sort) }
    return client.api.admin['credit-packages'].$get({ query })
  })
export type AdminPackage = RowOf<typeof allPackagesQuery>

const SHOWN = ['agreeing', 'near'] as const

/** Returns the filters and sort order of the statement lines and their file. */
export const proposalFilter = ({ search = '', status, sort }: ListSearch) => ({
  search,
  ...known('show', SHOWN, status),
  ...known('sort', PROPOSAL_SORTS, sort),
})

export const proposalsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('payment-proposals', list, () =>
    client.api.admin['payment-proposals'].$get({ query: { ...pageOf(list), ...proposalFilter(list) } }),
  )
export type AdminProposal = RowOf<typeof proposalsQuery>

export const statementsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('bank-statements', list, () =>
    client.api.admin['bank-statements'].$get({ query: { ...pageOf(list), ...byTime(list) } }),
  )
export type AdminStatement = RowOf<typeof statementsQuery>
