import type { QueryClient } from '@tanstack/react-query'

type PageData = { now: number; queries: [key: readonly unknown[], data: unknown][] }

/** What the loaders read, for the browser. Safe inside a script element: no `<` stands in it. */
export function formatPageData(queryClient: QueryClient, now: Date): string {
  const queries = queryClient.getQueryCache().getAll()
  const data: PageData = {
    now: now.getTime(),
    queries: queries.flatMap(({ queryKey, state }) =>
      state.status === 'success' ? [[queryKey, state.data]] : [],
    ),
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

/** Fills the query cache with what the server read; returns the time at which it rendered. */
export function readPageData(queryClient: QueryClient, json: string | null | undefined): Date {
  if (!json) return new Date()
  const { now, queries }: PageData = JSON.parse(json)
  for (const [key, data] of queries) queryClient.setQueryData(key, data)
  return new Date(now)
}
