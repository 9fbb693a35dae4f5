export type Role = 'visitor' | 'seeker' | 'otherSeeker' | 'employer' | 'otherEmployer' | 'administrator'

/** Who a row of the access matrix means. */
export const GROUPS: Record<string, Role[]> = {
  everybody: ['visitor', 'seeker', 'otherSeeker', 'employer', 'otherEmployer', 'administrator'],
  seekers: ['seeker', 'otherSeeker'],
  employers: ['employer', 'otherEmployer'],
  seeker: ['seeker'],
  employer: ['employer'],
  administrator: ['administrator'],
}
export const ROLES = GROUPS.everybody ?? []

export type Row = { method: string; path: string; through: Role[]; object: string | undefined }
