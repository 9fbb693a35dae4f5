import { formatPay } from '../../shared/money.ts'
import { pick } from '../../shared/records.ts'
import { shorten } from '../../shared/text.ts'
import { JOB_FIELDS } from '../jobs/fields.ts'
import { quoteWords, wordOf } from '../jobs/flag-scam-words.ts'
import { stateOf } from '../jobs/policy.ts'
import type { CheckedJob, ReportRow } from './queries.ts'

/** Characters of the description in the list. */
const EXCERPT = 300

/** A job in the list of checks. `words`: its scam words that are not cleared yet, `found` in their sentences. */
export function checkRow({ job, employer }: CheckedJob, reports: readonly ReportRow[], now: Date) {
  const keys = job.flaggedWords.filter((key) => !job.clearedWords.includes(key))
  return {
    id: job.id,
    title: job.title,
    excerpt: shorten(job.description, EXCERPT),
    state: stateOf(job, now),
    words: keys.map(wordOf),
    found: quoteWords(job, keys),
    heldCredits: job.heldCredits,
    /** The job waits although it was public before. */
    wasPublished: job.wasPublishedAt !== null,
    updatedAt: job.updatedAt,
    checkNote: job.checkNote,
    publishedAt: job.publishedAt,
    since: since(job, reports),
    employer,
    reports: reports.map(({ jobPostingId: _, ...report }) => report),
  }
}

/** Returns since when the job is in its list. */
function since({ heldAt, blockedAt, publishedAt }: CheckedJob['job'], reports: readonly ReportRow[]) {
  const reported = reports.filter(({ state }) => state === 'open').map(({ createdAt }) => createdAt.getTime())
  if (heldAt || blockedAt || reported.length === 0) return heldAt ?? blockedAt ?? publishedAt
  return new Date(Math.min(...reported))
}

/** The whole job, for the administrator who decides. Pay is in kina. */
export function checkedJob(found: CheckedJob, reports: readonly ReportRow[], now: Date) {
  const { job, locationName, categoryName } = found
  const { questions, views, applications } = job
  return {
    ...checkRow(found, reports, now),
    ...pick(job, JOB_FIELDS),
    location: locationName,
    categoryName,
    questions: questions.map(({ text }) => text),
    pay: job.salaryRange || formatPay(job.salaryMin, job.salaryMax, job.salaryPeriod),
    views,
    applications,
    clearedWords: job.clearedWords.map(wordOf),
  }
}
