import { queryOptions } from '@tanstack/react-query'
import { TRANSACTION_TYPES } from '../../../modules/credits/schema.ts'
import { PAYMENT_STATUSES, REQUEST_SORTS } from '../../../modules/payments/schema.ts'
import { type ApiClient, call } from '../../api-client.ts'
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

/** What the list of transactions and its file are filtered by. */
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

/** All on one page: they are few. */
export const allPackagesQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('credit-packages', list, () => client.api.admin['credit-packages'].$get())
export type AdminPackage = RowOf<typeof allPackagesQuery>

const SHOWN = ['agreeing', 'near'] as const

export const proposalsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('payment-proposals', list, () => {
    const query = { ...pageOf(list), ...known('show', SHOWN, list.status) }
    return client.api.admin['payment-proposals'].$get({ query })
  })
export type AdminProposal = RowOf<typeof proposalsQuery>

export const statementsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'bank-statements'],
    queryFn: () => call(client.api.admin['bank-statements'].$get()),
  })
