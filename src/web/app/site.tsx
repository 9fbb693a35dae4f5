import { createContext, useContext } from 'react'
import type { PublicSettings } from '../../modules/settings/schema.ts'
import type { ReadOf } from '../../page-reads.ts'
import type { Notice, Posted, SavesData, SessionKind } from '../../shared/rendering.ts'
import type { ApiClient } from './loading/api-client.ts'

export type Accounts = { [K in SessionKind]?: ReadOf<'visitor'>[K] | undefined }

export type ShownSettings = ReturnType<typeof withoutOthers>

const shown = new WeakMap<PublicSettings, ShownSettings>()

/**
 * Returns the settings that the browser gets with every page: the same object each time, because the parts of pages that
 * show them are kept for as long as it is.
 */
export function shownSettings(all: PublicSettings): ShownSettings {
  const known = shown.get(all) ?? withoutOthers(all)
  shown.set(all, known)
  return known
}

/** Leaves out the settings that no island reads. */
function withoutOthers(all: PublicSettings) {
  const { site_description, admin_email, payment_methods, ...shown } = all
  const { maintenance_mode, email_notifications_enabled, require_employer_approval, ...rest } = shown
  return rest
}

/** The site and its visitor, for every component. Dashboards and the islands of public pages provide it. */
export type Site = {
  client: ApiClient
  /** The time of rendering. It is the same on the server and in the browser, until a dashboard loads new data. */
  now: Date
  /** The public origin of the site, for links that are used outside it. */
  publicUrl: string
  savesData: SavesData
  settings: ShownSettings
  /** The accounts that are logged in in this browser, with the numbers of their unread items. */
  accounts: Accounts
  /** Path and query of the page. */
  href: string
  /** The form that was sent without script and is shown again. */
  posted?: Posted | undefined
  /** Says what a form has done that led to this page. */
  notice?: Notice | undefined
  /** Opens an address of this site. */
  go(href: string): void
}

export const SiteContext = createContext<Site | undefined>(undefined)

export function useSite(): Site {
  const site = useContext(SiteContext)
  if (!site) throw new Error('useSite needs a SiteContext around it')
  return site
}

/** Returns the public settings: prices, limits and names. */
export function useSettings(): ShownSettings {
  return useSite().settings
}

/** Returns the account of this kind if one is logged in. Dashboards have the whole profile (`useProfile`). */
export function useAccount<K extends SessionKind>(kind: K): Accounts[K] {
  return useSite().accounts[kind]
}
