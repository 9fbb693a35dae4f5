import { queryOptions } from '@tanstack/react-query'
import { CONTACT_REPORT_STATES } from '../../../modules/contact-reports/schema.ts'
import { REPORT_STATES } from '../../../modules/messaging/schema.ts'
import { CHECK_STATES } from '../../../modules/reports/schema.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { adminListQuery, byTime, known, pageOf, type RowOf } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'

export const jobChecksQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('job-checks', list, () => {
    const query = { ...pageOf(list), ...known('state', CHECK_STATES, list.status), ...byTime(list) }
    return client.api.admin['job-checks'].$get({ query })
  })
export type JobCheck = RowOf<typeof jobChecksQuery>

/** The whole text of a job that has to be checked. */
export const jobCheckQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['admin', 'job-check', id],
    queryFn: () => call(client.api.admin['job-checks'][':id'].$get({ param: { id } })),
  })
export type CheckedJob = Awaited<ReturnType<NonNullable<ReturnType<typeof jobCheckQuery>['queryFn']>>>

export const conversationReportsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('conversation-reports', list, () => {
    const query = { ...pageOf(list), ...known('state', REPORT_STATES, list.status), ...byTime(list) }
    return client.api.admin['conversation-reports'].$get({ query })
  })
export type ConversationReport = RowOf<typeof conversationReportsQuery>

const readReported = (client: ApiClient, id: string) =>
  call(client.api.admin['conversation-reports'][':id'].read.$post({ param: { id } }))
export type ReportedConversation = Awaited<ReturnType<typeof readReported>>

/**
 * The key does not begin with 'admin', because every act reloads those queries and each reading adds a row to the audit
 * log.
 */
export const reportedConversationQuery = (client: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['reported-conversation', id],
    queryFn: () => readReported(client, id),
    gcTime: 0,
  })

export const contactReportsQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('contact-reports', list, () => {
    const query = { ...pageOf(list), ...known('state', CONTACT_REPORT_STATES, list.status), ...byTime(list) }
    return client.api.admin['contact-reports'].$get({ query })
  })

export type AdminContactReport = RowOf<typeof contactReportsQuery>
