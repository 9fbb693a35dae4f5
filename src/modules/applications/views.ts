import { formatPay } from '../../shared/money.ts'
import { isPublic, stateOf } from '../jobs/policy.ts'
import type { SentRow } from './queries.ts'
import type { TimelineStep } from './schema.ts'

export type Timeline = { status: TimelineStep; changedAt: Date }[]

/** For the job seeker: the employer's notes are not in it. */
export function sentApplication(
  { application, job, place, employer, cv }: SentRow,
  timeline: Timeline,
  now: Date,
) {
  const { id, status, appliedAt, withdrawnAt, cvId, jobPostingId, coverLetter, answers } = application
  const isJobPublic = isPublic({ ...job, employerIsActive: employer.isActive })
  return {
    id,
    status,
    jobTitle: job.title,
    company: employer.companyName,
    location: place.name,
    employmentType: job.employmentType,
    salary: job.salaryRange || formatPay(job.salaryMin, job.salaryMax, job.salaryPeriod),
    jobPostingId,
    /** Whether there is a page to link to, and whether it takes applications. */
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
    /** Hired by the employer, as it seems: the job seeker is asked whether to mark the CV so; nothing changes by itself. */
    askHired: status === 'onboarding' && withdrawnAt === null && cv.status !== 'hired',
  }
}
