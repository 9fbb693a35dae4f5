import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../api-client.ts'

export const statisticsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['statistics'], queryFn: () => call(client.api.public.statistics.$get()) })
