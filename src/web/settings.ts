import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { parseSettings, type Settings } from '../modules/settings/schema.ts'
import { type ApiClient, call, createApiClient } from './api-client.ts'
import { FRESH_MS } from './query-client.ts'

export const settingsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['settings'],
    queryFn: () => call(client.api.public.settings.$get()),
    staleTime: FRESH_MS,
  })

/** The public settings, typed; what is not public shows its fallback. Loaded by the root for every page. */
export function useSettings(): Settings {
  const { client } = useRouteContext({ from: '__root__' })
  return parseSettings(useSuspenseQuery(settingsQuery(client)).data)
}

/** For what renders nothing, once the root has loaded the settings. */
export function readSettings(queryClient: QueryClient): Settings {
  const { queryKey } = settingsQuery(createApiClient())
  return parseSettings(queryClient.getQueryData(queryKey) ?? [])
}
