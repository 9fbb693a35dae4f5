import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../app/loading/api-client.ts'

const KEY = ['interviews']

/** The interviews of the employer's applicants, the next first. */
export const employerInterviewsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: [...KEY, 'employer'],
    queryFn: () => call(client.api.employer.interviews.$get()),
  })

/** The job seeker's own interviews, the next first. */
export const ownInterviewsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: [...KEY, 'own'], queryFn: () => readOwn(client) })

const readOwn = (client: ApiClient) => call(client.api.user.interviews.$get())
export type ListedInterview = Awaited<ReturnType<typeof readOwn>>[number]

const readInterview = (client: ApiClient, id: number) =>
  call(client.api.employer.applications[':id'].interview.$get({ param: { id: String(id) } }))
export type Interview = NonNullable<Awaited<ReturnType<typeof readInterview>>['interview']>

export const interviewQuery = (client: ApiClient, id: number) =>
  queryOptions({ queryKey: [...KEY, 'application', id], queryFn: () => readInterview(client, id) })

/** After a change: the interview itself, the lists, and the status of the application. */
export async function refreshInterviews(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [KEY, ['applications'], ['employer', 'applications']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}
