import * as v from 'valibot'
import { JobSearch } from '../../modules/jobs/schema.ts'
import type { ReadOf } from '../../page-reads.ts'
import { pageSearch } from '../app/search-params.ts'

const { search: _, limit: __, facets: ___, ...inAddress } = JobSearch.entries

/** Reads the search of a job list from its address. `job`: the job that is open beside the list. */
export const readJobListSearch = pageSearch({
  ...inAddress,
  job: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
})
export type JobListSearch = ReturnType<typeof readJobListSearch>

/** The two lists of jobs; the older one has a single column and at most five page buttons. */
export type JobListPath = '/jobs' | '/jobs-old'

/** Jobs per page. */
export const JOBS_A_PAGE = 12

export type JobList = ReadOf<'jobs'>
export type Job = ReadOf<'jobPage'>['job']
export type Poster = ReadOf<'jobPoster'>
