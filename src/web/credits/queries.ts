import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../api-client.ts'

const readPackages = (client: ApiClient) => call(client.api['credit-packages'].$get())
/** `price` in toea. */
export type CreditPackage = Awaited<ReturnType<typeof readPackages>>[number]

export const packagesQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['credit-packages'], queryFn: () => readPackages(client) })

const readRequests = (client: ApiClient) => call(client.api.employer['payment-requests'].$get())
export type OwnPaymentRequest = Awaited<ReturnType<typeof readRequests>>[number]

/** Asked again on focus as the balance is: an approval changes both. */
export const ownRequestsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['employer', 'payment-requests'],
    queryFn: () => readRequests(client),
    refetchOnWindowFocus: 'always',
  })

const readTransactions = (client: ApiClient) => call(client.api.employer.transactions.$get())
export type OwnTransaction = Awaited<ReturnType<typeof readTransactions>>[number]

/** Below the balance's key, so that whatever refreshes the balance refreshes what it is made of. */
export const transactionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['employer', 'credits', 'transactions'],
    queryFn: () => readTransactions(client),
    refetchOnWindowFocus: 'always',
  })
