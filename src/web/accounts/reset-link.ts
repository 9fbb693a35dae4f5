import { USER_TYPES, type UserType } from '../../shared/user-types.ts'

/** What a reset link carries. */
export type ResetLink = { token: string; userType: UserType }

declare module '@tanstack/history' {
  interface HistoryState {
    /** Kept beside the address, not in it: it outlives a reload, and is not seen, shared or sent on. */
    resetLink?: ResetLink
  }
}

/** Undefined when the address is no whole link. A missing type is a job seeker's. */
export function readResetLink({ token, type }: { token?: string; type?: string }): ResetLink | undefined {
  const userType = USER_TYPES.find((known) => known === (type ?? 'user'))
  return token && userType ? { token, userType } : undefined
}
