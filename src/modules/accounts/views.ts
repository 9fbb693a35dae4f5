import type { AdministratorRow, EmployerRow, JobSeekerRow } from './queries.ts'
import type { SessionRow } from './session-queries.ts'

/** A job seeker's own profile; `pendingEmail` waits to be confirmed. The password hash is in none of these lists. */
export function ownProfile(row: JobSeekerRow, pendingEmail: string | null) {
  const {
    id,
    username,
    email,
    fullName,
    phone,
    location,
    jobTitle,
    category,
    summary,
    experience,
    education,
  } = row
  const { skills, salaryMin, salaryMax, photoId, isAvailable, createdAt, updatedAt } = row
  return {
    id,
    username,
    email,
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
    isAvailable,
    pendingEmail,
    createdAt,
    updatedAt,
  }
}

/** An employer's own profile; the balance comes from `credits`. */
export function ownCompany(row: EmployerRow, pendingEmail: string | null) {
  const {
    id,
    companyName,
    contactPerson,
    email,
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

/** What everybody may know of a company (decisions, 'Who sees what'). */
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

/** Of its owner; `current` is the hash of the token that the request came with. */
export function ownSession({ id, device, createdAt, lastSeenAt, tokenHash }: SessionRow, current: Buffer) {
  return { id, device, createdAt, lastSeenAt, isCurrent: tokenHash.equals(current) }
}
