import type { AdministratorRow, EmployerRow, JobSeekerRow } from './queries.ts'
import type { SessionRow } from './session-queries.ts'

/**
 * A job seeker's own profile. `pendingEmail` is an address that is not confirmed yet. None of these views contains the
 * password hash.
 */
export function ownProfile(row: JobSeekerRow, pendingEmail: string | null) {
  const {
    id,
    username,
    email,
    loginPhone,
    fullName,
    phone,
    location,
    jobTitle,
    category,
    summary,
    experience,
    education,
  } = row
  const { skills, salaryMin, salaryMax, photoId, shownTo, availableTo, language, createdAt, updatedAt } = row
  return {
    id,
    username,
    email,
    loginPhone,
    fullName,
    phone,
    location,
    jobTitle,
    category,
    summary,
    experience,
    education,
    skills,
    salaryMin,
    salaryMax,
    photoId,
    shownTo,
    availableTo,
    isAvailable: shownTo !== 'nobody',
    language,
    pendingEmail,
    createdAt,
    updatedAt,
  }
}

/** An employer's own profile. The balance comes from `credits`. */
export function ownCompany(row: EmployerRow, pendingEmail: string | null) {
  const {
    id,
    companyName,
    contactPerson,
    email,
    loginPhone,
    phone,
    website,
    industry,
    companySize,
    location,
    address,
    description,
  } = row
  return {
    id,
    companyName,
    contactPerson,
    email,
    loginPhone,
    phone,
    website,
    industry,
    companySize,
    location,
    address,
    description,
    logoUrl: logoUrl(row.logoId),
    isApproved: row.isApproved,
    pendingEmail,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** The public data of a company. */
export function publicCompany(row: EmployerRow) {
  const { id, companyName, description, industry, companySize, location, website } = row
  return {
    id,
    companyName,
    description,
    industry,
    companySize,
    location,
    website,
    logoUrl: logoUrl(row.logoId),
    isApproved: row.isApproved,
  }
}

export function ownAdministrator(
  { id, username, email, fullName, isActive, lastLogin, createdAt, updatedAt }: AdministratorRow,
  pendingEmail: string | null,
) {
  return { id, username, email, pendingEmail, fullName, isActive, lastLogin, createdAt, updatedAt }
}

function logoUrl(logoId: string | null): string | null {
  return logoId && `/api/auth/logo/${logoId}`
}

/** A session as its owner sees it. `current` is the hash of the token that the request came with. */
export function ownSession({ id, device, createdAt, lastSeenAt, tokenHash }: SessionRow, current: Buffer) {
  return { id, device, createdAt, lastSeenAt, isCurrent: tokenHash.equals(current) }
}
