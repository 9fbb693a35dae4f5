import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ApiClient, ApiError, call, reasonOf } from '../app/loading/api-client.ts'
import { toast } from '../components/overlays/toast.ts'

/** An employer's need. `asTyped`: words that must not be corrected. */
export type Need = {
  query: string
  asTyped?: string[] | undefined
  hideOpened?: boolean | undefined
}

const findPeople = async (client: ApiClient, need: Need, init: RequestInit) => ({
  ...(await call(client.api.employer['ai-search'].$post({ json: need }, { init }))),
  need,
})

export type FoundPeople = Awaited<ReturnType<typeof findPeople>>
export type FoundPerson = FoundPeople['results'][number]

/**
 * Finds people for a need, best first. A toast reports a failure. The previous people stay visible until the new ones
 * arrive. Each answer is cached under its own need, so a late answer never replaces a newer one.
 */
export const searchQuery = (client: ApiClient, need: Need) =>
  queryOptions({
    queryKey: ['employer', 'ai-search', need],
    queryFn: ({ signal }) => tell(findPeople(client, need, { signal }), signal),
    placeholderData: keepPreviousData,
    // 1 hour: long enough to read a CV and make a phone call. Going back shows the same list and does not count as
    // another search.
    gcTime: 3_600_000,
  })

async function tell(search: Promise<FoundPeople>, signal: AbortSignal): Promise<FoundPeople> {
  try {
    return await search
  } catch (error) {
    const description = failureText(error)
    if (!signal.aborted) toast({ title: 'Search Failed', description, variant: 'destructive' })
    throw error
  }
}

/** Whether the company has made as many searches as are possible in an hour, so that trying again at once would fail. */
export const isOverLimit = (error: unknown) => error instanceof ApiError && error.code === 'too_many_requests'

/** Returns the reason of a failed search. The server's message says when a company at its limit can go on. */
export function failureText(error: unknown): string {
  const text = failureOf(error, 'AI search failed')
  return isOverLimit(error)
    ? text.replace('Too many attempts.', 'You have used all your searches for this hour.')
    : text
}

/** Returns the server's message, or `fallback`. */
export function failureOf(error: unknown, fallback: string): string {
  return reasonOf(error, fallback)
}

/** Better searches for a need, each with the number of people it finds. Without a need, examples. */
export const suggestionsQuery = (client: ApiClient, query: string) =>
  queryOptions({
    queryKey: ['employer', 'ai-suggestions', query],
    queryFn: () => call(client.api.employer['ai-search-suggestions'].$post({ json: { query } })),
  })

/**
 * The people who fit one of the employer's own jobs. Loaded again each time it is opened, because jobs and CVs change.
 */
export const fittingPeopleQuery = (client: ApiClient, jobId: number) =>
  queryOptions({
    queryKey: ['employer', 'ai-search', 'job', jobId],
    queryFn: async () => ({
      results: await call(
        client.api.employer['job-postings'][':id'].people.$get({ param: { id: String(jobId) } }),
      ),
    }),
    staleTime: 60_000,
  })
