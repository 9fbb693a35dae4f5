import './dashboards.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { APP_ELEMENT, STATE_ELEMENT } from '../../shared/rendering.ts'
import { fetchWithLogin, loginName } from '../accounts/login/expired-login.ts'
import { announcementsQuery } from '../announcements/queries.ts'
import { createApiClient } from '../app/loading/api-client.ts'
import { createQueryClient } from '../app/loading/query-client.ts'
import { watchTroubles } from '../app/loading/troubles.ts'
import { createPageRouter } from '../app/router.tsx'
import { reloadAfterLogout } from '../app/session/logouts.ts'
import { profileQuery } from '../app/session/session.ts'
import { settingsQuery } from '../app/settings.ts'
import { inCompleteBrowser } from '../app/stand-ins/complete-browser.ts'
import { keepFilterSheet } from '../components/lists/filter-sheet.ts'
import { closeMenus } from '../components/overlays/menu.tsx'
import { readLeftToast, toast } from '../components/overlays/toast.ts'
import { learnWords } from '../islands/learn-words.ts'
import type { PageSite } from '../islands/page-site.ts'
import { registerWorker } from '../offline/register-worker.ts'
import type { DashboardData } from '../pages/dashboards.tsx'

inCompleteBrowser(() => {
  // The page says so (`check-browser.ts`).
  if (document.documentElement.className === 'too-old') return
  const sent: PageSite & DashboardData = JSON.parse(
    document.getElementById(STATE_ELEMENT)?.textContent ?? '{}',
  )
  watchTroubles()
  learnWords(document)
  const queryClient = createQueryClient()
  const client = createApiClient(
    fetchWithLogin((kind) => loginName(queryClient.getQueryData(profileQuery(client, kind).queryKey))),
  )
  queryClient.setQueryData(settingsQuery(client).queryKey, sent.settings)
  queryClient.setQueryData(announcementsQuery(client).queryKey, sent.announcements)
  for (const kind of ['jobSeeker', 'employer', 'administrator'] as const) {
    const profile = sent.ownProfiles[kind]
    if (profile) queryClient.setQueryData(profileQuery(client, kind).queryKey, profile)
  }
  const { publicUrl, savesData } = sent
  const router = createPageRouter({
    queryClient,
    client,
    now: new Date(sent.now),
    publicUrl,
    savesData,
  })

  reloadAfterLogout((kind) => Boolean(queryClient.getQueryData(profileQuery(client, kind).queryKey)))
  closeMenus()
  keepFilterSheet()
  addEventListener('page-ready', () => registerWorker(), { once: true })

  // The server's frame stays until the dashboard can take its place.
  router.load().then(() => {
    const app = document.getElementById(APP_ELEMENT)
    if (!app) return
    createRoot(app).render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    const left = readLeftToast() ?? sent.notice
    if (left) toast(left)
  })
})
