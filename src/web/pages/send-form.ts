import { speakFrom } from '../../shared/language/words.ts'
import type { FieldValues, FormAnswer, FormFiles, FormRequest } from '../../shared/rendering.ts'
import { ApiError, createApiClient } from '../app/loading/api-client.ts'
import { formatQuery } from '../app/query.ts'
import { LOGIN_PATHS } from '../app/session/login-paths.ts'
import { findPage } from './pages.ts'

export function filesOf(href: string, name: string): FormFiles | undefined {
  const form = find(href)?.forms.get(name)
  return form && (form.files ?? { limits: {} })
}

/** Does what a plain form asks for by the calls that the page's script would make. Throws if the page has no such form. */
export async function sendForm(request: FormRequest): Promise<FormAnswer> {
  const { href, form: name, values, files, callApi, wordsNow } = request
  speakFrom(wordsNow)
  const found = find(href)
  const form = found?.forms.get(name)
  if (!found || !form) throw new Error(`no form ${name} at ${href}`)
  const { params, search } = found
  try {
    const result = await form.send({
      params,
      search,
      values,
      files,
      callApi,
      client: createApiClient(callApi),
    })
    if ('to' in result) return { kind: 'done', to: result.to, notice: result.notice }
    const { show, values: shown, message, refusal } = result
    const { status = 200, errors = {}, message: reason = message } = refusal ?? {}
    return {
      kind: 'again',
      status,
      posted: { form: show, values: shown, errors: { ...errors }, message: reason },
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, session, errors, message } = error
    if (code === 'authentication_required' && session) {
      const next = formatQuery({ next: href })
      return { kind: 'done', to: LOGIN_PATHS[session] + next, notice: { title: message, isFailure: true } }
    }
    return {
      kind: 'again',
      status,
      posted: { form: name, values: withoutSecrets(values), errors: { ...errors }, message },
    }
  }
}

function find(href: string) {
  const { pathname, search } = new URL(href, 'http://page')
  const address = findPage(pathname, search)
  return address && { ...address, forms: new Map(Object.entries(address.page.forms ?? {})) }
}

/** Passwords and codes are typed again. */
const withoutSecrets = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !/password|^code$/i.test(name)))
