import { QueryClient } from '@tanstack/react-query'
import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { PageError } from './page-error.tsx'
import { PagePending } from './page-pending.tsx'
import type { RouterContext } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'
import { formatQuery, parseQuery } from './search-params.ts'

/** Nothing becomes stale by time or is tried twice by itself; what changes is invalidated (specification 2, section 7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Without a network a call fails, and says so, instead of waiting for ever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** One a request on the server, with a history of its own; one a visit in the browser. */
export function createPageRouter(context: RouterContext, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context,
    parseSearch: parseQuery,
    stringifySearch: formatQuery,
    // What a page does not know is dropped from its address.
    search: { strict: true },
    // An unknown address below a known one is as unknown.
    notFoundMode: 'root',
    // On the server it would add a script to every page; a reload is restored by the browser itself.
    scrollRestoration: history === undefined,
    // Preloading what is pointed at would spend prepaid data.
    defaultPreload: false,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    ...(history && { history }),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPageRouter>
  }
}
