import { keepPreviousData } from '@tanstack/react-query'
import { TERM_KINDS, TERM_SORTS } from '../../../modules/ai-search/schema.ts'
import { type ApiClient, call } from '../../api-client.ts'
import { adminListQuery, known, type ListQuery, PAGE_SIZE, pageOf, type RowOf } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'

/** What the list of terms and its file are filtered and sorted by. */
export const termFilter = ({ search = '', status, sort }: ListSearch) => ({
  search,
  ...known('kind', TERM_KINDS, status),
  ...known('sort', TERM_SORTS, sort),
})

export const termsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('ai-terms', list, () =>
    client.api.admin['ai-terms'].$get({
      query: { ...pageOf(list), ...termFilter(list) },
    }),
  )
export type Term = RowOf<typeof termsQuery>

const readWeakSearches = (client: ApiClient) => call(client.api.admin['ai-searches'].$get())
export type WeakSearch = Awaited<ReturnType<typeof readWeakSearches>>[number]

/** There are 100 at most, which the call gives at once. */
export const weakSearchesQuery = (client: ApiClient, { page = 1 }: ListSearch): ListQuery<WeakSearch> => ({
  queryKey: ['admin', 'ai-searches', page],
  queryFn: async () => {
    const all = await readWeakSearches(client)
    return { rows: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: all.length, isExact: true }
  },
  placeholderData: keepPreviousData,
})
