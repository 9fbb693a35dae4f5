import { maskContacts, maskContactsInList } from '../../shared/mask-contacts.ts'
import { shorten } from '../../shared/text.ts'
import type { AccessRow, OpenedCvRow } from './access-queries.ts'
import { type CvContent, sizeOf } from './files/read-content.ts'
import { CARD_SKILLS, CARD_SUMMARY_LENGTH } from './limits.ts'
import type { CvWithOwner, ShownCv } from './queries.ts'

/** The public part of a visible CV, with contact details masked. */
function card({ cv, owner, years }: CvWithOwner) {
  return {
    id: cv.id,
    fullName: maskContacts(cv.fullName),
    jobTitle: maskContacts(cv.jobTitle),
    location: maskContacts(cv.location),
    category: cv.category,
    experience: cv.experience,
    years,
    education: cv.education,
    salaryMin: cv.salaryMin,
    salaryMax: cv.salaryMax,
    status: cv.status,
    photoId: owner?.photoId ?? null,
    uploadedAt: cv.uploadedAt,
    updatedAt: cv.updatedAt,
  }
}

/**
 * For visitors, other job seekers and employers without access: the card, and the names and sizes of the parts that are
 * missing.
 */
export function lockedProfile(row: CvWithOwner, content: CvContent | undefined) {
  const skills = maskContactsInList(row.cv.skills)
  return {
    ...card(row),
    // Contacts are masked before the cut; otherwise half a number could remain.
    summary: shorten(maskContacts(row.cv.summary), CARD_SUMMARY_LENGTH),
    skills: skills.slice(0, CARD_SKILLS),
    skillsCount: skills.length,
    /** A CV that nobody may find has no such profile. */
    isAvailable: true,
    locked: true as const,
    /** Characters of the whole summary. */
    summaryLength: row.cv.summary.length,
    content: sizeOf(content),
    lockedFields: [
      'email',
      'phone',
      'file',
      ...(row.cv.summary.length > CARD_SUMMARY_LENGTH ? ['summary'] : []),
      ...(skills.length > CARD_SKILLS ? ['skills'] : []),
    ],
  }
}

/** A hired person's profile: the name, the title, and that the person is no longer available. */
export function hiredProfile({ cv }: CvWithOwner) {
  return {
    id: cv.id,
    fullName: maskContacts(cv.fullName),
    jobTitle: maskContacts(cv.jobTitle),
    status: 'hired' as const,
    locked: true as const,
    lockedFields: ['everything'],
  }
}

/**
 * For an employer with access. The file is named only if its own price is paid; the download call sends its content.
 */
export function unlockedProfile(row: ShownCv) {
  const { cv, owner } = row
  return {
    ...card(row),
    fullName: cv.fullName,
    jobTitle: cv.jobTitle,
    location: cv.location,
    summary: cv.summary,
    skills: cv.skills,
    skillsCount: cv.skills.length,
    email: cv.email,
    phone: cv.phone || (owner?.phone ?? ''),
    /** False if the employer could not find the person now, whatever the reason. */
    isAvailable: row.isShown,
    joinedAt: owner?.createdAt ?? cv.uploadedAt,
    fileType: cv.fileType,
    locked: false as const,
    lockedFields: [] as string[],
  }
}

/** For the owner: the company only, never a person who works there. A suspended or deleted company has no name. */
export function cvAccessEntry({ companyName, companyLogoId, companyIsActive, ...row }: AccessRow) {
  if (!companyIsActive) return { ...row, companyId: null, company: null, companyLogoUrl: null }
  return { ...row, company: companyName, companyLogoUrl: companyLogoId && `/api/auth/logo/${companyLogoId}` }
}

/** A row of the employer's own list. For a deleted CV, the date and the credits remain. */
export function openedCvEntry({ cv, owner, openedAt, downloadedAt, lastAt, credits }: OpenedCvRow) {
  return {
    openedAt,
    downloadedAt,
    lastAt,
    credits,
    cv: cv && {
      id: cv.id,
      fullName: cv.fullName,
      jobTitle: cv.jobTitle,
      location: cv.location,
      status: cv.status,
      isAvailable: owner?.isShown ?? false,
      photoId: owner?.photoId ?? null,
    },
  }
}

/** For the owner and administrators: everything. `fileUrl` is the download call. */
export function ownCv(row: CvWithOwner) {
  const { cv, owner, isUnscanned } = row
  return {
    ...unlockedProfile({ ...row, isShown: owner !== null && owner.shownTo !== 'nobody' }),
    shownTo: owner?.shownTo ?? 'nobody',
    // A CV that an administrator deactivated is not active, even if its owner has switched it on.
    isActive: cv.isActive && cv.blockedAt === null,
    isBlocked: cv.blockedAt !== null,
    uploadDate: cv.uploadedAt,
    fileName: cv.fileName,
    fileSize: cv.fileSize,
    fileIsWaiting: isUnscanned,
    fileUrl: cv.fileKey && `/api/cvs/${cv.id}/download`,
  }
}
