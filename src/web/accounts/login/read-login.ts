import type { FormValues } from '../../app/forms/form-values.ts'

/** `login`: the username, or the email address of an employer. */
type Typed = { login: string; password: string; isShort: boolean }

/** Returns what was typed into a login form. The server alone checks it: the schemas weigh more than the whole form. */
export const readLogin = ({ username, email, password, isShort }: FormValues): Typed => ({
  login: String(username ?? email ?? ''),
  password: String(password ?? ''),
  isShort: isShort === 'on',
})
