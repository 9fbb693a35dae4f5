import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { CONTACT_REPORT_STATES } from '../../modules/contact-reports/schema.ts'
import { PAYMENT_STATUSES } from '../../modules/payments/schema.ts'
import { type ApiClient, refusalOf } from '../api-client.ts'

/** Rows a page of the administrator's tables. */
export const PAGE_SIZE = 50

type AdminPage = { search: string; page: number }

/** The rows and, from the header, how many there are in all. */
async function readEmployers(client: ApiClient, { search, page }: AdminPage) {
  const query = { search, page: String(page), limit: String(PAGE_SIZE) }
  const answer = await client.api.admin.employers.$get({ query })
  if (!answer.ok) throw await refusalOf(answer)
  return { rows: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) }
}
export type AdminEmployer = Awaited<ReturnType<typeof readEmployers>>['rows'][number]

export const employersQuery = (client: ApiClient, list: AdminPage) =>
  queryOptions({
    queryKey: ['admin', 'employers', list],
    queryFn: () => readEmployers(client, list),
    placeholderData: keepPreviousData,
  })

type RequestPage = { status: string; page: number }

async function readRequests(client: ApiClient, { status, page }: RequestPage) {
  const known = PAYMENT_STATUSES.find((one) => one === status)
  const query = { ...(known && { status: known }), page: String(page), limit: String(PAGE_SIZE) }
  const answer = await client.api.admin['payment-requests'].$get({ query })
  if (!answer.ok) throw await refusalOf(answer)
  return { rows: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) }
}
export type AdminPaymentRequest = Awaited<ReturnType<typeof readRequests>>['rows'][number]

export const paymentRequestsQuery = (client: ApiClient, list: RequestPage) =>
  queryOptions({
    queryKey: ['admin', 'payment-requests', list],
    queryFn: () => readRequests(client, list),
    placeholderData: keepPreviousData,
  })

async function readContactReports(client: ApiClient, { status, page }: RequestPage) {
  const known = CONTACT_REPORT_STATES.find((one) => one === status)
  const query = { ...(known && { state: known }), page: String(page), limit: String(PAGE_SIZE) }
  const answer = await client.api.admin['contact-reports'].$get({ query })
  if (!answer.ok) throw await refusalOf(answer)
  return { rows: await answer.json(), total: Number(answer.headers.get('X-Total-Count')) }
}
export type AdminContactReport = Awaited<ReturnType<typeof readContactReports>>['rows'][number]

export const contactReportsQuery = (client: ApiClient, list: RequestPage) =>
  queryOptions({
    queryKey: ['admin', 'contact-reports', list],
    queryFn: () => readContactReports(client, list),
    placeholderData: keepPreviousData,
  })
