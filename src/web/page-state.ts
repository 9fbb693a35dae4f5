import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouteMatch } from '@tanstack/react-router'
import type { RouterContext } from './router-context.ts'

/** Of a match of the router, the little that the browser cannot know by itself. */
type Kept = 'id' | 'status' | 'ssr' | 'error' | 'loaderData' | '_notFound'
type MatchState = { [K in Kept]: AnyRouteMatch[K] | undefined } & Pick<AnyRouteMatch, 'id' | 'status'>
type PageState = {
  now: number
  publicUrl: string
  savesData: boolean
  matches: MatchState[]
  queries: [key: readonly unknown[], data: unknown][]
}

/** What the server loaded and rendered, as JSON for the browser to go on with. No `<` stands in it. */
export function formatPageState(
  queryClient: QueryClient,
  matches: readonly AnyRouteMatch[],
  { now, publicUrl, savesData }: Pick<RouterContext, 'now' | 'publicUrl' | 'savesData'>,
): string {
  const queries = queryClient.getQueryCache().getAll()
  const state: PageState = {
    now: now.getTime(),
    publicUrl,
    savesData,
    matches: matches.map(({ id, status, ssr, error, loaderData, _notFound }) => ({
      id,
      status,
      ssr,
      error,
      loaderData,
      _notFound,
    })),
    queries: queries.flatMap(({ queryKey, state }) =>
      state.status === 'success' ? [[queryKey, state.data]] : [],
    ),
  }
  return JSON.stringify(state).replaceAll('<', '\\u003c')
}

export function readPageState(json: string | null | undefined): PageState {
  return JSON.parse(json || '{"now":0,"publicUrl":"","savesData":false,"matches":[],"queries":[]}')
}

/** Gives the router what it takes for its own server's dump; plain JSON needs no script in the page to make it. */
export function handOver({ matches }: PageState): void {
  const nothing = () => undefined
  window.$_TSR = {
    router: {
      manifest: undefined,
      matches: matches.map(({ id, status, ssr, error, loaderData, _notFound }) => ({
        i: id.replaceAll('/', '#'),
        u: 0,
        s: status,
        ssr,
        ...(error !== undefined && { e: error }),
        ...(loaderData !== undefined && { l: loaderData }),
        ...(_notFound && { g: true as const }),
      })),
    },
    buffer: [],
    h: nothing,
    e: nothing,
    c: nothing,
    p: nothing,
  }
}

export function fillQueries(queryClient: QueryClient, { queries }: PageState): void {
  for (const [key, data] of queries) queryClient.setQueryData(key, data)
}
