import type { ReactNode } from 'react'
import { accountsOf } from '../app/session/account.ts'
import { useSite } from '../app/site.tsx'
import { BottomBar } from '../components/shell/bottom-bar.tsx'
import { GUEST_LINKS } from '../components/shell/navigation.ts'
import { SiteFooter } from '../components/shell/site-footer.tsx'
import { SiteHeader, SkipLink } from '../components/shell/site-header.tsx'
import { PicturesContext, PicturesOff } from '../components/surfaces/avatar.tsx'

/** Everything around the content of a public page. */
export function Shell({ isWide, children }: { isWide: boolean | undefined; children: ReactNode }) {
  const site = useSite()
  const { settings, savesData, now } = site
  const [path, query] = site.href.split('?')
  const isGuestPage = GUEST_LINKS.some(({ href }) => href === path)
  const shared = { href: site.href, accounts: accountsOf(site) }
  return (
    <PicturesContext.Provider value={!savesData}>
      <SkipLink />
      <SiteHeader
        siteName={settings.site_name}
        guestQuery={isGuestPage && query ? `?${query}` : ''}
        {...shared}
      />
      <main id="main" tabIndex={-1} className={isWide ? undefined : 'wrap py-6'}>
        {savesData && <PicturesOff />}
        {children}
      </main>
      <SiteFooter
        siteName={settings.site_name}
        description={settings.site_description}
        supportEmail={settings.support_email}
        year={now.getUTCFullYear()}
        isLoggedIn={shared.accounts.length > 0}
      />
      <BottomBar {...shared} />
    </PicturesContext.Provider>
  )
}
