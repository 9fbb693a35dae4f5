import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../api-client.ts'

const readCompany = (client: ApiClient, id: string) =>
  call(client.api.employers[':id'].$get({ param: { id } }))
export type Company = Awaited<ReturnType<typeof readCompany>>

export const companyQuery = (client: ApiClient, id: string) =>
  queryOptions({ queryKey: ['company', id], queryFn: () => readCompany(client, id) })
