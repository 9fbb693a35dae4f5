import { type FetchQueryOptions, QueryClient, type QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../router-context.ts'
import { ApiError } from './api-client.ts'

/** Milliseconds for which profiles and settings are fresh. */
export const FRESH_MS = 300_000

/**
 * Creates the client. Nothing else becomes stale by time, and failed calls are not retried: changes invalidate what
 * they affect, and repeated calls would cost prepaid data.
 */
export function createQueryClient(): QueryClient {
  return new FreshQueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Without a network a call fails with a message instead of waiting forever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/**
 * Loads data again that was loaded for the first time while it changed, because the answer may be older than the change.
 * TanStack Query starts only later loads again.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries(
    ...[filters, options]: Parameters<QueryClient['invalidateQueries']>
  ): Promise<void> {
    const firstLoads = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching')
    // a call to `fetch` waits for the load that is under way
    const loaded = firstLoads.map((query) => query.fetch().catch(() => undefined))
    await super.invalidateQueries(filters, options)
    await Promise.all(loaded)
    const again = firstLoads.map(({ queryKey }) =>
      super.invalidateQueries({ queryKey, exact: true }, options),
    )
    await Promise.all(again)
  }
}

/** Returns cached or fetched data in a loader. A 404 of the call becomes the page's status. */
export async function load<T, K extends QueryKey>(
  { queryClient }: Pick<RouterContext, 'queryClient'>,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<T> {
  try {
    return await queryClient.ensureQueryData(options)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    throw error
  }
}
