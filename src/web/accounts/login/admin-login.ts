import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { late } from '../../app/loading/late.ts'
import { tellFailure } from '../../app/loading/tell-failure.ts'

type Login = { username: string; password: string }

/** Shown when the server gives no reason. */
const LOGIN_FAILED = 'Login failed'

/** Logs in from the login page. Shows a toast when that fails, and throws the same error. */
export const logInOnPage = (client: ApiClient, login: Login) =>
  logInAdministrator(client, login).catch(tellFailure('Login Failed', { fallback: LOGIN_FAILED }))

/**
 * Logs an administrator in. If the account has a second factor, a dialog asks for the code. The form shows the error
 * that this throws.
 */
export async function logInAdministrator(client: ApiClient, json: Login): Promise<void> {
  const { ticket } = await call(client.api.auth.admin.login.$post({ json }))
  if (ticket === null) return
  const { askForCode } = await late(() => import('./login-code-dialog.tsx'))
  const failure = await askForCode(client, ticket)
  if (failure) throw failure
}
