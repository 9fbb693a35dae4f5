import { PAYMENT_STATUSES } from '../../modules/payments/schema.ts'
import type { ApiClient } from '../api-client.ts'
import { adminListQuery, known, pageOf, type RowOf } from './list-query.ts'
import type { ListSearch } from './section-keys.ts'

export const paymentRequestsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('payment-requests', list, () => {
    const query = { ...pageOf(list), ...known('status', PAYMENT_STATUSES, list.status) }
    return client.api.admin['payment-requests'].$get({ query })
  })

export type AdminPaymentRequest = RowOf<typeof paymentRequestsQuery>
