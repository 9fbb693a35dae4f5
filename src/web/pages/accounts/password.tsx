import * as v from 'valibot'
import { t } from '../../../shared/language/words.ts'
import { USER_TYPES } from '../../../shared/user-types.ts'
import { Forgot } from '../../accounts/password/forgot-password.island.tsx'
import { PlainReset } from '../../accounts/password/plain-reset.tsx'
import { readLinkSearch, readResetLink } from '../../accounts/password/reset-link.ts'
import { Reset } from '../../accounts/password/reset-password.island.tsx'
import { EmailConfirmed } from '../../accounts/security/confirm-email.island.tsx'
import { PlainConfirmation } from '../../accounts/security/plain-confirmation.tsx'
import style from '../../accounts/welcome.css?inline'
import { readCounts, Welcome } from '../../accounts/welcome.tsx'
import { pageSearch } from '../../app/search-params.ts'
import { definePage } from '../page.ts'
import { emailConfirmation, forgotPassword, passwordReset } from './password-forms.ts'

const readForgotSearch = pageSearch({ type: v.picklist(USER_TYPES) })

export const forgotPasswordPage = definePage({
  path: '/forgot-password',
  search: readForgotSearch,
  forms: { forgot: forgotPassword },
  open: async ({ search: { type }, reads, settings: { account_addresses } }) => ({
    title: t('Forgot password'),
    meta: [{ name: 'description', content: t('Ask for a link to choose a new password.') }],
    isWide: true,
    style,
    body: (
      <Welcome side={type === 'employer' ? 'employer' : 'jobSeeker'} counts={await readCounts(reads)}>
        <Forgot userType={type} />
        {account_addresses !== 'email' && type !== 'admin' && (
          <p>
            {t('No email?')}{' '}
            <a href={`/code-login?type=${type ?? 'user'}&for=reset`}>{t('Get a code by SMS')}</a>
          </p>
        )}
      </Welcome>
    ),
  }),
})

/** A page that a mailed link opens. Its address contains a secret of one person. */
const ofMailedLink = { search: readLinkSearch, visitors: 'one', isListed: false, needsScript: true } as const

export const resetPasswordPage = definePage({
  path: '/reset-password',
  ...ofMailedLink,
  forms: { reset: passwordReset },
  open: async ({ reads, search }) => ({
    title: t('Reset password'),
    meta: [{ name: 'robots', content: 'noindex' }],
    isWide: true,
    style,
    body: (
      <Welcome counts={await readCounts(reads)}>
        <div className="script-only">
          <Reset />
        </div>
        <div className="without-script">
          <PlainReset isComplete={readResetLink(search) !== undefined} />
        </div>
      </Welcome>
    ),
  }),
})

export const confirmEmailPage = definePage({
  path: '/confirm-email',
  ...ofMailedLink,
  forms: { confirm: emailConfirmation },
  open: ({ search }) => ({
    title: t('Confirm email address'),
    meta: [{ name: 'robots', content: 'noindex' }],
    body: (
      <div className="mx-auto max-w-form">
        <div className="script-only">
          <EmailConfirmed />
        </div>
        <div className="without-script">
          <PlainConfirmation isComplete={readResetLink(search) !== undefined} />
        </div>
      </div>
    ),
  }),
})
