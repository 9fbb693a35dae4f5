import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { EmailKind, EmailText } from '../../../modules/email/schema.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'

export const writtenKindsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'email-texts'],
    queryFn: () => call(client.api.admin['email-texts'].$get()),
  })

const readText = (client: ApiClient, kind: EmailKind) =>
  call(client.api.admin['email-texts'][':kind'].$get({ param: { kind } }))
export type MailTextDetails = Awaited<ReturnType<typeof readText>>
export type MailSample = MailTextDetails['samples'][number]

export const mailTextQuery = (client: ApiClient, kind: EmailKind) =>
  queryOptions({ queryKey: ['admin', 'email-text', kind], queryFn: () => readText(client, kind) })

/** The samples with words that are not saved yet. */
export const previewQuery = (client: ApiClient, kind: EmailKind, json: EmailText) =>
  queryOptions({
    queryKey: ['admin', 'email-text-preview', kind, json],
    queryFn: () => call(client.api.admin['email-texts'][':kind'].preview.$post({ param: { kind }, json })),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
