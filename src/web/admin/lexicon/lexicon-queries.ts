import { TERM_KINDS, TERM_SORTS, WEAK_SORTS } from '../../../modules/ai-search/schema.ts'
import type { ApiClient } from '../../api-client.ts'
import { adminListQuery, known, pageOf, type RowOf } from '../list-query.ts'
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

/** What the list of weak searches and its file are filtered and sorted by. */
export const weakFilter = ({ search = '', sort }: ListSearch) => ({
  search,
  ...known('sort', WEAK_SORTS, sort),
})

export const weakSearchesQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('ai-searches', list, () =>
    client.api.admin['ai-searches'].$get({ query: { ...pageOf(list), ...weakFilter(list) } }),
  )
export type WeakSearch = RowOf<typeof weakSearchesQuery>
