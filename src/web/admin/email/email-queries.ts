import { queryOptions } from '@tanstack/react-query'
import { EMAIL_STATES } from '../../../modules/email/schema.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { adminListQuery, byTime, known, pageOf, type RowOf } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'

export const outboxQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('emails', list, () => {
    const query = { ...pageOf(list), ...known('state', EMAIL_STATES, list.status), ...byTime(list) }
    return client.api.admin.emails.$get({ query })
  })
export type OutboxRow = RowOf<typeof outboxQuery>

export const emailQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['admin', 'email', id],
    queryFn: () => call(client.api.admin.emails[':id'].$get({ param: { id } })),
  })

export const domainQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'email-domain'],
    queryFn: () => call(client.api.admin['email-domain'].$get()),
  })
