import { queryOptions } from '@tanstack/react-query'
import { EMAIL_STATES } from '../../modules/email/schema.ts'
import { type ApiClient, ApiError, call, type refusalOf } from '../api-client.ts'
import { adminListQuery, known, pageOf, type RowOf } from './list-query.ts'
import type { ListSearch } from './section-keys.ts'

export const outboxQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('emails', list, () => {
    const query = { ...pageOf(list), ...known('state', EMAIL_STATES, list.status) }
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

type MailAnswer = Parameters<typeof refusalOf>[0] & { json(): Promise<unknown> }

export type MailDiagnosis = {
  success: boolean
  message: string
  diagnostics: { cause: string; detail: string; nextSteps: string[] }
}

/** How a mail test went: one that failed is an answer with its diagnosis. Throws an ApiError where there is none. */
export async function readDiagnosis(request: Promise<MailAnswer>): Promise<MailDiagnosis> {
  const answer = await request.catch(() => {
    throw new ApiError(0, '{"message":"Network error. Please try again."}')
  })
  const text = String(await answer.text())
  const body = parse(text)
  if (isDiagnosis(body)) return body
  throw new ApiError(answer.status, text || answer.statusText)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isDiagnosis(body: unknown): body is MailDiagnosis {
  return typeof body === 'object' && body !== null && 'diagnostics' in body
}
