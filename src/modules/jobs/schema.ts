import * as v from 'valibot'
import { choice, id } from '../../shared/fields.ts'
import { EMPLOYMENT_TYPES, EXPERIENCE_SPELLINGS, EXPERIENCES } from '../catalog/schema.ts'

/** What amounts of pay are for; a fortnight first, because pay is quoted and taxed by it. */
export const SALARY_PERIODS = ['fortnight', 'month', 'year', 'hour'] as const

export const WORK_PATTERNS = ['residential', 'fly-in-fly-out', 'drive-in-drive-out', 'remote'] as const
export type WorkPattern = (typeof WORK_PATTERNS)[number]
export const WORK_PATTERN_LABELS: Record<WorkPattern, string> = {
  residential: 'Residential',
  'fly-in-fly-out': 'Fly-in fly-out (FIFO)',
  'drive-in-drive-out': 'Drive-in drive-out',
  remote: 'Remote, from home',
}
/** As driver licences of Papua New Guinea and advertisements for drivers name them; what each lets drive, the law says. */
export const LICENCE_CLASSES = ['1', '2', '3', '4', '5', '6', '7', '8'] as const
export type LicenceClass = (typeof LICENCE_CLASSES)[number]

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
/** The filters of a search whose values are counted. */
export type JobFacet = 'category' | 'location' | 'employmentType' | 'experienceLevel'

/** What `search` answers with when nothing is said, and at most (specification 1, section 5). */
const DEFAULT_LIMIT = 20
const MAX_LIMIT = 50

function whole(min: number, max: number) {
  return v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(min), v.maxValue(max))
}

/** A filter that is empty or `all` is none. */
const filter = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(255),
  // PostgreSQL holds no NUL.
  v.transform((value) => value.replaceAll('\0', '').trim()),
  v.transform((value) => (value === 'all' ? '' : value)),
)
/** 200 characters are more words than any title has. */
const words = v.pipe(
  v.optional(v.string(), ''),
  v.transform((typed) => typed.replaceAll('\0', ' ').trim().slice(0, 200)),
)
const noFilter = v.pipe(
  v.picklist(['', 'all']),
  v.transform(() => '' as const),
)
const amount = v.optional(v.union([v.literal(''), whole(0, 100_000_000)]), '')

export const JobSearch = v.object({
  query: words,
  /** The same as `query`. */
  search: words,
  /** A slug, a name or another spelling; a province means all its towns. */
  location: filter,
  category: filter,
  employmentType: v.optional(v.union([noFilter, v.picklist(EMPLOYMENT_TYPES)]), ''),
  experienceLevel: v.optional(
    v.union([noFilter, choice(EXPERIENCES, 'Unknown level', EXPERIENCE_SPELLINGS)]),
    '',
  ),
  /** Kina a year. Pay matches by overlap; a job without pay matches no pay filter. */
  salaryMin: amount,
  salaryMax: amount,
  /** The jobs of one company. */
  employerId: v.optional(id),
  page: v.optional(whole(1, 1_000_000), '1'),
  limit: v.optional(whole(1, MAX_LIMIT), String(DEFAULT_LIMIT)),
  /** Without it: relevance when something was typed, else the newest first. */
  sortBy: v.optional(v.picklist(JOB_SORTS)),
  /** `true`: also how many jobs each value of the filters would give, the others as they are. */
  facets: v.optional(v.picklist(['true', 'false']), 'false'),
})
export type JobSearch = v.InferOutput<typeof JobSearch>

/** Of one job seeker, and on one device. */
export const MAX_SAVED_JOBS = 200
