import type { PreviewContent } from '../../platform/pictures/preview-picture.ts'
import { qrCode } from '../../platform/pictures/qr-code.ts'
import { formatDate } from '../../shared/dates.ts'
import { formatAnnualPay, formatPay } from '../../shared/money.ts'
import { pick } from '../../shared/records.ts'
import { fingerprint, shorten } from '../../shared/text.ts'
import { JOB_FIELDS, type JobFieldName } from './fields.ts'
import { hasDaysLeft, isPublic, stateOf, type Whole } from './policy.ts'
import type { JobRow } from './queries.ts'

/** A row that `isPublic` has accepted: no required column is missing. */
export type PublicRow = JobRow & Whole<JobRow>

const NAMES = ['locationName', 'locationKind', 'province', 'categoryName'] as const
const PAY = ['salaryMin', 'salaryMax', 'salaryPeriod'] as const
const TIMES = ['publishedAt', 'expiresAt', 'createdAt', 'updatedAt'] as const
const COUNTS = ['views', 'applications'] as const
type Shown = JobFieldName | (typeof NAMES | typeof PAY | typeof TIMES | typeof COUNTS)[number]
type Company = 'employerId' | 'companyName' | 'companyIsApproved' | 'companyLogoId' | 'employerIsActive'
type Life = 'isActive' | 'blockedAt' | 'endsAt'
/** The columns on a card, of a stored job or of a job that its employer previews. */
export type CardRow = Pick<PublicRow, 'id' | 'salaryRange' | Shown | Company | Life>

/** Characters of the description on a card. */
const CARD_DESCRIPTION = 200

/**
 * The public facts of a published job. Pay is in kina per `salaryPeriod`, and described in words if none were typed.
 * `locationKind` `special`: remote, fly-in fly-out, anywhere, overseas. A draft may lack place, category, type and
 * level.
 */
function facts<R extends Omit<CardRow, Shown> & Pick<JobRow, Shown>>(row: R, now: Date) {
  const { salaryMin, salaryMax, salaryPeriod } = row
  const isOpen = isPublic(row) && stateOf(row, now) === 'open'
  return {
    id: row.id,
    ...pick(row, JOB_FIELDS),
    ...pick(row, NAMES),
    ...pick(row, PAY),
    salaryRange: row.salaryRange || formatPay(salaryMin, salaryMax, salaryPeriod),
    annualPay: formatAnnualPay(salaryMin, salaryMax, salaryPeriod),
    ...pick(row, COUNTS),
    isOpen,
    isActive: isOpen,
    ...pick(row, TIMES),
    /** The earlier of `expiresAt` and the end of the closing date. */
    endsAt: row.endsAt,
  }
}

export function jobCard(row: CardRow, now: Date) {
  const { requirements: _, ...shown } = facts(row, now)
  return {
    ...shown,
    description: shorten(row.description, CARD_DESCRIPTION),
    employerId: row.employerId,
    companyName: row.companyName,
    companyIsApproved: row.companyIsApproved,
    companyLogoUrl: row.companyLogoId && `/api/auth/logo/${row.companyLogoId}`,
  }
}

/** The page of a job, or of a job that its employer previews; the company's card comes from `accounts`. */
export function publicJob(row: CardRow & Pick<PublicRow, 'questions'>, now: Date) {
  return {
    ...jobCard(row, now),
    description: row.description,
    requirements: row.requirements,
    questions: row.questions.map(({ wanted: _, ...asked }) => asked),
    /** The picture for shared links; a changed picture gets a new address. */
    previewUrl: `/api/jobs/${row.id}/preview.jpg?v=${fingerprint(preview(row, now))}`,
  }
}

const ON_POSTER = [
  'id',
  'title',
  'companyName',
  'companyIsApproved',
  'companyLogoUrl',
  'locationName',
  'locationKind',
  'province',
  'salaryRange',
  'annualPay',
  'employmentType',
  'isOpen',
  'endsAt',
] as const

/** The content of a poster for a notice board, which shows `url` as text and as a code. */
export function poster(row: PublicRow, now: Date, url: string) {
  return {
    ...pick(jobCard(row, now), ON_POSTER),
    url,
    qrCode: qrCode(url),
  }
}

/** The content of a job's picture for shared links. */
export function preview(row: CardRow, now: Date): PreviewContent {
  const { title, companyName, companyIsApproved, locationName, province, salaryRange, isOpen, endsAt } =
    jobCard(row, now)
  return {
    title,
    subtitle: companyName,
    badge: companyIsApproved ? 'Verified employer' : '',
    facts: [[...new Set([locationName, province])].filter(Boolean).join(', '), salaryRange],
    footer: isOpen && endsAt ? `Closes ${formatDate(endsAt)}` : 'This job is closed',
  }
}

/** A job for its employer. `salaryRangeAsTyped` is for the form. */
export function ownJob(row: JobRow, now: Date) {
  return {
    ...facts(row, now),
    salaryRangeAsTyped: row.salaryRange,
    questions: row.questions,
    isPaid: row.isPaid,
    /** Why an administrator took the job down or refused it. */
    checkNote: row.checkNote,
    state: stateOf(row, now),
    /** The credits that come back if the waiting job is refused or deleted. */
    heldCredits: row.heldCredits ?? 0,
    /** The job waits although it was public before: its new text or a renewal must be checked. */
    wasPublished: row.wasPublishedAt !== null,
    /** A draft with paid days left: publishing it costs nothing. */
    isPaidFor: stateOf(row, now) === 'draft' && hasDaysLeft(row, now),
  }
}
