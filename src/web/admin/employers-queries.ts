import type { ApiClient } from '../api-client.ts'
import type { RowOf } from './list-query.ts'
import { adminListQuery, pageOf } from './list-query.ts'
import type { ListSearch } from './section-keys.ts'

export const employersQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('employers', list, () => client.api.admin.employers.$get({ query: pageOf(list) }))

export type AdminEmployer = RowOf<typeof employersQuery>
