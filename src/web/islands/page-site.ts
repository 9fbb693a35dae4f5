import type { PublicSettings } from '../../modules/settings/schema.ts'
import type { ShownSettings, Site } from '../app/site.tsx'

/** The part of the site that a public page sends to its islands. */
export type PageSite = Omit<Site, 'client' | 'now' | 'go'> & { now: number }

export function shownSettings(all: PublicSettings): ShownSettings {
  const { site_description, admin_email, payment_methods, ...shown } = all
  const { maintenance_mode, email_notifications_enabled, require_employer_approval, ...rest } = shown
  return rest
}

/** Returns JSON that can stand inside a script element. `data`: more for a dashboard. */
export function formatPageSite({ client: _, go: __, now, ...rest }: Site, data: object = {}): string {
  const sent: PageSite = { ...rest, now: now.getTime() }
  return JSON.stringify({ ...sent, ...data }).replaceAll('<', '\\u003c')
}
