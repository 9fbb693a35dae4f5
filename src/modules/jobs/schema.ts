import * as v from 'valibot'
import { dayInPortMoresby, endOfDay } from '../../shared/dates.ts'
import { choice, id, optionalText, skills, text } from '../../shared/fields.ts'
import { EMPLOYMENT_TYPES, EXPERIENCE_SPELLINGS, EXPERIENCES, employmentType } from '../catalog/schema.ts'
import { expectedCost } from '../credits/schema.ts'

/** What amounts of pay are for; a fortnight first, because pay is quoted and taxed by it. */
export const SALARY_PERIODS = ['fortnight', 'month', 'year', 'hour'] as const
export const JOB_CHANGES = [
  'drafted',
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

/** Kina for one period, to the toea. A hundred million is more than any pay and fits the column. */
function pay(message: string) {
  return v.optional(
    v.nullable(
      v.pipe(
        v.number(message),
        v.minValue(0, message),
        v.maxValue(100_000_000, message),
        v.check(
          (kina) => Math.abs(kina * 100 - Math.round(kina * 100)) < 1e-4,
          'Please use at most two decimals',
        ),
      ),
    ),
  )
}

const DATE_MESSAGE = 'Please enter a valid closing date'
/** A calendar day in Port Moresby; '' and null mean none. Whether it is over is judged by the command. */
const closingDate = v.optional(
  v.nullable(
    v.pipe(
      v.string(DATE_MESSAGE),
      v.check((day) => day === '' || isDay(day), DATE_MESSAGE),
      v.transform((day) => day || null),
    ),
  ),
)

function isDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const end = endOfDay(day)
  return !Number.isNaN(end.getTime()) && dayInPortMoresby(end) === day
}

/** The fields that the specification does not know stay as they are when an edit leaves them out; the three of pay go together. */
const jobFields = {
  title: text(1, 255, 'Title is required'),
  description: text(50, 20_000, 'Description must be at least 50 characters'),
  requirements: text(20, 10_000, 'Requirements must be at least 20 characters'),
  location: text(1, 255, 'Location is required'),
  salaryRange: optionalText(100),
  salaryMin: pay('Minimum salary must be positive'),
  salaryMax: pay('Maximum salary must be positive'),
  salaryPeriod: v.optional(v.nullable(v.picklist(SALARY_PERIODS, 'Please say what period the pay is for'))),
  employmentType,
  category: text(1, 100, 'Category is required'),
  skills,
  experienceLevel: choice(EXPERIENCES, 'Experience level is required', EXPERIENCE_SPELLINGS),
  closingDate,
}

/** `draft` and `expectedCost` (credits) have a meaning when a job is posted only; editing never charges. */
export const JobPosting = v.pipe(
  v.object({ ...jobFields, draft: v.optional(v.boolean(), false), expectedCost }),
  v.forward(
    v.partialCheck(
      [['salaryMin'], ['salaryMax']],
      ({ salaryMin, salaryMax }) => salaryMin == null || salaryMax == null || salaryMax >= salaryMin,
      'Maximum salary must be greater than minimum salary',
    ),
    ['salaryMax'],
  ),
  v.forward(
    v.partialCheck(
      [['salaryMin'], ['salaryMax'], ['salaryPeriod']],
      ({ salaryMin, salaryMax, salaryPeriod }) =>
        salaryPeriod != null || (salaryMin == null && salaryMax == null),
      'Please say what period the pay is for',
    ),
    ['salaryPeriod'],
  ),
)
export type JobPosting = v.InferOutput<typeof JobPosting>

/** Publishing a draft and renewing: the credits that the employer was shown. */
export const PostingPayment = v.object({ expectedCost })

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
