export type Role = 'visitor' | 'seeker' | 'otherSeeker' | 'employer' | 'otherEmployer' | 'administrator'

/** The roles that each word in the access matrix means. */
const GROUPS: Record<string, Role[]> = {
  everybody: ['visitor', 'seeker', 'otherSeeker', 'employer', 'otherEmployer', 'administrator'],
  seekers: ['seeker', 'otherSeeker'],
  employers: ['employer', 'otherEmployer'],
  seeker: ['seeker'],
  employer: ['employer'],
  administrator: ['administrator'],
}
export const ROLES = GROUPS.everybody ?? []

export type Row = { method: string; path: string; through: Role[]; object: string | undefined }

/** Reads the lines of the access matrix. */
export function readMatrix(rows: string): Row[] {
  return rows
    .trim()
    .split('\n')
    .map((line) => {
      const [route = '', who = '', object] = line.split(' | ')
      const [method = '', path = ''] = route.split(' ')
      return { method, path, object, through: who.split(' ').flatMap((group) => GROUPS[group] ?? []) }
    })
}
