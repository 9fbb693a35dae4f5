import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'

const readPackages = (client: ApiClient) => call(client.api['credit-packages'].$get())
/** `price` is in toea. */
export type CreditPackage = Awaited<ReturnType<typeof readPackages>>[number]

export const packagesQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['credit-packages'], queryFn: () => readPackages(client) })

const readRequests = (client: ApiClient) => call(client.api.employer['payment-requests'].$get())
export type OwnPaymentRequest = Awaited<ReturnType<typeof readRequests>>[number]

const readPaymentOptions = (client: ApiClient) => call(client.api.employer['payment-options'].$get())
export type PaymentOptions = Awaited<ReturnType<typeof readPaymentOptions>>

/** Not reused for another dialog, because each request has its own reference. */
export const paymentOptionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['employer', 'payment-options'],
    queryFn: () => readPaymentOptions(client),
    gcTime: 0,
  })

/** The data that the dialog shows after the request was sent. `slipProblem`: why the slip could not be sent. */
export type SubmittedRequest = {
  request: OwnPaymentRequest
  instructions: string
  slipProblem: string | undefined
}

/** Loads the requests again. Call it after every change of a request. */
export function refreshRequests(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['employer', 'payment-requests'] })
}

/** Returns the credits of the payment requests that wait for our check; 0 until they are loaded. */
export function usePendingCredits(): number {
  const { client } = useSite()
  const { data = [] } = useQuery(ownRequestsQuery(client))
  return data.reduce(
    (sum, { status, packageCredits }) => sum + (status === 'pending' ? packageCredits : 0),
    0,
  )
}

/** Loaded again when the window gets the focus, like the balance, because an approval changes both. */
export const ownRequestsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['employer', 'payment-requests'],
    queryFn: () => readRequests(client),
    refetchOnWindowFocus: 'always',
  })
