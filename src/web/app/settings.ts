import { queryOptions } from '@tanstack/react-query'
import { parsePublicSettings } from '../../modules/settings/schema.ts'
import { type ApiClient, call } from './loading/api-client.ts'
import { FRESH_MS } from './loading/query-client.ts'

export const settingsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: async () => parsePublicSettings(await call(client.api.public.settings.$get())),
    staleTime: FRESH_MS,
  })
