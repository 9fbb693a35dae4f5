import { createRootRouteWithContext, Outlet, useLocation } from '@tanstack/react-router'
import { parseSettings } from '../../modules/settings/schema.ts'
import { useAccounts } from '../account.ts'
import { BottomBar } from '../components/bottom-bar.tsx'
import { GUEST_LINKS } from '../components/navigation.ts'
import { PicturesContext, PicturesOff } from '../components/pictures.tsx'
import { SiteFooter } from '../components/site-footer.tsx'
import { SiteHeader } from '../components/site-header.tsx'
import { SkipLink } from '../components/skip-link.tsx'
import { Toaster } from '../components/toaster.tsx'
import { AppLink } from '../link.tsx'
import { load } from '../load.ts'
import { loadUnread } from '../messages/unread.ts'
import { PageNotFound } from '../page-not-found.tsx'
import { PageProgress } from '../page-progress.tsx'
import { usePictures } from '../pictures.ts'
import { Pixel } from '../pixel/pixel.tsx'
import { previewMeta, sitePreviewUrl } from '../preview-meta.ts'
import type { RouterContext } from '../router-context.ts'
import { loadProfiles, useLogOut } from '../session.ts'
import { settingsQuery, useSettings } from '../settings.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context }) => {
    const [settings] = await Promise.all([
      load(context, settingsQuery(context.client)),
      loadProfiles(context).then(() => loadUnread(context)),
    ])
    const { site_name, site_description } = parseSettings(settings)
    return { siteName: site_name, description: site_description }
  },
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => ({
    meta: [
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#0f5c4d' },
      { title: loaderData?.siteName ?? '' },
      { name: 'description', content: loaderData?.description ?? '' },
      ...(import.meta.env.SSR ? previewMeta(sitePreviewUrl(loaderData)) : []),
    ],
    links: [
      { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'apple-touch-icon', href: '/icons/180.png' },
    ],
  }),
  component: Shell,
  notFoundComponent: PageNotFound,
})

const LOGOUT_ACTIONS = {
  jobSeeker: '/api/auth/logout',
  employer: '/api/auth/employer/logout',
  administrator: '/api/auth/admin/logout',
} as const

function Shell() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const guestQuery = useLocation({
    select: ({ pathname, searchStr }) => (GUEST_LINKS.some(({ href }) => href === pathname) ? searchStr : ''),
  })
  const { site_name, site_description, support_email } = useSettings()
  const { now, savesData } = Route.useRouteContext()
  const pictures = usePictures(savesData)
  const logOuts = {
    jobSeeker: useLogOut('jobSeeker'),
    employer: useLogOut('employer'),
    administrator: useLogOut('administrator'),
  }
  const address = useLocation({ select: ({ href }) => href })
  const accounts = useAccounts(address).map((account) => ({
    ...account,
    logoutAction: LOGOUT_ACTIONS[account.session],
    onLogout: () => void logOuts[account.session](),
  }))
  const shared = { path, accounts, link: AppLink }
  return (
    <PicturesContext.Provider value={pictures.areShown}>
      <SkipLink />
      <PageProgress />
      <SiteHeader siteName={site_name} guestQuery={guestQuery} {...shared} />
      <main id="main" tabIndex={-1} className="wrap py-6">
        {!pictures.areShown && <PicturesOff onShow={pictures.show} />}
        <Outlet />
      </main>
      <Pixel path={path} />
      <SiteFooter
        siteName={site_name}
        description={site_description}
        supportEmail={support_email}
        year={now.getUTCFullYear()}
        link={AppLink}
      />
      <BottomBar {...shared} />
      <Toaster />
    </PicturesContext.Provider>
  )
}
