import { t } from '../../../shared/language/words.ts'
import type { SessionKind } from '../../../shared/rendering.ts'

const KEY = 'new-account'

/** Remembers in this tab who has just registered, for the login that follows. `login`: user name or email address. */
export function rememberNewAccount(kind: SessionKind, login: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([kind, login]))
  } catch {
    // Storage is blocked, so the name has to be typed.
  }
}

/** Returns the login name of the account of this kind that was registered in this tab and has not logged in yet. */
export function readNewAccount(kind: SessionKind): string | undefined {
  try {
    const [ofKind, login]: unknown[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return ofKind === kind && typeof login === 'string' ? login : undefined
  } catch {
    return undefined
  }
}

/** Returns the greeting after a login. It is 'Welcome back!' unless the account is new. */
export function welcomeOf(kind: SessionKind, login: string): string {
  const isNew = readNewAccount(kind)?.toLowerCase() === login.toLowerCase()
  if (!isNew) return t('Welcome back!')
  sessionStorage.removeItem(KEY)
  return t('Your account is ready.')
}
