import { USER_TYPES as KINDS, type UserType } from '../../shared/user-types.ts'

/** What the three account types are called, and where each logs in. */
export const USER_TYPES: Record<
  UserType,
  { label: string; login: '/login' | '/employer-login' | '/admin-login' }
> = {
  user: { label: 'Job Seeker', login: '/login' },
  employer: { label: 'Employer', login: '/employer-login' },
  admin: { label: 'Administrator', login: '/admin-login' },
}

export const USER_TYPE_OPTIONS = KINDS.map((value) => ({
  value,
  label: USER_TYPES[value].label,
}))
