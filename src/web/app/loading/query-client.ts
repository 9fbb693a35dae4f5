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
  return new QueryClient({
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
