import { useSuspenseQuery } from '@tanstack/react-query'
import { createRootRouteWithContext, Outlet, useLocation, useMatches } from '@tanstack/react-router'
import { DashboardAnnouncements } from '../announcements/dashboard-announcements.tsx'
import { LinkContext } from '../app/link.tsx'
import { load } from '../app/loading/query-client.ts'
import { PageNotFound, PageProgress } from '../app/page-states.tsx'
import { usePictures } from '../app/pictures.ts'
import type { RouterContext } from '../app/router-context.ts'
import { RouterLink } from '../app/router-link.tsx'
import { accountsOf } from '../app/session/account.ts'
import { useApplicationSite } from '../app/session/application-site.ts'
import { useLogOut } from '../app/session/session.ts'
import { settingsQuery } from '../app/settings.ts'
import { SiteContext } from '../app/site.tsx'
import { Toaster } from '../components/overlays/toaster.tsx'
import { BottomBar } from '../components/shell/bottom-bar.tsx'
import { languageLink } from '../components/shell/navigation.ts'
import { SiteFooter } from '../components/shell/site-footer.tsx'
import { SiteHeader, SkipLink } from '../components/shell/site-header.tsx'
import { PicturesContext, PicturesOff } from '../components/surfaces/avatar.tsx'
import { AdminWorkspace, EmployerWorkspace } from '../dashboards/frame/counted-workspaces.tsx'
import { workspaceAreaOf } from '../dashboards/frame/workspace-area.ts'
import { isForJobSeekers } from '../dashboards/sections.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context }) => ({
    siteName: (await load(context, settingsQuery(context.client))).site_name,
  }),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.siteName ?? '' }] }),
  component: Shell,
  notFoundComponent: PageNotFound,
})

function Shell() {
  const address = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const isWide = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isWide) })
  const site = useApplicationSite()
  const { now, savesData, settings } = site
  const { site_name, support_email } = settings
  const { site_description } = useSuspenseQuery(settingsQuery(site.client)).data
  const pictures = usePictures(savesData)
  const logOuts = {
    jobSeeker: useLogOut('jobSeeker'),
    employer: useLogOut('employer'),
    administrator: useLogOut('administrator'),
  }
  const accounts = accountsOf(site).map((account) => ({
    ...account,
    onLogout: () => void logOuts[account.session](),
  }))
  const shared = { href: address, accounts, siteName: site_name, link: RouterLink }
  const hasTokPisin = settings.tok_pisin_enabled && isForJobSeekers(address)
  const otherLanguage = hasTokPisin ? languageLink(address) : undefined
  const area = workspaceAreaOf(site)
  const announcements = <DashboardAnnouncements area={area} />
  const content = (
    <>
      {!pictures.areShown && savesData === true && <PicturesOff onShow={pictures.show} />}
      <Outlet />
    </>
  )
  return (
    <SiteContext.Provider value={site}>
      <LinkContext.Provider value={RouterLink}>
        <PicturesContext.Provider value={pictures.areShown}>
          <SkipLink />
          <PageProgress />
          {area === 'employer' ? (
            <EmployerWorkspace {...shared}>
              {announcements}
              {content}
            </EmployerWorkspace>
          ) : area === 'administrator' ? (
            <AdminWorkspace {...shared}>{content}</AdminWorkspace>
          ) : (
            <>
              <SiteHeader otherLanguage={otherLanguage} {...shared} />
              {announcements}
              {/* As high as the screen, so that the footer does not jump down when the content arrives. */}
              <main id="main" tabIndex={-1} className={`min-h-screen ${isWide ? 'pb-6' : 'wrap py-6'}`}>
                {content}
              </main>
              <SiteFooter
                siteName={site_name}
                description={site_description}
                supportEmail={support_email}
                year={now.getUTCFullYear()}
                isLoggedIn={accounts.length > 0}
                otherLanguage={otherLanguage}
                isTextOnly={savesData === 'text'}
                href={address}
                link={RouterLink}
              />
              <BottomBar otherLanguage={otherLanguage} {...shared} />
            </>
          )}
          <Toaster />
        </PicturesContext.Provider>
      </LinkContext.Provider>
    </SiteContext.Provider>
  )
}
