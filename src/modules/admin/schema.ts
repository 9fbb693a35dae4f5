import * as v from 'valibot'
import { oneOrAll, rowId, text } from '../../shared/fields.ts'
import { paging, searchText } from '../../shared/lists.ts'

/** The sort orders of the administrator's lists of people and CVs. */
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

/** The rows that were chosen, as `1,2,3`; without it all rows. */
const ids = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}(,\d{1,9}){0,99}$/, 'Please choose at most 100 rows'),
    v.transform((text) => text.split(',').map(Number)),
  ),
)

export const JOB_SEEKER_STATES = ['active', 'suspended'] as const
/** `search` matches part of a user name or an address. */
export const JobSeekerFilter = v.object({ search: searchText, status: oneOrAll(JOB_SEEKER_STATES), ids })
export type JobSeekerFilter = v.InferOutput<typeof JobSeekerFilter>
export const JobSeekerList = v.object({ ...paging, ...JobSeekerFilter.entries, sort: sorted(PEOPLE_SORTS) })
export type JobSeekerList = v.InferOutput<typeof JobSeekerList>

export const EMPLOYER_STATES = ['unverified', 'verified', 'suspended'] as const
/** `search` matches part of a company's name or address. `unverified` lists the employers that wait for a check. */
export const EmployerFilter = v.object({ search: searchText, status: oneOrAll(EMPLOYER_STATES), ids })
export type EmployerFilter = v.InferOutput<typeof EmployerFilter>
export const EmployerList = v.object({ ...paging, ...EmployerFilter.entries, sort: sorted(PEOPLE_SORTS) })
export type EmployerList = v.InferOutput<typeof EmployerList>

export const CV_STATES = ['active', 'inactive', 'orphaned'] as const
/** `search` matches part of a name or an address. */
export const CvFilter = v.object({ search: searchText, status: oneOrAll(CV_STATES), ids })
export type CvFilter = v.InferOutput<typeof CvFilter>
export const CvList = v.object({ ...paging, ...CvFilter.entries, sort: sorted(CV_SORTS) })
export type CvList = v.InferOutput<typeof CvList>

/** A message to people who were chosen in a list. */
export const MailToPeople = v.object({
  to: v.picklist(['jobSeekers', 'employers']),
  ids: v.pipe(v.array(rowId), v.minLength(1), v.maxLength(100)),
  subject: text(1, 200, 'Please enter a subject'),
  message: text(1, 5000, 'Please enter a message'),
})
export type MailToPeople = v.InferOutput<typeof MailToPeople>

/** At least two characters: one is in nearly every row. */
export const Anything = v.object({
  query: v.pipe(v.string(), v.trim(), v.minLength(2, 'Please type at least 2 characters'), v.maxLength(200)),
})

export const ActiveSwitch = v.object({ isActive: v.boolean('Please send true or false') })
