import type { QueryClient } from '@tanstack/react-query'
import type { SessionKind } from '../shared/rendering.ts'

const KEY = 'logged-out'

/** Telephones are shared: what another tab still shows of an account goes when this one logs it out. */
export function tellOtherTabs(kind: SessionKind): void {
  try {
    // Only a changed value is told to the others.
    localStorage.setItem(KEY, `${kind} ${Date.now()}`)
  } catch {
    // Without storage the next call of that tab finds the session over.
  }
}

/** Read anew the page is that of a visitor, or the login. */
export function followOtherTabs(queryClient: QueryClient): void {
  addEventListener('storage', ({ key, newValue }) => {
    const [kind] = newValue?.split(' ') ?? []
    if (key === KEY && queryClient.getQueryData(['profile', kind])) location.reload()
  })
}
