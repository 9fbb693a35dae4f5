import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { FoundPeople } from '../ai-search/queries.ts'
import { type ApiClient, call } from '../api-client.ts'
import { type SearchWords, toApiQuery } from './search-words.ts'

const searchCandidates = (client: ApiClient, words: SearchWords, init: RequestInit) =>
  call(client.api.cvs.search.$get({ query: toApiQuery(words) }, { init }))

type CandidatePage = Awaited<ReturnType<typeof searchCandidates>>
export type Candidate = CandidatePage['cvs'][number]
/** What the employer has of a CV. Absent where nobody asked for an employer. */
export type Access = NonNullable<Candidate['access']>

/** One page of candidates. An answer belongs to its own words, so one that comes late never takes a newer one's place. */
export const candidatesQuery = (client: ApiClient, words: SearchWords) =>
  queryOptions({
    queryKey: ['employer', 'candidates', words],
    queryFn: ({ signal }) => searchCandidates(client, words, { signal }),
    placeholderData: keepPreviousData,
    // Long enough to read a CV and telephone: back from it, the list stands where it was.
    gcTime: 3_600_000,
  })

/** The rows change in place after paying, without asking for them again. */
export function markAccess(queryClient: QueryClient, id: number, access: Access): void {
  queryClient.setQueriesData<CandidatePage>(
    { queryKey: ['employer', 'candidates'] },
    (page) =>
      page && {
        ...page,
        cvs: page.cvs.map((cv) => (cv.id === id ? { ...cv, access: most(cv.access, access) } : cv)),
      },
  )
  queryClient.setQueriesData<FoundPeople>(
    { queryKey: ['employer', 'ai-search'] },
    (found) =>
      found && {
        ...found,
        results: found.results.map((cv) =>
          cv.cvId === id ? { ...cv, access: most(cv.access, access) } : cv,
        ),
      },
  )
  for (const list of ['similar-cvs', 'shortlists'])
    void queryClient.invalidateQueries({ queryKey: ['employer', list] })
}

/** Downloading needs viewing first, so nothing that was had is ever taken away. */
function most(had: Access | undefined, access: Access): Access {
  return had === 'downloaded' ? had : access
}
