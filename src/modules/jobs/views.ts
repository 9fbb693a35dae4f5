import type { PreviewContent } from '../../platform/preview-picture.ts'
import { qrCode } from '../../platform/qr-code.ts'
import { formatDate } from '../../shared/dates.ts'
import { fingerprint } from '../../shared/fingerprint.ts'
import { formatAnnualPay, formatPay } from '../../shared/money.ts'
import { shorten } from '../../shared/text.ts'
import { isPublic, stateOf, type Whole } from './policy.ts'
import type { JobRow } from './queries.ts'

/** A row that `isPublic` has let through: nothing is missing. */
export type PublicRow = JobRow & Whole<JobRow>

/** Characters of the description on a card. */
const CARD_DESCRIPTION = 200

/** What everybody may know of a published job. Pay is kina for `salaryPeriod`; its words are made when none were typed. */
function facts(row: JobRow, now: Date) {
  const { id, title, skills } = row
  const { salaryMin, salaryMax, salaryPeriod, closingDate, expiresAt, endsAt } = row
  const isOpen = isPublic(row) && stateOf(row, now) === 'open'
  return {
    id,
    title,
    skills,
    salaryRange: row.salaryRange || formatPay(salaryMin, salaryMax, salaryPeriod),
    annualPay: formatAnnualPay(salaryMin, salaryMax, salaryPeriod),
    salaryMin,
    salaryMax,
    salaryPeriod,
    workPattern: row.workPattern,
    roster: row.roster,
    licenceClasses: row.licenceClasses,
    views: row.views,
    applications: row.applications,
    isOpen,
    isActive: isOpen,
    publishedAt: row.publishedAt,
    closingDate,
    expiresAt,
    /** When it ends: the earlier of the two before. */
    endsAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

type PlaceAndKind =
  | 'location'
  | 'locationName'
  | 'locationKind'
  | 'province'
  | 'employmentType'
  | 'category'
  | 'categoryName'
  | 'experienceLevel'

/** `locationKind` `special`: remote, fly-in fly-out, anywhere, overseas. A draft may lack each. */
function placeAndKind<R extends Pick<JobRow, PlaceAndKind>>(row: R): Pick<R, PlaceAndKind> {
  const { location, locationName, locationKind, province } = row
  const { employmentType, category, categoryName, experienceLevel } = row
  return {
    location,
    locationName,
    locationKind,
    province,
    employmentType,
    category,
    categoryName,
    experienceLevel,
  }
}

export function jobCard(row: PublicRow, now: Date) {
  return {
    ...facts(row, now),
    ...placeAndKind(row),
    description: shorten(row.description, CARD_DESCRIPTION),
    employerId: row.employerId,
    companyName: row.companyName,
    companyIsApproved: row.companyIsApproved,
    companyLogoUrl: row.companyLogoId && `/api/auth/logo/${row.companyLogoId}`,
  }
}

/** The page of a job; the company's card comes from `accounts`. */
export function publicJob(row: PublicRow, now: Date) {
  return {
    ...jobCard(row, now),
    description: row.description,
    requirements: row.requirements,
    questions: row.questions.map(({ wanted: _, ...asked }) => asked),
    /** The picture for shared links; another picture has another address. */
    previewUrl: `/api/jobs/${row.id}/preview.jpg?v=${fingerprint(preview(row, now))}`,
  }
}

/** What hangs on a notice board. `url` stands on it in words and as a code. */
export function poster(row: PublicRow, now: Date, url: string) {
  const { id, title, companyName, companyIsApproved, locationName, locationKind, province } = jobCard(
    row,
    now,
  )
  const { salaryRange, annualPay, employmentType, isOpen, endsAt } = jobCard(row, now)
  return {
    id,
    title,
    companyName,
    companyIsApproved,
    locationName,
    locationKind,
    province,
    salaryRange,
    annualPay,
    employmentType,
    isOpen,
    endsAt,
    url,
    qrCode: qrCode(url),
  }
}

/** What the picture of a job for shared links says. */
export function preview(row: PublicRow, now: Date): PreviewContent {
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

/** For the employer who posted it; a draft may lack place, category, type and level. `salaryRangeAsTyped` is what its form shows. */
export function ownJob(row: JobRow, now: Date) {
  return {
    ...facts(row, now),
    ...placeAndKind(row),
    description: row.description,
    requirements: row.requirements,
    salaryRangeAsTyped: row.salaryRange,
    questions: row.questions,
    isPaid: row.isPaid,
    /** Why an administrator took it down or refused it. */
    checkNote: row.checkNote,
    state: stateOf(row, now),
  }
}
