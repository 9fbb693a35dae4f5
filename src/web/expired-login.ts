import type { QueryClient } from '@tanstack/react-query'
import type { CallApi, SessionKind } from '../shared/rendering.ts'
import { ApiError, refusalOf } from './api-client.ts'

/**
 * `fetch` for what people do on our pages: where a login has expired meanwhile it is asked for, and the call repeated, so that no form
 * loses what was typed. Visitors, who had none, get the refusal; so does what a page reads by itself.
 */
export function fetchWithLogin(queryClient: QueryClient): CallApi {
  return async (path, init) => {
    const answer = await fetch(path, init)
    if (answer.status !== 401 || !isAction(path, init)) return answer
    const refusal = await refusalOf(answer.clone())
    return (await renewLogin(queryClient, refusal)) ? fetch(path, init) : answer
  }
}

/** The same for what is not sent by `fetch`. */
export async function withLogin<T>(queryClient: QueryClient, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ApiError && (await renewLogin(queryClient, error))) return send()
    throw error
  }
}

/** Opening a CV is a GET that somebody pressed a button for. */
function isAction(path: string, init: RequestInit | undefined): boolean {
  return (init?.method ?? 'GET').toUpperCase() !== 'GET' || /\/view(\?|$)/.test(path)
}

let asking: Promise<boolean> | undefined

/** False when nobody of that kind was logged in on this page, or they would rather not. Two calls at once ask once. */
async function renewLogin(queryClient: QueryClient, { session }: ApiError): Promise<boolean> {
  const profile = session && queryClient.getQueryData(['profile', session])
  if (!session || !profile) return false
  asking ??= ask(session, profile).finally(() => {
    asking = undefined
  })
  return asking
}

async function ask(kind: SessionKind, profile: object): Promise<boolean> {
  try {
    const { askToLogIn } = await import('./accounts/expired-login-dialog.tsx')
    return await askToLogIn(kind, loginName(profile))
  } catch {
    // Without a network the dialog does not come: the form says that it could not be sent.
    return false
  }
}

/** A user name, or the address that an employer logs in with. */
function loginName(profile: object): string {
  if ('username' in profile) return String(profile.username)
  return 'email' in profile ? String(profile.email) : ''
}
