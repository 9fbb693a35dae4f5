import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { attachRouterServerSsrUtils, RouterServer } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import type { PageAnswer, PageLocation, PageRenderer, PageRequest } from '../shared/rendering.ts'
import { createApiClient } from './api-client.ts'
import { formatPageData } from './page-data.ts'
import { createPageRouter, createQueryClient } from './router.tsx'

/** Which page stands at an address, and the address without what that page does not know. */
export function locatePage(href: string): PageLocation {
  const queryClient = createQueryClient()
  const context = { queryClient, client: createApiClient(), sessions: [], now: new Date() }
  const router = createPageRouter(context, { history: historyOf(href) })
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

export async function renderPage(request: PageRequest): Promise<PageAnswer> {
  const { href, callApi, sessions, nonce, now } = request
  const queryClient = createQueryClient()
  const context = { queryClient, client: createApiClient(callApi), sessions, now }
  const router = createPageRouter(context, { history: historyOf(href), ...(nonce && { nonce }) })
  attachRouterServerSsrUtils({ router, manifest: undefined })
  try {
    await router.load()
    const result = router._serverResult
    if (result?.type === 'redirect') return redirectTo(result.redirect)
    const failed = result?.matches.find((match) => match.status === 'error')
    if (!result || result.status === 500 || failed) return { kind: 'failure', error: failed?.error }
    // The same page must have the same bytes, or no browser could be told that it has not changed.
    for (const match of result.matches) match.updatedAt = 0
    await router.serverSsr?.dehydrate()
    const html = renderToString(
      <QueryClientProvider client={queryClient}>
        <RouterServer router={router} />
      </QueryClientProvider>,
    )
    const routeIds = result.matches.map((match) => match.routeId)
    return { kind: 'page', status: result.status, html, data: formatPageData(queryClient, now), routeIds }
  } catch (error) {
    return { kind: 'failure', error }
  } finally {
    router.serverSsr?.cleanup()
    queryClient.clear()
  }
}

const historyOf = (href: string) => createMemoryHistory({ initialEntries: [href] })

function redirectTo(redirect: { status: number; headers: Headers }): PageAnswer {
  return { kind: 'redirect', status: redirect.status, location: redirect.headers.get('location') ?? '/' }
}

export default { locatePage, renderPage } satisfies PageRenderer
