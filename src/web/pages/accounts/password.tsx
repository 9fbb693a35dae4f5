import * as v from 'valibot'
import { USER_TYPES } from '../../../shared/user-types.ts'
import { NeedsScript } from '../../accounts/login/needs-script.tsx'
import { Forgot } from '../../accounts/password/forgot-password.island.tsx'
import { readLinkSearch } from '../../accounts/password/reset-link.ts'
import { Reset } from '../../accounts/password/reset-password.island.tsx'
import { EmailConfirmed } from '../../accounts/security/confirm-email.island.tsx'
import { pageSearch } from '../../app/search-params.ts'
import { definePage } from '../page.ts'

const readForgotSearch = pageSearch({ type: v.picklist(USER_TYPES) })

export const forgotPasswordPage = definePage({
  path: '/forgot-password',
  search: readForgotSearch,
  open: ({ search: { type } }) => ({
    title: 'Forgot password',
    meta: [{ name: 'description', content: 'Ask for a link to choose a new password.' }],
    body: (
      <div className="mx-auto max-w-form">
        <NeedsScript />
        <Forgot userType={type} />
      </div>
    ),
  }),
})

/** A page that a mailed link opens. Its address contains a secret of one person. */
const ofMailedLink = { search: readLinkSearch, visitors: 'one', isListed: false, needsScript: true } as const

export const resetPasswordPage = definePage({
  path: '/reset-password',
  ...ofMailedLink,
  open: () => ({
    title: 'Reset password',
    meta: [{ name: 'robots', content: 'noindex' }],
    body: (
      <div className="mx-auto max-w-form">
        <Reset />
      </div>
    ),
  }),
})

export const confirmEmailPage = definePage({
  path: '/confirm-email',
  ...ofMailedLink,
  open: () => ({
    title: 'Confirm email address',
    meta: [{ name: 'robots', content: 'noindex' }],
    body: (
      <div className="mx-auto max-w-form">
        <EmailConfirmed />
      </div>
    ),
  }),
})
