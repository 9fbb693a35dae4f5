import { createRouter } from '@tanstack/react-router'
import { PagePending } from './page-pending.tsx'
import { PageError } from './page-states.tsx'
import { formatQuery, parseQuery } from './query.ts'
import type { RouterContext } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'

/** Creates the router of the dashboards. */
export function createPageRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    parseSearch: parseQuery,
    stringifySearch: formatQuery,
    // Parameters that a page does not know are removed from its address.
    search: { strict: true },
    // An unknown address below a known one gets the same page as any other unknown address.
    notFoundMode: 'root',
    scrollRestoration: true,
    // Preloading links under the pointer would use prepaid data.
    defaultPreload: false,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPageRouter>
  }
  interface StaticDataRouteOption {
    /** Has bands from edge to edge, and uses `.wrap` itself. */
    isWide?: boolean
  }
}
