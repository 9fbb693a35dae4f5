/** The kinds of accounts as the calls of the password reset name them (specification 1, section 6). */
export const USER_TYPES = ['user', 'employer', 'admin'] as const
export type UserType = (typeof USER_TYPES)[number]
