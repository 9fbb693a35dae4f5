import { JOB_SEEKER_STATES, PEOPLE_SORTS } from '../../../modules/admin/schema.ts'
import type { ApiClient } from '../../api-client.ts'
import { adminListQuery, known, pageOf, type RowOf } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'

export const jobSeekersQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('job-seekers', list, () => {
    const filter = {
      ...known('status', JOB_SEEKER_STATES, list.status),
      ...known('sort', PEOPLE_SORTS, list.sort),
    }
    return client.api.admin.users.$get({ query: { ...pageOf(list), ...filter } })
  })

export type AdminJobSeeker = RowOf<typeof jobSeekersQuery>
