import { EMPLOYER_STATES, PEOPLE_SORTS } from '../../modules/admin/schema.ts'
import type { ApiClient } from '../api-client.ts'
import type { RowOf } from './list-query.ts'
import { adminListQuery, known, pageOf } from './list-query.ts'
import type { ListSearch } from './section-keys.ts'

export const employersQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('employers', list, () => {
    const filter = {
      ...known('status', EMPLOYER_STATES, list.status),
      ...known('sort', PEOPLE_SORTS, list.sort),
    }
    return client.api.admin.employers.$get({ query: { ...pageOf(list), ...filter } })
  })

export type AdminEmployer = RowOf<typeof employersQuery>
