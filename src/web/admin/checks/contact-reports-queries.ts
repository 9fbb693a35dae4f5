import { CONTACT_REPORT_STATES } from '../../../modules/contact-reports/schema.ts'
import type { ApiClient } from '../../api-client.ts'
import { adminListQuery, byTime, known, pageOf, type RowOf } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'

export const contactReportsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('contact-reports', list, () => {
    const query = { ...pageOf(list), ...known('state', CONTACT_REPORT_STATES, list.status), ...byTime(list) }
    return client.api.admin['contact-reports'].$get({ query })
  })

export type AdminContactReport = RowOf<typeof contactReportsQuery>
