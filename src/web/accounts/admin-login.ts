import { type ApiClient, call } from '../api-client.ts'
import { tellFailure } from '../tell-failure.ts'

type Login = { username: string; password: string }

/** Told when the server gives no reason (specification 2, section 8). */
export const LOGIN_FAILED = 'Login failed'

/** On its page: a toast tells what fails. Throws what the login throws. */
export const logInOnPage = (client: ApiClient, login: Login) =>
  logInAdministrator(client, login).catch(tellFailure('Login Failed', { fallback: LOGIN_FAILED }))

/**
 * An administrator's login. Where the account has a second factor, a dialog asks for the code; what rejects is told by the form.
 */
export async function logInAdministrator(client: ApiClient, json: Login): Promise<void> {
  const { ticket } = await call(client.api.auth.admin.login.$post({ json }))
  if (ticket === null) return
  const { askForCode } = await import('./login-code-dialog.tsx')
  const failure = await askForCode(client, ticket)
  if (failure) throw failure
}
