import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { plural } from '../../shared/text.ts'
import { type ApiClient, ApiError, call } from '../api-client.ts'
import { toast } from '../components/toast.ts'

/** What an employer says it needs. `asTyped`: words that are not to be mended. */
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
 * People for a need, the best first; a toast tells what became of the search, and the people before stay meanwhile. An answer belongs
 * to its own need, so one that comes late never takes a newer one's place.
 */
export const searchQuery = (client: ApiClient, need: Need) =>
  queryOptions({
    queryKey: ['employer', 'ai-search', need],
    queryFn: ({ signal }) => tell(findPeople(client, need, { signal }), signal),
    placeholderData: keepPreviousData,
    // Long enough to read a CV and telephone: back from it, the list stands where it was, and no search is counted.
    gcTime: 3_600_000,
  })

async function tell(search: Promise<FoundPeople>, signal: AbortSignal): Promise<FoundPeople> {
  try {
    const found = await search
    const people = plural(found.results.length, 'matching candidate')
    if (!signal.aborted) toast({ title: 'AI Search Complete', description: `Found ${people}` })
    return found
  } catch (error) {
    const description = failureText(error)
    if (!signal.aborted) toast({ title: 'Search Failed', description, variant: 'destructive' })
    throw error
  }
}

export function failureText(error: unknown): string {
  return error instanceof ApiError ? error.message : 'AI search failed'
}

/** Better searches for a need, each with how many people it finds; without one, examples. */
export const suggestionsQuery = (client: ApiClient, query: string) =>
  queryOptions({
    queryKey: ['employer', 'ai-suggestions', query],
    queryFn: () => call(client.api.employer['ai-search-suggestions'].$post({ json: { query } })),
  })

/** Who fits one of the employer's own postings. Asked for again when it is opened again: postings and CVs change. */
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
