import { queryOptions } from '@tanstack/react-query'
import { SMS_STATES } from '../../../modules/sms/schema.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { adminListQuery, byTime, known, pageOf, type RowOf } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'

export const smsListQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('sms', list, () => {
    const query = { ...pageOf(list), ...known('state', SMS_STATES, list.status), ...byTime(list) }
    return client.api.admin.sms.$get({ query })
  })
export type SmsListRow = RowOf<typeof smsListQuery>

export const smsQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['admin', 'sms-message', id],
    queryFn: () => call(client.api.admin.sms[':id'].$get({ param: { id } })),
  })

const readSmsCosts = (client: ApiClient) => call(client.api.admin['sms-costs'].$get())
export type SmsCosts = Awaited<ReturnType<typeof readSmsCosts>>
export const smsCostsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'sms-costs'], queryFn: () => readSmsCosts(client) })
