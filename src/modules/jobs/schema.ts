import * as v from 'valibot'
import { choice, id, whole } from '../../shared/fields.ts'
import { EMPLOYMENT_TYPES, EXPERIENCE_SPELLINGS, EXPERIENCES } from '../catalog/schema.ts'
import { filterBy, textFilter } from './field-schema.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from './limits.ts'

export const JOB_CHANGES = [
  'drafted',
  'held',
  'released',
  'refused',
  'published',
  'edited',
  'closed',
  'reopened',
  'renewed',
  'blocked',
  'unblocked',
] as const
export type JobChange = (typeof JOB_CHANGES)[number]
export const JOB_SORTS = ['newest', 'oldest', 'salary', 'relevance'] as const
export type JobSort = (typeof JOB_SORTS)[number]
export const WORK_SITES = ['town', 'site', 'camp'] as const

/**
 * The filters by a field, in the order of their labels, which are in fields.ts. They are apart from the rest of the
 * fields because the script of every page contains them: it checks addresses with them.
 */
const filters = {
  category: textFilter,
  employmentType: filterBy(v.picklist(EMPLOYMENT_TYPES)),
  experienceLevel: filterBy(choice(EXPERIENCES, 'Unknown level', EXPERIENCE_SPELLINGS)),
  workSite: filterBy(v.picklist(WORK_SITES)),
}
export type JobFilterName = keyof typeof filters
export const isJobFilter = (name: string): name is JobFilterName => name in filters
export const JOB_FILTERS = Object.keys(filters).filter(isJobFilter)
/** The filters of a search whose values are counted. */
export type JobFacet = JobFilterName | 'location'
export const JOB_FACETS: readonly JobFacet[] = [...JOB_FILTERS, 'location']

/** 200 characters hold more words than any title has. */
const words = v.pipe(
  v.optional(v.string(), ''),
  v.transform((typed) => typed.trim().slice(0, 200)),
)
const amount = v.optional(v.union([v.literal(''), whole(0, 100_000_000)]), '')

export const JobSearch = v.object({
  query: words,
  /** The same as `query`. */
  search: words,
  /** A slug, a name or another spelling; a province includes all its towns. */
  location: textFilter,
  ...filters,
  /** Kina per year. Pay matches by overlap; a job without pay matches no pay filter. */
  salaryMin: amount,
  salaryMax: amount,
  /** The jobs of one company. */
  employerId: v.optional(id),
  page: v.optional(whole(1, 1_000_000), '1'),
  limit: v.optional(whole(1, MAX_PAGE_SIZE), String(DEFAULT_PAGE_SIZE)),
  /** Default: relevance if words were typed, otherwise newest first. */
  sortBy: v.optional(v.picklist(JOB_SORTS)),
  /** `true`: also counts the jobs for each value of a filter, with the other filters unchanged. */
  facets: v.optional(v.picklist(['true', 'false']), 'false'),
})
export type JobSearch = v.InferOutput<typeof JobSearch>
