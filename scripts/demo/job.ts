import type * as v from 'valibot'
import type { JobFieldName } from '../../src/modules/jobs/fields.ts'
import type { WholeJob } from '../../src/modules/jobs/posting-schema.ts'

/** The fields of a job and additions for the demo. `location` and `category` are slugs. */
export type DemoJob = Pick<v.InferOutput<typeof WholeJob>, JobFieldName> & {
  /** The name by which activity refers to the job. */
  key: string
  /** The key of an employer. */
  employer: string
  /** Kina per period, up to two decimals. */
  pay?: { min: number; max: number; period: 'fortnight' | 'month' | 'year' | 'hour' }
  /** Never required, because applicants of the demo send only letters. */
  questions?: readonly { text: string; kind: 'yes-no' | 'number'; wanted?: string }[]
  /** Pay in words, if there are no amounts. */
  salaryRange?: string
  postedDaysAgo: number
  /** Closing date in days from today, negative in the past. Without it the job stays open for 30 days. */
  closesInDays?: number
  /** Shown first and in gold. */
  isFeatured?: true
  /** Days since the employer closed the job. */
  closedDaysAgo?: number
}

/** The number of views of a job: higher for older jobs, slightly different for each. */
export function visitsOf(job: DemoJob, index: number): number {
  return 24 + job.postedDaysAgo * 11 + ((index * 31) % 90)
}
