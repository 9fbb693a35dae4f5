import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { FoundPeople } from '../ai-search/queries.ts'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import type { FoundCv } from '../cvs/queries.ts'
import { type CvSearch, toApiQuery } from './cv-search.ts'

const searchCandidates = (client: ApiClient, search: CvSearch, init: RequestInit) =>
  call(client.api.cvs.search.$get({ query: toApiQuery(search) }, { init }))

type CandidatePage = Awaited<ReturnType<typeof searchCandidates>>
export type Candidate = FoundCv
/** The employer's access to a CV. Absent when the request was not made by an employer. */
export type Access = NonNullable<Candidate['access']>

/** One page of candidates. Each answer is cached under its own search, so a late answer never replaces a newer one. */
export const candidatesQuery = (client: ApiClient, { show: _, ...search }: CvSearch) =>
  queryOptions({
    queryKey: ['employer', 'candidates', search],
    queryFn: ({ signal }) => searchCandidates(client, search, { signal }),
    placeholderData: keepPreviousData,
    // 1 hour: long enough to read a CV and make a phone call. Going back shows the same list.
    gcTime: 3_600_000,
  })

/** Updates the rows after a payment, without loading them again. */
export function markAccess(queryClient: QueryClient, id: number, access: Access): void {
  queryClient.setQueriesData<CandidatePage>(
    { queryKey: ['employer', 'candidates'] },
    (page) => page && withAccess(page, id, access),
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

/** The page with the new access to one of its CVs, and one more opened CV in its count. */
function withAccess({ cvs, facets, ...page }: CandidatePage, id: number, access: Access): CandidatePage {
  const isNew = cvs.some((cv) => cv.id === id && cv.access === 'none')
  return {
    ...page,
    ...(facets && { facets: { ...facets, opened: (facets.opened ?? 0) + (isNew ? 1 : 0) } }),
    cvs: cvs.map((cv) => (cv.id === id ? { ...cv, access: most(cv.access, access) } : cv)),
  }
}

/** Returns the higher access. A download requires a view, so access is never lost. */
function most(had: Access | undefined, access: Access): Access {
  return had === 'downloaded' || (had === 'applied' && access === 'viewed') ? had : access
}

/** The choices of the search form. */
export const filtersQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['filters'], queryFn: () => call(client.api.filters.$get()) })
