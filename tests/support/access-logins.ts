/** The routes for registering and logging in, as rows of the access matrix. */
export const LOGIN_ROUTES = `
POST /api/auth/employer/phone | employers
POST /api/auth/employer/phone/confirm | employers
POST /api/auth/phone | seekers
POST /api/auth/phone/confirm | seekers
POST /api/auth/register | everybody
POST /api/auth/employer/register | everybody
POST /api/auth/login | everybody
POST /api/auth/employer/login | everybody
POST /api/auth/forgot-password | everybody
POST /api/auth/reset-password | everybody
POST /api/auth/confirm-email | everybody
POST /api/auth/code | everybody
POST /api/auth/code-login | everybody
POST /api/auth/employer/code-login | everybody
POST /api/auth/code-reset | everybody
POST /api/auth/admin/login | everybody
POST /api/auth/admin/login/code | everybody
`
