import { endOfDay } from '../../shared/dates.ts'
import { PERIODS_A_YEAR } from '../../shared/money.ts'
import { recordOf } from '../../shared/records.ts'
import { DAY } from '../../shared/time.ts'
import {
  JOB_FACETS,
  JOB_FILTERS,
  JOB_SWITCHES,
  type JobFacet,
  type JobFilterName,
  type JobSort,
  type JobSwitchName,
  PAY_FLOORS,
} from './schema.ts'
import type { OpenJob, Ranks } from './search-queries.ts'

export type JobFilter = {
  /** The jobs that match the typed words; undefined if none were typed. */
  ranks: Ranks | undefined
  /** The slugs of the wanted places; undefined for all. */
  places: ReadonlySet<string> | undefined
  /** The jobs of the wanted trade; undefined for all. */
  trade: ReadonlySet<number> | undefined
  /** '' does not filter. */
  chosen: Record<JobFilterName | JobSwitchName, string>
  /** Kina per year; '' does not filter. Pay matches by overlap. */
  yearlyMin: number | ''
  yearlyMax: number | ''
  employerId: number | undefined
}

type Codes = { job: OpenJob; codes: readonly number[] }
/** The open jobs with each value of a facet as a number, so that thousands of jobs are counted in a millisecond. */
export type CodedJobs = {
  /** The newest first. */
  jobs: readonly Codes[]
  /** The meanings of the numbers. */
  values: readonly { facet: JobFacet; value: string }[]
}

/** `today`: the day in Port Moresby. A job that ends within seven days of it closes this week. */
export function codeJobs(jobs: readonly OpenJob[], today: string): CodedJobs {
  const soon = endOfDay(today).getTime() + 7 * DAY
  const known = recordOf(JOB_FACETS, () => new Map<string, number>())
  const values: { facet: JobFacet; value: string }[] = []
  const coded = jobs.map((job) => {
    const codes: number[] = []
    for (const facet of JOB_FACETS) {
      for (const value of valuesOf(job, facet, soon)) {
        const code = known[facet].get(value) ?? values.push({ facet, value }) - 1
        known[facet].set(value, code)
        codes.push(code)
      }
    }
    return { job, codes }
  })
  return { jobs: coded, values }
}

/** Kina a year. */
const FLOORS = PAY_FLOORS.map((fortnight) => {
  const kina = fortnight * PERIODS_A_YEAR.fortnight
  return { kina, text: String(kina) }
})

function valuesOf(job: OpenJob, facet: JobFacet, soon: number): readonly string[] {
  switch (facet) {
    case 'licenceClasses':
      return [...job.licenceClasses]
    case 'verified':
      return on(job.isVerified)
    case 'noExperience':
      return on(job.needsNoExperience)
    case 'closingSoon':
      return on(job.endsAt.getTime() <= soon)
    case 'salaryMin':
      return FLOORS.flatMap(({ kina, text }) => (job.yearlyMax !== null && kina <= job.yearlyMax ? text : []))
    default: {
      const value = job[facet]
      return value === null ? NOTHING : [value]
    }
  }
}

const NOTHING: readonly string[] = []
const ON = ['true']
const on = (isOn: boolean) => (isOn ? ON : NOTHING)

/** A filter that can be taken away. */
type Criterion = JobFacet | 'query' | 'trade' | 'salaryMax' | 'employerId'

export type FoundJobs = {
  jobs: OpenJob[]
  /** The number of jobs for each value of a facet, together with the other filters. */
  counts: Record<JobFacet, ReadonlyMap<string, number>>
  /** The number of jobs without each filter that is set. */
  without: { [C in Criterion]?: number }
}

/**
 * Returns the jobs that match the whole filter, in the wanted order, with the counts. One pass: a job that fails one
 * filter only is counted for that filter.
 */
export function findJobs(coded: CodedJobs, filter: JobFilter, sort: JobSort): FoundJobs {
  const tests = testsOf(coded, filter)
  const counts = new Int32Array(coded.values.length)
  const jobs: OpenJob[] = []
  const missed = tests.map(() => 0)
  for (const { job, codes } of coded.jobs) {
    const failed = failedTests(tests, job, codes)
    if (failed === NONE) {
      jobs.push(job)
      for (const code of codes) counts[code] = (counts[code] ?? 0) + 1
    } else if (failed !== SEVERAL) {
      missed[failed] = (missed[failed] ?? 0) + 1
      const facet = tests[failed]?.criterion
      for (const code of codes)
        if (coded.values[code]?.facet === facet) counts[code] = (counts[code] ?? 0) + 1
    }
  }
  return {
    jobs: sorted(jobs, filter, sort),
    counts: countsByValue(coded, counts),
    without: Object.fromEntries(
      tests.map(({ criterion }, index) => [criterion, jobs.length + (missed[index] ?? 0)]),
    ),
  }
}

const NONE = -1
const SEVERAL = -2

/** Returns the index of the only test that the job fails, NONE or SEVERAL. */
function failedTests(tests: readonly Test[], job: OpenJob, codes: readonly number[]): number {
  let failed = NONE
  for (let index = 0; index < tests.length; index++) {
    if (tests[index]?.fits(job, codes)) continue
    if (failed !== NONE) return SEVERAL
    failed = index
  }
  return failed
}

type Test = { criterion: Criterion; fits: (job: OpenJob, codes: readonly number[]) => boolean }

/** Returns a test for each filter that is set. */
function testsOf({ values }: CodedJobs, filter: JobFilter): Test[] {
  const { ranks, places, trade, chosen, yearlyMin, yearlyMax, employerId } = filter
  const tests: Test[] = []
  if (ranks) tests.push({ criterion: 'query', fits: ({ id }) => ranks.has(id) })
  if (places) tests.push({ criterion: 'location', fits: ({ location }) => places.has(location) })
  if (trade) tests.push({ criterion: 'trade', fits: ({ id }) => trade.has(id) })
  for (const facet of [...JOB_FILTERS, ...JOB_SWITCHES]) {
    if (chosen[facet] === '') continue
    const wanted = values.findIndex((known) => known.facet === facet && known.value === chosen[facet])
    tests.push({ criterion: facet, fits: (_, codes) => codes.includes(wanted) })
  }
  if (yearlyMin !== '')
    tests.push({
      criterion: 'salaryMin',
      fits: (job) => job.yearlyMax !== null && job.yearlyMax >= yearlyMin,
    })
  if (yearlyMax !== '')
    tests.push({
      criterion: 'salaryMax',
      fits: (job) => job.yearlyMin !== null && job.yearlyMin <= yearlyMax,
    })
  if (employerId !== undefined)
    tests.push({ criterion: 'employerId', fits: (job) => job.employerId === employerId })
  return tests
}

/** Jobs that are equal in the wanted order stay the newest first. */
function sorted(jobs: OpenJob[], { ranks }: JobFilter, sort: JobSort): OpenJob[] {
  if (sort === 'oldest') return jobs.reverse()
  if (sort === 'salary') return jobs.sort((a, b) => (b.yearlyMax ?? -1) - (a.yearlyMax ?? -1))
  const rankOf = ({ id }: OpenJob) => ranks?.get(id) ?? 0
  return sort === 'relevance' ? jobs.sort((a, b) => rankOf(b) - rankOf(a)) : jobs
}

function countsByValue({ values }: CodedJobs, counts: Int32Array): FoundJobs['counts'] {
  const byFacet = recordOf(JOB_FACETS, () => new Map<string, number>())
  for (const [code, { facet, value }] of values.entries()) byFacet[facet].set(value, counts[code] ?? 0)
  return byFacet
}
