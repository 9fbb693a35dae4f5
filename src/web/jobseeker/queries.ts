import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type ApiClient, call } from '../api-client.ts'

const sentApplicationsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['applications', 'sent'],
    queryFn: () => call(client.api.user.applications.$get()),
  })

/** The job seeker's applications, newest first. */
export function useSentApplications() {
  const { client } = useRouteContext({ from: '__root__' })
  return useQuery(sentApplicationsQuery(client))
}
export type SentApplication = NonNullable<ReturnType<typeof useSentApplications>['data']>[number]

/** Asked for again on each visit: jobs come and go, and a CV changes elsewhere. */
export const recommendedJobsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['recommended-jobs'],
    queryFn: () => call(client.api.user['recommended-jobs'].$get()),
    staleTime: 0,
  })
