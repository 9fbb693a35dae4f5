/** What decides whether a CV is shown. */
export type Visibility = {
  isActive: boolean
  isBlocked: boolean
  /** null: the owner is gone. */
  ownerIsActive: boolean | null
  ownerIsAvailable: boolean | null
}

/** Hidden from searches and profiles, but for those who own it, run the site or have paid (decisions, rule 4). */
export function isVisible({ isActive, isBlocked, ownerIsActive, ownerIsAvailable }: Visibility): boolean {
  return isActive && !isBlocked && ownerIsActive === true && ownerIsAvailable === true
}

export type Access = { view: boolean; download: boolean; application: boolean }

/** Applicants are free: a CV that was sent to one of the employer's jobs is opened and downloaded without credits (rule 2). */
export function mayOpen(access: Access): boolean {
  return access.view || access.application
}

export function mayDownloadFree(access: Access): boolean {
  return access.download || access.application
}

/** Days for which a new CV of a person who was paid for is free (decisions, 'Hired, hidden, suspended'). */
export const FREE_DAYS = 90

/** Hours for which a file that was read waits to be published; stray files go after 24. */
export const READ_FILE_HOURS = 12
