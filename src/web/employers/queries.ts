import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type ApiClient, call } from '../api-client.ts'

/** Balance in credits. Also asked again when the window gets the focus, since another tab may have spent (decisions, 'Navigation'). */
export const creditsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['employer', 'credits'],
    queryFn: () => call(client.api.employer.credits.$get()),
    refetchOnWindowFocus: 'always',
  })

/** Undefined until it is known. */
export function useCredits(): number | undefined {
  const { client } = useRouteContext({ from: '__root__' })
  return useQuery(creditsQuery(client)).data?.credits
}

/** After every own action that may have moved credits. */
export function refreshCredits(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['employer', 'credits'] })
}

/** The numbers above the dashboard's tabs. */
export const statisticsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['employer', 'statistics'],
    queryFn: () => call(client.api.employer.statistics.$get()),
  })

const readOpenedCv = (client: ApiClient, id: string) =>
  call(client.api.cvs[':id']['employer-view'].$get({ param: { id } }))
/** The whole CV, as an employer that has access sees it. */
export type OpenedCv = Awaited<ReturnType<typeof readOpenedCv>>

export const openedCvQuery = (client: ApiClient, id: string) =>
  queryOptions({ queryKey: ['employer', 'cv', Number(id)], queryFn: () => readOpenedCv(client, id) })
