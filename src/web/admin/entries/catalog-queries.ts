import { ENTRY_SORTS } from '../../../modules/catalog/entry-schema.ts'
import type { ApiClient } from '../../api-client.ts'
import { adminListQuery, known, pageOf, type RowOf } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'

const sorted = ({ sort }: ListSearch) => known('sort', ENTRY_SORTS, sort)

export const allCategoriesQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('categories', list, () =>
    client.api.admin.categories.$get({ query: { ...pageOf(list), ...sorted(list) } }),
  )

export type AdminCategory = RowOf<typeof allCategoriesQuery>

export const allLocationsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('locations', list, () =>
    client.api.admin.locations.$get({ query: { ...pageOf(list), ...sorted(list) } }),
  )

export type AdminLocation = RowOf<typeof allLocationsQuery>
