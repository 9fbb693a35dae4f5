/** The login page of each kind of account. */
export const LOGIN_PATHS = {
  jobSeeker: '/login',
  employer: '/employer-login',
  administrator: '/admin-login',
} as const
