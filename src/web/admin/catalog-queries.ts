import type { ApiClient } from '../api-client.ts'
import { adminListQuery, pageOf, type RowOf } from './list-query.ts'
import type { ListSearch } from './section-keys.ts'

export const allCategoriesQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('categories', list, () => client.api.admin.categories.$get({ query: pageOf(list) }))

export type AdminCategory = RowOf<typeof allCategoriesQuery>

export const allLocationsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('locations', list, () => client.api.admin.locations.$get({ query: pageOf(list) }))

export type AdminLocation = RowOf<typeof allLocationsQuery>
