import type { ReactNode } from 'react'
import { fitting } from '../../modules/announcements/choices.ts'
import type { ReadOf } from '../../page-reads.ts'
import { PAGE_BYTES } from '../../shared/rendering.ts'
import { Announcements } from '../announcements/announcements.tsx'
import { accountsOf } from '../app/session/account.ts'
import { useSite } from '../app/site.tsx'
import { BottomBar } from '../components/shell/bottom-bar.tsx'
import { GUEST_LINKS, languageLink } from '../components/shell/navigation.ts'
import { SiteFooter } from '../components/shell/site-footer.tsx'
import { SiteHeader, SkipLink } from '../components/shell/site-header.tsx'
import { Notice } from '../components/states/states.tsx'
import { PicturesContext, PicturesOff } from '../components/surfaces/avatar.tsx'
import { WorkTop } from '../dashboards/frame/work-top.tsx'
import { sectionLabelOf, Workspace } from '../dashboards/frame/workspace.tsx'
import { workspaceAreaOf } from '../dashboards/frame/workspace-area.ts'

type ShellProps = {
  isWide: boolean | undefined
  /** Whether the content is a dashboard. */
  isDashboard: boolean
  /** The announcements that the visitor may see. */
  announcements: ReadOf<'announcements'>
  /** Whether the page is in Tok Pisin, too. */
  isTranslated: boolean
  /** What the site is for, in a line of the footer. */
  description: string
  children: ReactNode
}

/** Everything around the content of a public page. */
export function Shell({
  isWide,
  isDashboard,
  announcements,
  isTranslated,
  description,
  children,
}: ShellProps) {
  const site = useSite()
  const { settings, savesData, now } = site
  const [path, query] = site.href.split('?')
  const isGuestPage = GUEST_LINKS.some(({ href }) => href === path)
  const shared = { href: site.href, siteName: settings.site_name, accounts: accountsOf(site) }
  const otherLanguage = isTranslated ? languageLink(site.href) : undefined
  const area = workspaceAreaOf(site)
  // The dashboard's own frame, so that nothing moves when its script takes over.
  if (area)
    return (
      <>
        <SkipLink />
        <Workspace area={area} counts={{}} {...shared}>
          <Announcements shown={fitting(announcements, area)} />
          <WorkTop title={sectionLabelOf(area, site.href)} />
          <Arrival isWide={false} />
          {children}
        </Workspace>
      </>
    )
  return (
    <PicturesContext.Provider value={!savesData}>
      <SkipLink />
      <SiteHeader
        guestQuery={isGuestPage && query ? `?${query}` : ''}
        otherLanguage={otherLanguage}
        {...shared}
      />
      <Announcements shown={fitting(announcements, isDashboard ? 'jobSeeker' : 'public')} />
      <main id="main" tabIndex={-1} className={isWide ? undefined : 'wrap py-6'}>
        <Arrival isWide={isWide} />
        {savesData === true && <PicturesOff />}
        {children}
      </main>
      <SiteFooter
        siteName={settings.site_name}
        description={description}
        supportEmail={settings.support_email}
        year={now.getUTCFullYear()}
        isLoggedIn={shared.accounts.length > 0}
        otherLanguage={otherLanguage}
        isTextOnly={savesData === 'text'}
        href={site.href}
        bytes={PAGE_BYTES}
        madeFrom={settings}
      />
      <BottomBar otherLanguage={otherLanguage} {...shared} />
    </PicturesContext.Provider>
  )
}

/** Says what a form that was sent without script has done, or why it could not be sent. */
function Arrival({ isWide }: { isWide: boolean | undefined }) {
  const { notice } = useSite()
  if (!notice) return null
  const { title, description, isFailure } = notice
  return (
    <div className={isWide ? 'wrap py-4' : 'pb-4'}>
      <Notice kind={isFailure ? 'danger' : 'success'} title={title}>
        {description}
      </Notice>
    </div>
  )
}
