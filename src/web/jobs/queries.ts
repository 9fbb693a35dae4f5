import { queryOptions } from '@tanstack/react-query'
import { JobSearch } from '../../modules/jobs/schema.ts'
import { type ApiClient, call } from '../api-client.ts'
import { pageSearch, toQuery } from '../search-params.ts'

const { query, location, category, employmentType, experienceLevel, sortBy, page, employerId } =
  JobSearch.entries

/** What the address of a job list may say. */
export const readJobListSearch = pageSearch({
  query,
  location,
  category,
  employmentType,
  experienceLevel,
  sortBy,
  page,
  employerId,
})
export type JobListSearch = ReturnType<typeof readJobListSearch>

/** Specification 1, section 9. */
const JOBS_A_PAGE = 12

export const jobListQuery = (client: ApiClient, search: JobListSearch) =>
  queryOptions({
    queryKey: ['jobs', search],
    queryFn: () => call(client.api.jobs.search.$get({ query: toQuery({ ...search, limit: JOBS_A_PAGE }) })),
  })
export type JobList = Awaited<ReturnType<NonNullable<ReturnType<typeof jobListQuery>['queryFn']>>>

const readJob = (client: ApiClient, id: string) => call(client.api.jobs[':id'].$get({ param: { id } }))
export type Job = Awaited<ReturnType<typeof readJob>>

export const jobQuery = (client: ApiClient, id: string) =>
  queryOptions({ queryKey: ['job', id], queryFn: () => readJob(client, id) })
