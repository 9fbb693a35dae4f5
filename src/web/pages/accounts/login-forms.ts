import { t } from '../../../shared/language/words.ts'
import { readLogin } from '../../accounts/login/read-login.ts'
import { safePath } from '../../accounts/login/safe-path.ts'
import { ApiError, call } from '../../app/loading/api-client.ts'
import { MY_PAGE } from '../../my-page/plain-address.ts'
import type { PlainForm } from '../page.ts'

type Next = { next?: string | undefined }

const welcome = () => ({ title: t('Login Successful'), description: t('Welcome back!') })

export const jobSeekerLogin: PlainForm<Next> = {
  async send({ values, search: { next }, client }) {
    const { login: username, password, isShort } = readLogin(values)
    await call(client.api.auth.login.$post({ json: { username, password, isShort } }))
    return { to: safePath(next) ?? MY_PAGE, notice: welcome() }
  },
}

export const employerLogin: PlainForm<Next> = {
  async send({ values, search: { next }, client }) {
    const { login: email, password } = readLogin(values)
    await call(client.api.auth.employer.login.$post({ json: { email, password } }))
    return { to: safePath(next) ?? '/employer-dashboard', notice: welcome() }
  },
}

/** With a second factor, the form of the code comes next. */
export const administratorLogin: PlainForm = {
  async send({ values, client }) {
    const { login: username, password } = readLogin(values)
    const { ticket } = await call(client.api.auth.admin.login.$post({ json: { username, password } }))
    return ticket === null ? { to: '/admin', notice: welcome() } : { show: 'code', values: { ticket } }
  },
}

export const administratorCode: PlainForm = {
  async send({ values: { ticket, code }, client }) {
    const json = { ticket: String(ticket ?? ''), code: String(code ?? '') }
    try {
      await call(client.api.auth.admin.login.code.$post({ json }))
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'login_expired') throw error
      return { show: 'login', values: {}, message: error.message }
    }
    return { to: '/admin', notice: welcome() }
  },
}

type CodeSearch = { type?: 'user' | 'employer' | undefined; for?: 'login' | 'reset' | undefined }

/** Sends a code by SMS. The form of the code comes next. */
export const codeRequest: PlainForm<CodeSearch> = {
  async send({ values, search: { type: userType = 'user', for: purpose = 'login' }, client }) {
    const phone = String(values['phone'] ?? '')
    const { message } = await call(client.api.auth.code.$post({ json: { phone, userType, purpose } }))
    return { show: 'code', values: { phone, message } }
  },
}

/** Logs in with the code, or sets a new password. */
export const codeProof: PlainForm<CodeSearch> = {
  async send({ values, search: { type: userType = 'user', for: purpose = 'login' }, client }) {
    const [phone = '', code = '', newPassword = ''] = ['phone', 'code', 'newPassword'].map((name) =>
      String(values[name] ?? ''),
    )
    const { auth } = client.api
    if (purpose === 'reset') {
      await call(auth['code-reset'].$post({ json: { phone, code, newPassword, userType } }))
      const notice = { title: t('Your password has been changed'), description: t('You can now log in.') }
      return { to: userType === 'user' ? '/login' : '/employer-login', notice }
    }
    const json = { phone, code, isShort: values['isShort'] === 'on' }
    if (userType === 'user') await call(auth['code-login'].$post({ json }))
    else await call(auth.employer['code-login'].$post({ json }))
    return { to: userType === 'user' ? MY_PAGE : '/employer-dashboard', notice: welcome() }
  },
}
