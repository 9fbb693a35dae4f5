import { CV_SORTS, CV_STATES } from '../../../modules/admin/schema.ts'
import type { ApiClient } from '../../api-client.ts'
import { adminListQuery, known, pageOf, type RowOf } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'

export const adminCvsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('cvs', list, () => {
    const filter = { ...known('status', CV_STATES, list.status), ...known('sort', CV_SORTS, list.sort) }
    return client.api.admin.cvs.$get({ query: { ...pageOf(list), ...filter } })
  })

export type AdminCv = RowOf<typeof adminCvsQuery>
