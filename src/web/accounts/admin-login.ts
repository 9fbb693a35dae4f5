import { type ApiClient, call } from '../api-client.ts'

/**
 * An administrator's login. Where the account has a second factor, a dialog asks for the code; what rejects is told by the form.
 */
export async function logInAdministrator(
  client: ApiClient,
  json: { username: string; password: string },
): Promise<void> {
  const { ticket } = await call(client.api.auth.admin.login.$post({ json }))
  if (ticket === null) return
  const { askForCode } = await import('./login-code-dialog.tsx')
  const failure = await askForCode(client, ticket)
  if (failure) throw failure
}
