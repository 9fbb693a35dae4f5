import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../api-client.ts'

const readOwnJobs = (client: ApiClient) => call(client.api.employer['job-postings'].$get())
/** A posting as its employer sees it. */
export type OwnJob = Awaited<ReturnType<typeof readOwnJobs>>[number]

/** Newest first, drafts and closed ones too. */
export const ownJobsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['employer', 'jobs'], queryFn: () => readOwnJobs(client) })

/** After every change: the employer's list, and the public ones that this browser has read. */
export async function refreshJobs(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['employer', 'jobs'] }),
    queryClient.invalidateQueries({ queryKey: ['jobs'] }),
  ])
}

/** What a posting answers when it waits for an administrator (setting `hold_first_job`). */
export const isHeld = (answer: object): boolean => 'state' in answer && answer.state === 'held'
export const HELD = 'Your job is paid for. We check it before it is public, and tell you by e-mail.'
