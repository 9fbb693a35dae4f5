import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { USER_TYPES, type UserType } from '../../../shared/user-types.ts'
import { parseQuery } from '../../app/query.ts'
import { pageSearch } from '../../app/search-params.ts'

/** The parts of a reset link. */
export type ResetLink = { token: string; userType: UserType }

/**
 * Returns the parts of a reset link, or undefined when the address is incomplete. Without a type, the account is a job
 * seeker's.
 */
export function readResetLink({ token, type }: { token?: string; type?: string }): ResetLink | undefined {
  const userType = USER_TYPES.find((known) => known === (type ?? 'user'))
  return token && userType ? { token, userType } : undefined
}

const part = v.pipe(v.string(), v.maxLength(200))
/** Reads the address of a mailed link. */
export const readLinkSearch = pageSearch({ token: part, type: part })

/**
 * Returns the mailed link by which the page was opened, once the browser has read it. Its secret is moved from the
 * address to the entry of the browser's history: there it survives a reload, but it is not visible, not shared and not
 * sent to other sites.
 */
export function useMailedLink(): { link: ResetLink | undefined } | undefined {
  const [read, setRead] = useState<{ link: ResetLink | undefined }>()
  useEffect(() => setRead({ link: takeLink() }), [])
  return read
}

function takeLink(): ResetLink | undefined {
  const link = readResetLink(readLinkSearch(parseQuery(location.search)))
  const state: unknown = history.state
  if (link || location.search) history.replaceState(link ? { link } : null, '', location.pathname)
  return link ?? (isLinkState(state) ? state.link : undefined)
}

function isLinkState(state: unknown): state is { link: ResetLink } {
  return typeof state === 'object' && state !== null && 'link' in state
}
