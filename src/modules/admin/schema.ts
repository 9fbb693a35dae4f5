import * as v from 'valibot'
import { oneOrAll, whole } from '../../shared/fields.ts'

/** Without `page`, everything up to 1,000 rows (decisions, 'Calls'). */
const pages = {
  page: v.optional(whole(1, 1_000_000)),
  limit: v.optional(whole(1, 100), '50'),
}
const search = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '')

/** How the administrator's lists of people and CVs are sorted. */
export const SORT_LABELS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name, A to Z',
  'last-login': 'Last login first',
} as const
export type Sort = keyof typeof SORT_LABELS
export const PEOPLE_SORTS = ['newest', 'oldest', 'name', 'last-login'] as const
export const CV_SORTS = ['newest', 'oldest', 'name'] as const
const sorted = <const T extends readonly Sort[]>(sorts: T) => v.optional(v.picklist(sorts), 'newest')

export const JOB_SEEKER_STATES = ['active', 'suspended'] as const
/** `search` is part of a user name or an address. */
export const JobSeekerFilter = v.object({ search, status: oneOrAll(JOB_SEEKER_STATES) })
export type JobSeekerFilter = v.InferOutput<typeof JobSeekerFilter>
export const JobSeekerList = v.object({ ...pages, ...JobSeekerFilter.entries, sort: sorted(PEOPLE_SORTS) })
export type JobSeekerList = v.InferOutput<typeof JobSeekerList>

export const EMPLOYER_STATES = ['unverified', 'verified', 'suspended'] as const
/** `search` is part of a company's name or address; `unverified` are those that wait for a check. */
export const EmployerFilter = v.object({ search, status: oneOrAll(EMPLOYER_STATES) })
export type EmployerFilter = v.InferOutput<typeof EmployerFilter>
export const EmployerList = v.object({ ...pages, ...EmployerFilter.entries, sort: sorted(PEOPLE_SORTS) })
export type EmployerList = v.InferOutput<typeof EmployerList>

export const CV_STATES = ['active', 'inactive', 'orphaned'] as const
/** `search` is part of a name or an address. */
export const CvFilter = v.object({ search, status: oneOrAll(CV_STATES) })
export type CvFilter = v.InferOutput<typeof CvFilter>
export const CvList = v.object({ ...pages, ...CvFilter.entries, sort: sorted(CV_SORTS) })
export type CvList = v.InferOutput<typeof CvList>

export const ActiveSwitch = v.object({ isActive: v.boolean('Please send true or false') })
