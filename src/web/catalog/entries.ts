import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { entryName } from './entry-name.ts'

export const categoriesQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['categories'], queryFn: () => call(client.api.categories.$get()) })

export const locationsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['locations'], queryFn: () => call(client.api.locations.$get()) })

/** Returns a function from slug to name. */
export function useCategoryName(): (slug: string) => string {
  const { client } = useSite()
  const { data = [] } = useQuery(categoriesQuery(client))
  return (slug) => entryName(data, slug)
}

export type Entry = { slug: string; name: string }
