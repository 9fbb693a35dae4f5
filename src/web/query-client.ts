import { QueryClient } from '@tanstack/react-query'

/** How long profiles and settings are fresh (specification 2, sections 4 and 9). */
export const FRESH_MS = 300_000

/** Nothing else becomes stale by time or is tried twice by itself; what changes is invalidated (specification 2, section 7). */
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
