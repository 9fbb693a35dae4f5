import { recordOf } from '../../shared/records.ts'
import { JOB_FACETS, JOB_FILTERS, type JobFacet, type JobFilterName, type JobSort } from './schema.ts'
import type { OpenJob, Ranks } from './search-queries.ts'

export type JobFilter = {
  /** The jobs that match the typed words; undefined if none were typed. */
  ranks: Ranks | undefined
  /** The slugs of the wanted places; undefined for all. */
  places: ReadonlySet<string> | undefined
  /** '' does not filter. */
  chosen: Record<JobFilterName, string>
  /** Kina per year; '' does not filter. Pay matches by overlap. */
  yearlyMin: number | ''
  yearlyMax: number | ''
  employerId: number | undefined
}

/** Returns the jobs that match the whole filter, in the wanted order. `jobs` are the open jobs, the newest first. */
export function findJobs(jobs: readonly OpenJob[], filter: JobFilter, sort: JobSort): OpenJob[] {
  const tests = Object.values(testsOf(filter))
  const found = jobs.filter((job) => fitsOthers(job, filter) && tests.every((fits) => fits(job)))
  // Jobs that are equal in the wanted order stay the newest first.
  if (sort === 'oldest') return found.reverse()
  if (sort === 'salary') return found.sort((a, b) => (b.yearlyMax ?? -1) - (a.yearlyMax ?? -1))
  const { ranks } = filter
  if (sort === 'relevance' && ranks) return found.sort((a, b) => rankOf(b, ranks) - rankOf(a, ranks))
  return found
}

function rankOf({ id }: OpenJob, ranks: Ranks): number {
  return ranks.get(id) ?? 0
}

type FacetCounts = Record<JobFacet, ReadonlyMap<string, { total: number }>>

/** Counts the jobs for each value of a facet together with the other filters. */
export function countFacets(jobs: readonly OpenJob[], filter: JobFilter): FacetCounts {
  const tests = testsOf(filter)
  const candidates = jobs.filter((job) => fitsOthers(job, filter))
  return recordOf(JOB_FACETS, (facet) => {
    const others = JOB_FACETS.flatMap((other) => (other === facet ? [] : (tests[other] ?? [])))
    const counts = new Map<string, { total: number }>()
    for (const job of candidates) {
      const value = job[facet]
      if (value === null || !others.every((fits) => fits(job))) continue
      const known = counts.get(value)
      if (known) known.total += 1
      else counts.set(value, { total: 1 })
    }
    return counts
  })
}

/** Whether the job matches the filters without counts of their own. */
function fitsOthers(job: OpenJob, { ranks, yearlyMin, yearlyMax, employerId }: JobFilter): boolean {
  if (ranks && !ranks.has(job.id)) return false
  if (yearlyMin !== '' && !(job.yearlyMax !== null && job.yearlyMax >= yearlyMin)) return false
  if (yearlyMax !== '' && !(job.yearlyMin !== null && job.yearlyMin <= yearlyMax)) return false
  return employerId === undefined || job.employerId === employerId
}

type Test = (job: OpenJob) => boolean

/** Returns a test for each facet that filters. */
function testsOf({ chosen, places }: JobFilter): { [F in JobFacet]?: Test } {
  const tests: { [F in JobFacet]?: Test } = places ? { location: (job) => places.has(job.location) } : {}
  for (const facet of JOB_FILTERS) {
    const wanted = chosen[facet]
    if (wanted !== '') tests[facet] = (job) => job[facet] === wanted
  }
  return tests
}
