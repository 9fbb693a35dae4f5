import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type ApiClient, call, refusalOf } from '../api-client.ts'

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

export type OpenedSearch = { search?: string; page?: number }

/** Lines a page of the CVs that were opened. */
export const OPENED_PAGE_SIZE = 20

async function readOpenedCvs(client: ApiClient, { search = '', page = 1 }: OpenedSearch) {
  const query = { search, page: String(page), limit: String(OPENED_PAGE_SIZE) }
  const answer = await client.api.employer['opened-cvs'].$get({ query })
  if (!answer.ok) throw await refusalOf(answer)
  return { rows: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) }
}
export type OpenedEntry = Awaited<ReturnType<typeof readOpenedCvs>>['rows'][number]

/** Every CV that was ever opened or downloaded. Asked for again on each visit: people change their CVs, and go. */
export const openedCvsQuery = (client: ApiClient, search: OpenedSearch) =>
  queryOptions({
    queryKey: ['employer', 'opened-cvs', search],
    queryFn: () => readOpenedCvs(client, search),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Which mails the company wants. */
export const mailSettingsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['employer', 'mail-settings'],
    queryFn: () => call(client.api.employer['mail-settings'].$get()),
  })

/** What of an opened CV's contacts can be reported, and was. */
export const contactReportQuery = (client: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['employer', 'contact-report', id],
    queryFn: () => call(client.api.cvs[':id']['contact-report'].$get({ param: { id: String(id) } })),
  })

const readOpenedCv = (client: ApiClient, id: string) =>
  call(client.api.cvs[':id']['employer-view'].$get({ param: { id } }))
/** The whole CV, as an employer that has access sees it. */
export type OpenedCv = Awaited<ReturnType<typeof readOpenedCv>>

export const openedCvQuery = (client: ApiClient, id: string) =>
  queryOptions({ queryKey: ['employer', 'cv', Number(id)], queryFn: () => readOpenedCv(client, id) })
