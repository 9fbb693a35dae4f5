import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { APPLICATION_STATUSES } from '../../modules/applications/schema.ts'
import { type ApiClient, call, refusalOf } from '../api-client.ts'

/** Rows a page. */
export const PAGE_SIZE = 25

/** '' is no filter. */
export type ApplicationFilter = { status: string; jobId: string; page: number }

/** The rows and, from the header, how many there are in all. */
async function readApplications(client: ApiClient, { status, jobId, page }: ApplicationFilter) {
  const known = APPLICATION_STATUSES.find((one) => one === status)
  const query = {
    ...(known && { status: known }),
    ...(jobId && { jobId }),
    page: String(page),
    limit: String(PAGE_SIZE),
  }
  const answer = await client.api.employer.applications.$get({ query })
  if (!answer.ok) throw await refusalOf(answer)
  return { rows: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) }
}
type ApplicationPage = Awaited<ReturnType<typeof readApplications>>
/** As the employer of the job sees it. */
export type Application = ApplicationPage['rows'][number]

export const applicationsQuery = (client: ApiClient, filter: ApplicationFilter) =>
  queryOptions({
    queryKey: ['employer', 'applications', 'list', filter],
    queryFn: () => readApplications(client, filter),
    placeholderData: keepPreviousData,
  })

export const applicationCountsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['employer', 'applications', 'counts'],
    queryFn: () => call(client.api.employer.applications.counts.$get()),
  })

/** The row changes where it stands, also when it no longer fits the filter: nothing is pulled away under a finger. */
export function putApplication(queryClient: QueryClient, changed: Application): void {
  queryClient.setQueriesData<ApplicationPage>(
    { queryKey: ['employer', 'applications', 'list'] },
    (page) => page && { ...page, rows: page.rows.map((row) => (row.id === changed.id ? changed : row)) },
  )
  void queryClient.invalidateQueries({ queryKey: ['employer', 'applications', 'counts'] })
}
