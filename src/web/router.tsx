import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { PageError } from './page-error.tsx'
import { PagePending } from './page-pending.tsx'
import type { RouterContext } from './router-context.ts'
import { routeTree } from './routeTree.gen.ts'
import { formatQuery, parseQuery } from './search-params.ts'

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
