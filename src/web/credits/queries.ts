import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { TRANSACTION_TYPES } from '../../modules/credits/schema.ts'
import { type ApiClient, call, refusalOf } from '../api-client.ts'

const readPackages = (client: ApiClient) => call(client.api['credit-packages'].$get())
/** `price` in toea. */
export type CreditPackage = Awaited<ReturnType<typeof readPackages>>[number]

export const packagesQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['credit-packages'], queryFn: () => readPackages(client) })

const readRequests = (client: ApiClient) => call(client.api.employer['payment-requests'].$get())
export type OwnPaymentRequest = Awaited<ReturnType<typeof readRequests>>[number]

const readPaymentOptions = (client: ApiClient) => call(client.api.employer['payment-options'].$get())
export type PaymentOptions = Awaited<ReturnType<typeof readPaymentOptions>>

/** Kept for one dialog only: the next request has another reference. */
export const paymentOptionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['employer', 'payment-options'],
    queryFn: () => readPaymentOptions(client),
    gcTime: 0,
  })

/** What the dialog shows when the request is made. `slipProblem`: why the slip did not arrive. */
export type SubmittedRequest = {
  request: OwnPaymentRequest
  instructions: string
  slipProblem: string | undefined
}

/** After every own change of a request. */
export function refreshRequests(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['employer', 'payment-requests'] })
}

/** Asked again on focus as the balance is: an approval changes both. */
export const ownRequestsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['employer', 'payment-requests'],
    queryFn: () => readRequests(client),
    refetchOnWindowFocus: 'always',
  })

/** Rows a page of the statement. */
export const PAGE_SIZE = 20

/** As the filter's fields hold it; '' is no filter, days are `2026-12-05`. */
export type StatementSearch = { type: (typeof TRANSACTION_TYPES)[number] | ''; from: string; to: string }

/** The rows and, from the headers, what there is in all. */
async function readTransactions(client: ApiClient, search: StatementSearch, page: number) {
  const query = { ...search, page: String(page), limit: String(PAGE_SIZE) }
  const answer = await client.api.employer.transactions.$get({ query })
  if (!answer.ok) throw await refusalOf(answer)
  const number = (name: string) => Number(answer.headers.get(name))
  return {
    rows: await answer.json(),
    total: number('X-Total-Count'),
    added: number('X-Credits-Added'),
    spent: number('X-Credits-Spent'),
  }
}
export type OwnTransaction = Awaited<ReturnType<typeof readTransactions>>['rows'][number]

/** Below the balance's key, so that whatever refreshes the balance refreshes what it is made of. */
export const transactionsQuery = (client: ApiClient, search: StatementSearch, page: number) =>
  queryOptions({
    queryKey: ['employer', 'credits', 'transactions', search, page],
    queryFn: () => readTransactions(client, search, page),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  })
