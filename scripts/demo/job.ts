import type { EmploymentType, Experience } from '../../src/modules/catalog/schema.ts'
import type { LicenceClass, WorkPattern } from '../../src/modules/jobs/schema.ts'

export type DemoJob = {
  /** What activity calls it by. */
  key: string
  /** An employer's key. */
  employer: string
  title: string
  description: string
  requirements: string
  skills: readonly string[]
  /** Slug of a seed location. */
  location: string
  employmentType: EmploymentType
  category: string
  experienceLevel: Experience
  /** Kina in the period, up to two decimals. */
  pay?: { min: number; max: number; period: 'fortnight' | 'month' | 'year' | 'hour' }
  workPattern?: WorkPattern
  roster?: string
  licenceClasses?: readonly LicenceClass[]
  /** Never required: the demo's applicants send letters only. */
  questions?: readonly { text: string; kind: 'yes-no' | 'number'; wanted?: string }[]
  /** Pay in words, where figures are not given. */
  salaryRange?: string
  postedDaysAgo: number
  /** Closing date, days from today; below 0 it has passed. Without one the posting's own 30 days count. */
  closesInDays?: number
  /** Shown first and in gold. */
  isFeatured?: true
  /** Closed by the employer this many days ago. */
  closedDaysAgo?: number
}

/** How often a job has been looked at: more when older, a little different for each. */
export function visitsOf(job: DemoJob, index: number): number {
  return 24 + job.postedDaysAgo * 11 + ((index * 31) % 90)
}
