import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'

const sentApplicationsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['applications', 'sent'],
    queryFn: () => call(client.api.user.applications.$get()),
  })

/** Returns the job seeker's applications, newest first. */
export function useSentApplications() {
  const { client } = useSite()
  return useQuery(sentApplicationsQuery(client))
}
export type SentApplication = NonNullable<ReturnType<typeof useSentApplications>['data']>[number]

/** Loaded again on each visit, because jobs open and close and the CV may have changed. */
export const recommendedJobsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['recommended-jobs'],
    queryFn: () => call(client.api.user['recommended-jobs'].$get()),
    staleTime: 0,
  })
