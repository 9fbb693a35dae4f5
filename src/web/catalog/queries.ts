import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../api-client.ts'

export const categoriesQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['categories'], queryFn: () => call(client.api.categories.$get()) })

export const locationsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['locations'], queryFn: () => call(client.api.locations.$get()) })
