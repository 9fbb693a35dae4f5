import { ForgotPassword } from '../../../modules/accounts/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { USER_TYPES } from '../../accounts/password/password-reset.ts'
import { readResetLink } from '../../accounts/password/reset-link.ts'
import { accepted, refusalAt } from '../../app/forms/accepted.ts'
import { call } from '../../app/loading/api-client.ts'
import { formatQuery } from '../../app/query.ts'
import type { PlainForm } from '../page.ts'

export const forgotPassword: PlainForm = {
  async send({ values, client }) {
    const json = accepted(ForgotPassword, values)
    const { message } = await call(client.api.auth['forgot-password'].$post({ json }))
    const notice = { title: t('Check your email'), description: message }
    return { to: `/forgot-password${formatQuery({ type: json.userType })}`, notice }
  },
}

type MailedLink = { token?: string; type?: string }

export const passwordReset: PlainForm<MailedLink> = {
  async send({ values, search, client }) {
    const { newPassword = '', confirmPassword = '' } = values
    if (newPassword !== confirmPassword) throw refusalAt({ confirmPassword: "Passwords don't match" })
    const { token, userType } = linkOf(search)
    const json = { token, userType, newPassword: String(newPassword) }
    await call(client.api.auth['reset-password'].$post({ json }))
    const notice = {
      title: t('Password Reset Successful'),
      description: t(
        'Your password has been changed, and all phones and computers are logged out. You can now log in.',
      ),
    }
    return { to: USER_TYPES[userType].login, notice }
  },
}

export const emailConfirmation: PlainForm<MailedLink> = {
  async send({ search, client }) {
    const link = linkOf(search)
    const { email } = await call(client.api.auth['confirm-email'].$post({ json: link }))
    const description = t('Your account now has the address {email}.', { email })
    return {
      to: USER_TYPES[link.userType].login,
      notice: { title: t('Email Address Confirmed'), description },
    }
  },
}

/** An incomplete link is refused by the call. */
const linkOf = (search: MailedLink) => readResetLink(search) ?? { token: '', userType: 'user' as const }
