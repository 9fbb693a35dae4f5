/** The kinds of accounts, in the words of the password reset's API calls. */
export const USER_TYPES = ['user', 'employer', 'admin'] as const
export type UserType = (typeof USER_TYPES)[number]
