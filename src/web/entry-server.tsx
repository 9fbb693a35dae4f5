import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { PageAnswer, PageLocation, PageRenderer, PageRequest } from '../shared/rendering.ts'
import { createApiClient } from './api-client.ts'
import { isGone } from './gone.ts'
import { collectHead } from './head.ts'
import { formatPageState } from './page-state.ts'
import { createQueryClient } from './query-client.ts'
import { createPageRouter } from './router.tsx'
import { readSettings } from './settings.ts'

/** Which page stands at an address, and the address without what that page does not know. */
export function locatePage(href: string): PageLocation {
  const context = {
    queryClient: createQueryClient(),
    client: createApiClient(),
    sessions: [],
    now: new Date(),
    publicUrl: '',
    savesData: false,
  }
  const router = createPageRouter(context, historyOf(href))
  const { pathname } = router.latestLocation
  const [branch, , route] = router.getMatchedRoutes(pathname)
  const known = router.buildLocation({ to: pathname, search: true, _includeValidateSearch: true })
  return {
    href: known.publicHref,
    path: known.pathname,
    exists: route !== undefined,
    needsScript: branch.some(({ options }) => options.ssr === false),
  }
}

export async function renderPage({ href, callApi, ...asked }: PageRequest): Promise<PageAnswer> {
  const queryClient = createQueryClient()
  const context = { queryClient, client: createApiClient(callApi), ...asked }
  const router = createPageRouter(context, historyOf(href))
  try {
    await router.load()
    const result = router._serverResult
    if (result?.type === 'redirect') return redirectTo(result.redirect)
    const failed = result?.matches.find((match) => match.status === 'error')
    if (!result || result.status === 500 || failed) return { kind: 'failure', error: failed?.error }
    const { matches } = result
    const status = matches.some(({ error }) => isGone(error)) ? 410 : result.status
    const html = renderToString(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    const routeIds = matches.map((match) => match.routeId)
    const state = formatPageState(queryClient, matches, asked)
    const hasPixel = readSettings(queryClient).meta_pixel_id !== ''
    return { kind: 'page', status, html, state, routeIds, hasPixel, head: collectHead(matches) }
  } catch (error) {
    return { kind: 'failure', error }
  } finally {
    queryClient.clear()
  }
}

const historyOf = (href: string) => createMemoryHistory({ initialEntries: [href] })

function redirectTo(redirect: { status: number; headers: Headers }): PageAnswer {
  return { kind: 'redirect', status: redirect.status, location: redirect.headers.get('location') ?? '/' }
}

export default { locatePage, renderPage } satisfies PageRenderer
