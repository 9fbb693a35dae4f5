import { parsePublicSettings } from '../../../modules/settings/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { companyForm } from '../../accounts/employer/company-form.ts'
import { registrationOf as companyRegistrationOf } from '../../accounts/employer/company-schema.ts'
import { readRegistration } from '../../accounts/registration/read-registration.ts'
import { registrationOf } from '../../accounts/registration/registration-schema.ts'
import { accepted } from '../../app/forms/accepted.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { formatQuery } from '../../app/query.ts'
import type { PlainForm } from '../page.ts'

async function rulesOf(client: ApiClient): Promise<[length: number, mayUsePhone: boolean]> {
  const settings = parsePublicSettings(await call(client.api.public.settings.$get()))
  return [settings.password_min_length, settings.account_addresses !== 'email']
}

const registered = () => ({
  title: t('Registration Successful!'),
  description: t('Your account has been created. You can now log in.'),
})

/** Without script, the first of the three steps leads to a page with all fields. */
export const jobSeekerRegistration: PlainForm<{ next?: string | undefined }> = {
  async send({ values, search: { next }, client }) {
    const { username = '', email = '' } = values
    if (values['fullName'] === undefined) return { show: 'register', values: { username, email } }
    const schema = registrationOf(...(await rulesOf(client)))
    const { confirmPassword: _, agreeTerms: __, ...json } = accepted(schema, readRegistration(values))
    await call(client.api.auth.register.$post({ json }))
    return { to: `/login${formatQuery({ next })}`, notice: registered() }
  },
}

/** Bytes. The call itself refuses a logo of more than 5 MB, and the form keeps what was typed. */
const MOST_LOGO_BYTES = 20 * 1024 * 1024

export const companyRegistration: PlainForm = {
  files: { limits: { logo: MOST_LOGO_BYTES }, areOfVisitors: true },
  async send({ values, files, client }) {
    if (!values['password'] && !values['agreeTerms']) return { show: 'register', values }
    const schema = companyRegistrationOf(...(await rulesOf(client)))
    const input = accepted(schema, { ...values, logo: files['logo'] })
    const { logo, confirmPassword: _, agreeTerms: __, ...fields } = input
    const body = companyForm(fields, logo)
    await call(client.api.auth.employer.register.$post({}, { init: { body } }))
    return { to: '/employer-login', notice: registered() }
  },
}
