import { formatPay } from '../../shared/money.ts'
import { isPublic, stateOf } from '../jobs/policy.ts'
import { asksHired } from './policy.ts'
import type { SentRow } from './queries.ts'
import type { TimelineStep } from './schema.ts'

export type Timeline = { status: TimelineStep; changedAt: Date; words?: string }[]

/** A company usually opens applications within `days`, according to its latest `applications`. */
export type Pace = { days: number; applications: number }

/** An application as the job seeker sees it, without the employer's notes. */
export function sentApplication(
  { application, job, place, employer, cv }: SentRow,
  { timeline, pace }: { timeline: Timeline; pace: Pace | null },
  now: Date,
) {
  const { id, status, appliedAt, withdrawnAt, cvId, jobPostingId, coverLetter, answers } = application
  const isJobPublic = isPublic({ ...job, employerIsActive: employer.isActive })
  return {
    id,
    status,
    jobTitle: job.title,
    company: employer.companyName,
    companyLogoUrl: employer.logoId && `/api/auth/logo/${employer.logoId}`,
    location: place.name,
    employmentType: job.employmentType,
    salary: job.salaryRange || formatPay(job.salaryMin, job.salaryMax, job.salaryPeriod),
    jobPostingId,
    /** Whether the job has a page to link to, and whether it accepts applications. */
    isJobPublic,
    isJobOpen: isJobPublic && stateOf(job, now) === 'open',
    cvId,
    cvJobTitle: cv.jobTitle,
    coverLetter,
    answers,
    applicationDate: appliedAt,
    appliedAt,
    withdrawnAt,
    timeline,
    /** How quickly the company usually opens applications, while this one waits for that. */
    pace,
    askHired: asksHired({ status, isWithdrawn: withdrawnAt !== null, cvStatus: cv.status }),
  }
}
