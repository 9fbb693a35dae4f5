import './styles.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { hydrate } from '@tanstack/router-core/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { APP_ELEMENT, STATE_ELEMENT } from '../shared/rendering.ts'
import { createApiClient } from './api-client.ts'
import { fetchWithLogin } from './expired-login.ts'
import { renderFairly } from './fair-rendering.ts'
import { registerWorker } from './offline/register-worker.ts'
import { followOtherTabs } from './other-tabs.ts'
import { fillQueries, handOver, readPageState } from './page-state.ts'
import { createQueryClient } from './query-client.ts'
import { createPageRouter } from './router.tsx'

renderFairly()
const app = document.getElementById(APP_ELEMENT)
const state = readPageState(document.getElementById(STATE_ELEMENT)?.textContent)
const queryClient = createQueryClient()
fillQueries(queryClient, state)
const context = {
  queryClient,
  client: createApiClient(fetchWithLogin(queryClient)),
  sessions: [],
  now: new Date(state.now),
  publicUrl: state.publicUrl,
  savesData: state.savesData,
}
const router = createPageRouter(context)

addEventListener('page-ready', () => registerWorker(router), { once: true })
followOtherTabs(queryClient)

/** First the router takes over what the server loaded, and fetches the page's own files; then React takes over the page. */
handOver(state)
hydrate(router).then(() => {
  if (!app) return
  startTransition(() => {
    hydrateRoot(
      app,
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
  })
})
