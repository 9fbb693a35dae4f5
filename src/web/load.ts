import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError } from './api-client.ts'
import { gone } from './gone.ts'
import type { RouterContext } from './router-context.ts'

/** In a loader: what the query knows or fetches. A 404 or 410 of the call becomes the page's. */
export async function load<T, K extends QueryKey>(
  { queryClient }: Pick<RouterContext, 'queryClient'>,
  options: FetchQueryOptions<T, Error, T, K>,
): Promise<T> {
  try {
    return await queryClient.ensureQueryData(options)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound()
    if (error instanceof ApiError && error.status === 410) throw gone()
    throw error
  }
}
