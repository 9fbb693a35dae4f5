import { queryOptions } from '@tanstack/react-query'
import { JobSearch } from '../../modules/jobs/schema.ts'
import { type ApiClient, call } from '../api-client.ts'
import type { RouterContext } from '../router-context.ts'
import { pageSearch, toQuery } from '../search-params.ts'

const { query, location, category, employmentType, experienceLevel, salaryMin, salaryMax } = JobSearch.entries
const { employerId, sortBy, page } = JobSearch.entries

/** What the address of a job list may say. */
export const readJobListSearch = pageSearch({
  query,
  location,
  category,
  employmentType,
  experienceLevel,
  salaryMin,
  salaryMax,
  employerId,
  sortBy,
  page,
})
export type JobListSearch = ReturnType<typeof readJobListSearch>

/** Specification 1, section 9. */
const JOBS_A_PAGE = 12

export const jobListQuery = (client: ApiClient, search: JobListSearch) =>
  queryOptions({
    queryKey: ['jobs', search],
    queryFn: () =>
      call(
        client.api.jobs.search.$get({ query: toQuery({ ...search, limit: JOBS_A_PAGE, facets: 'true' }) }),
      ),
  })
export type JobList = Awaited<ReturnType<NonNullable<ReturnType<typeof jobListQuery>['queryFn']>>>

/** All open jobs of a company, paged. */
export const companyJobsQuery = (client: ApiClient, employerId: string, page: number) =>
  queryOptions({
    queryKey: ['jobs', 'company', employerId, page],
    queryFn: () =>
      call(client.api.jobs.search.$get({ query: toQuery({ employerId, page, limit: JOBS_A_PAGE }) })),
  })

const readJob = (client: ApiClient, id: string) => call(client.api.jobs[':id'].$get({ param: { id } }))
export type Job = Awaited<ReturnType<typeof readJob>>

export const jobQuery = (client: ApiClient, id: string) =>
  queryOptions({ queryKey: ['job', id], queryFn: () => readJob(client, id) })

export const similarJobsQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['job', id, 'similar'],
    queryFn: () => call(client.api.jobs[':id'].similar.$get({ param: { id } })),
  })

/** Whether the job seeker has applied to it, and when. */
export const applicationQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['applications', 'job', id],
    queryFn: () => call(client.api.jobs[':id'].application.$get({ param: { id } })),
  })

/** In the loader of a job: what stands beside it. The page does without what fails. */
export async function loadBesideJob(context: RouterContext, id: string): Promise<void> {
  const { client, queryClient, sessions } = context
  await Promise.all([
    queryClient.prefetchQuery(similarJobsQuery(client, id)),
    sessions.includes('jobSeeker') && queryClient.prefetchQuery(applicationQuery(client, id)),
  ])
}

const readPoster = (client: ApiClient, id: string) =>
  call(client.api.jobs[':id'].poster.$get({ param: { id } }))
export type Poster = Awaited<ReturnType<typeof readPoster>>

export const posterQuery = (client: ApiClient, id: string) =>
  queryOptions({ queryKey: ['job-poster', id], queryFn: () => readPoster(client, id) })
