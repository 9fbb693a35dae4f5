import type { SessionKind } from '../../../shared/rendering.ts'
import { writeSavedJobs } from '../../jobs/saved/saved-jobs.ts'
import { READ_PAGES_CACHE } from '../../offline/read-pages.ts'
import { forgetDrafts } from '../forms/draft-storage.ts'

/** Deletes an account's data on this device, because phones are shared, and notifies the other tabs. */
export async function forgetAccount(kind: SessionKind): Promise<void> {
  forgetDrafts(kind)
  if (kind === 'jobSeeker') await forgetDevice()
  tellOtherTabs(kind)
}

/** Deletes the saved jobs and the pages that were read. */
async function forgetDevice(): Promise<void> {
  try {
    writeSavedJobs([])
    await caches.delete(READ_PAGES_CACHE)
  } catch {
    // The browser stores nothing, so there is nothing to delete.
  }
}

const KEY = 'logged-out'

/** Other tabs must not show the account's data either. */
function tellOtherTabs(kind: SessionKind): void {
  try {
    // Other tabs are notified only if the value changes.
    localStorage.setItem(KEY, `${kind} ${Date.now()}`)
  } catch {
    // Without storage, the next call of the other tab finds that the session has ended.
  }
}

/**
 * Reloads the page when its account has logged out in another tab, or before the visitor came back to the page. It then
 * shows the visitor's version or the login.
 */
export function reloadAfterLogout(isLoggedIn: (kind: SessionKind) => boolean): void {
  const known = readLogout()
  const check = () => {
    const latest = readLogout()
    if (latest === known) return
    const [kind] = latest.split(' ')
    if (isSessionKind(kind) && isLoggedIn(kind)) location.reload()
  }
  addEventListener('storage', ({ key }) => {
    if (key === KEY) check()
  })
  // The browser may show a page from its cache, with its old content, without loading it again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check()
  })
}

const isSessionKind = (kind: string | undefined): kind is SessionKind =>
  kind === 'jobSeeker' || kind === 'employer' || kind === 'administrator'

function readLogout(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}
