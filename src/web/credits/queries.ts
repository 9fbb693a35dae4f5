import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { TRANSACTION_TYPES } from '../../modules/credits/schema.ts'
import { type ApiClient, call, refusalOf } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'

/** The balance in credits. Loaded again when the window gets the focus, because another tab may have spent some. */
const creditsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['employer', 'credits'],
    queryFn: () => call(client.api.employer.credits.$get()),
    refetchOnWindowFocus: 'always',
  })

/** Returns the balance. Undefined until it is loaded. */
export function useCredits(): number | undefined {
  const { client } = useSite()
  return useQuery(creditsQuery(client)).data?.credits
}

/** Loads the balance again. Call it after every action that may change it. */
export function refreshCredits(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['employer', 'credits'] })
}

const readMonths = (client: ApiClient) => call(client.api.employer.credits.months.$get())
/** In credits. `month`: `2026-12`. */
export type CreditMonth = Awaited<ReturnType<typeof readMonths>>[number]

/** Its key starts with the balance's key, as that of the statement. */
export const creditMonthsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['employer', 'credits', 'months'], queryFn: () => readMonths(client) })

/** Rows per page of the statement. */
export const PAGE_SIZE = 10

/** The values of the filter's fields. '' means no filter; days look like `2026-12-05`. */
export type StatementSearch = { type: (typeof TRANSACTION_TYPES)[number] | ''; from: string; to: string }

/** Reads the rows and, from the headers, the totals. */
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

/** Its key starts with the balance's key, so that refreshing the balance also refreshes the statement. */
export const transactionsQuery = (client: ApiClient, search: StatementSearch, page: number) =>
  queryOptions({
    queryKey: ['employer', 'credits', 'transactions', search, page],
    queryFn: () => readTransactions(client, search, page),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
  })
