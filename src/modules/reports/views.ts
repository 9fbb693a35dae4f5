import { formatPay } from '../../shared/money.ts'
import { shorten } from '../../shared/text.ts'
import { stateOf } from '../jobs/policy.ts'
import type { CheckedJob, ReportRow } from './check-queries.ts'

/** Characters of the description in the list. */
const EXCERPT = 300

/** A job as the list of checks shows it. `words`: those that smell of a scam and that nobody has found harmless yet. */
export function checkRow({ job, employer }: CheckedJob, reports: readonly ReportRow[], now: Date) {
  return {
    id: job.id,
    title: job.title,
    excerpt: shorten(job.description, EXCERPT),
    state: stateOf(job, now),
    words: job.flaggedWords.filter((word) => !job.clearedWords.includes(word)),
    heldCredits: job.heldCredits,
    checkNote: job.checkNote,
    publishedAt: job.publishedAt,
    since: since(job, reports),
    employer,
    reports: reports.map(({ jobPostingId: _, ...report }) => report),
  }
}

/** Since when it is in its list. */
function since({ heldAt, blockedAt, publishedAt }: CheckedJob['job'], reports: readonly ReportRow[]) {
  const reported = reports.filter(({ state }) => state === 'open').map(({ createdAt }) => createdAt.getTime())
  if (heldAt || blockedAt || reported.length === 0) return heldAt ?? blockedAt ?? publishedAt
  return new Date(Math.min(...reported))
}

/** The whole text, for whoever decides. Pay is in kina. */
export function checkedJob(found: CheckedJob, reports: readonly ReportRow[], now: Date) {
  const { job, locationName: location } = found
  const { description, requirements, skills, questions, roster, views, applications } = job
  return {
    ...checkRow(found, reports, now),
    description,
    requirements,
    skills,
    questions: questions.map(({ text }) => text),
    roster,
    location,
    pay: job.salaryRange || formatPay(job.salaryMin, job.salaryMax, job.salaryPeriod),
    views,
    applications,
    clearedWords: job.clearedWords,
  }
}
