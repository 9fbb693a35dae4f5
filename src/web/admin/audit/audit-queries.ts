import { queryOptions } from '@tanstack/react-query'
import { ACTS, TARGETS } from '../../../modules/audit/schema.ts'
import { type ApiClient, call } from '../../api-client.ts'
import { adminListQuery, byTime, known, pageOf, type RowOf } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'

/** What the log and its file are filtered by. */
export const actFilter = ({ search = '', who, act, target, from = '', to = '' }: ListSearch) => ({
  search,
  from,
  to,
  ...(who && /^\d+$/.test(who) && { administrator: who }),
  ...known('act', ACTS, act),
  ...known('target', TARGETS, target),
})

export const actsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('audit-log', list, () =>
    client.api.admin['audit-log'].$get({ query: { ...pageOf(list), ...actFilter(list), ...byTime(list) } }),
  )
export type Act = RowOf<typeof actsQuery>

export const administratorsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'administrators'],
    queryFn: () => call(client.api.admin.administrators.$get()),
  })
