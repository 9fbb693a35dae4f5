import * as v from 'valibot'
import { choice, id, whole } from '../../shared/fields.ts'
import { EXPERIENCES } from '../catalog/choices.ts'
import { EMPLOYMENT_TYPES } from '../catalog/employment/choices.ts'
import { EXPERIENCE_SPELLINGS } from '../catalog/schema.ts'
import { LICENCE_CLASSES } from '../documents/choices.ts'
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
export const WORK_PATTERNS = ['residential', 'fly-in-fly-out', 'drive-in-drive-out', 'remote'] as const
export const WORK_SITES = ['town', 'site', 'camp'] as const

/**
 * The filters by a field, in the order of their labels, which are in fields.ts. They are apart from the rest of the
 * fields because the script of every page contains them: it checks addresses with them.
 */
const filters = {
  category: textFilter,
  employmentType: filterBy(v.picklist(EMPLOYMENT_TYPES)),
  experienceLevel: filterBy(choice(EXPERIENCES, 'Unknown level', EXPERIENCE_SPELLINGS)),
  workPattern: filterBy(v.picklist(WORK_PATTERNS)),
  workSite: filterBy(v.picklist(WORK_SITES)),
  /** Jobs for which a licence of this class is enough. */
  licenceClasses: filterBy(v.picklist(LICENCE_CLASSES)),
}
export type JobFilterName = keyof typeof filters
export const JOB_FILTERS = Object.keys(filters).filter((name): name is JobFilterName => name in filters)

const isOn = filterBy(v.literal('true'))
/** The filters that are on (`true`) or off. */
const switches = {
  /** Only jobs of employers with the badge. */
  verified: isOn,
  noExperience: isOn,
  /** Only jobs that end within a week. */
  closingSoon: isOn,
}
export type JobSwitchName = keyof typeof switches
export const JOB_SWITCHES = Object.keys(switches).filter((name): name is JobSwitchName => name in switches)

/** The filters of a search whose values are counted. */
export type JobFacet = JobFilterName | JobSwitchName | 'location' | 'salaryMin'
export const JOB_FACETS: readonly JobFacet[] = [...JOB_FILTERS, ...JOB_SWITCHES, 'location', 'salaryMin']

/**
 * The choices of the least pay, in kina a fortnight, the usual unit of pay here. The first is a little above the minimum
 * wage, then come the pay of trades, professions and managers.
 */
export const PAY_FLOORS = [500, 800, 1200, 2000, 3000, 5000] as const

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
  /** The slug of a trade: jobs whose title names it. */
  trade: textFilter,
  ...filters,
  ...switches,
  /** Kina per year, compared with pay by the hour, fortnight, month or year. Pay matches by overlap; a job without pay matches no pay filter. */
  salaryMin: amount,
  salaryMax: amount,
  /** The jobs of one company. */
  employerId: v.optional(id),
  page: v.optional(whole(1, 1_000_000), '1'),
  limit: v.optional(whole(1, MAX_PAGE_SIZE), String(DEFAULT_PAGE_SIZE)),
  /** Default: relevance if words were typed, otherwise newest first. */
  sortBy: v.optional(v.picklist(JOB_SORTS)),
  /**
   * `true`: also counts the jobs for each value of a filter with the other filters unchanged, and for each filter that is
   * set the jobs without it.
   */
  facets: v.optional(v.picklist(['true', 'false']), 'false'),
})
export type JobSearch = v.InferOutput<typeof JobSearch>

/** The directory of companies with open jobs. */
export const CompanySearch = v.object({
  /** A part of the name. */
  query: textFilter,
  page: JobSearch.entries.page,
})
export type CompanySearch = v.InferOutput<typeof CompanySearch>
