import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../../app/loading/api-client.ts'

const readOwnJobs = (client: ApiClient) => call(client.api.employer['job-postings'].$get())
/** A job as its employer sees it. */
export type OwnJob = Awaited<ReturnType<typeof readOwnJobs>>[number]

/** The employer's jobs, newest first, including drafts and closed ones. */
export const ownJobsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['employer', 'jobs'], queryFn: () => readOwnJobs(client) })

const readResults = (client: ApiClient) => call(client.api.employer['job-results'].$get())
/** The results of a job: its trend, and how far its applicants got. */
export type JobResult = Awaited<ReturnType<typeof readResults>>[number]

/** Changes with every move of an application. */
export const JOB_RESULTS = ['employer', 'jobs', 'results']

export const jobResultsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: JOB_RESULTS, queryFn: () => readResults(client) })

const readOneResults = (client: ApiClient, id: number) =>
  call(client.api.employer['job-postings'][':id'].results.$get({ param: { id: String(id) } }))
export type OneJobResults = Awaited<ReturnType<typeof readOneResults>>

export const oneJobResultsQuery = (client: ApiClient, id: number) =>
  queryOptions({
    queryKey: [...JOB_RESULTS, id],
    queryFn: () => readOneResults(client, id),
  })

/** Call it after every change. Loads the employer's list again, and the public lists that this browser has cached. */
export async function refreshJobs(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['employer', 'jobs'] }),
    queryClient.invalidateQueries({ queryKey: ['jobs'] }),
  ])
}

/** Returns whether the job waits for an administrator. */
export const isHeld = (answer: object): boolean => 'state' in answer && answer.state === 'held'

/** Returns the message to the employer about a job that waits for a check. */
export function heldWords({ wasPublished }: Pick<OwnJob, 'wasPublished'>): string {
  return wasPublished
    ? 'We check this job before it is public again, usually within a day. We will email you the result. The check does not use up your paid days.'
    : 'We check this job before it goes public, usually within a day. We will email you the result. Your paid days start when it is public.'
}
export const HELD =
  'We check your job before it goes public, usually within a day. We will email you the result.'

/** Returns the price of publishing the job, in credits. */
export const publishingCost = (job: Pick<OwnJob, 'isPaidFor'> | undefined, price: number): number =>
  job?.isPaidFor ? 0 : price
