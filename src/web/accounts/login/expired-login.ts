import type { CallApi, SessionKind } from '../../../shared/rendering.ts'
import { ApiError, refusalOf } from '../../app/loading/api-client.ts'
import { late } from '../../app/loading/late.ts'

/** Returns the login name of the account of this kind that the page shows, or undefined. */
type LoginNameOf = (kind: SessionKind) => string | undefined

/**
 * Returns a `fetch` for actions on our pages. When the login has expired or the server asks for the password again, it
 * shows a dialog and repeats the call, so that no form loses its text. For visitors, and for calls that load a page, it
 * returns the server's refusal.
 */
export function fetchWithLogin(loginNameOf: LoginNameOf): CallApi {
  return async (path, init) => {
    const answer = await fetch(path, init)
    if (![401, 403].includes(answer.status) || !isAction(path, init)) return answer
    const refusal = await refusalOf(answer.clone())
    return (await prove(loginNameOf, refusal)) ? fetch(path, init) : answer
  }
}

/** Does the same for requests that are not sent with `fetch`. */
export async function withLogin<T>(loginNameOf: LoginNameOf, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof ApiError && (await prove(loginNameOf, error))) return send()
    throw error
  }
}

/** Opening and downloading a CV count as actions: they are GET requests, but only a button sends them. */
function isAction(path: string, init: RequestInit | undefined): boolean {
  return (init?.method ?? 'GET').toUpperCase() !== 'GET' || /\/cvs\/\d+\/(view|download)(\?|$)/.test(path)
}

let asking: Promise<boolean> | undefined

/**
 * Asks for the login or the password that the server wants. Resolves to false when the server wants something else,
 * when no account of this kind was logged in, or when the dialog is closed. Two calls at the same time share one
 * dialog.
 */
async function prove(loginNameOf: LoginNameOf, { session, code, message }: ApiError): Promise<boolean> {
  const kind = code === 'password_required' ? 'employer' : session
  const name = kind && loginNameOf(kind)
  if (!kind || name === undefined) return false
  asking ??= late(() => import('./login-dialogs.ts'))
    .then(({ logInAgain, confirmPassword }) =>
      session ? logInAgain(session, name) : confirmPassword(name, message),
    )
    // Without a network, the dialog cannot be loaded. The form then shows that it could not be sent.
    .catch(() => false)
    .finally(() => {
      asking = undefined
    })
  return asking
}

/** Returns a user name, or the email address or phone number of an employer. Undefined if nobody is logged in. */
export function loginName(profile: object | null | undefined): string | undefined {
  if (!profile) return undefined
  if ('username' in profile) return String(profile.username)
  if ('email' in profile && profile.email) return String(profile.email)
  return 'loginPhone' in profile ? String(profile.loginPhone) : ''
}
