import { queryOptions } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { type ApiClient, call } from '../api-client.ts'

const listSettings = (client: ApiClient) => call(client.api.admin.settings.$get())
export type AdminSetting = Awaited<ReturnType<typeof listSettings>>[number]

export const adminSettingsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'settings'], queryFn: () => listSettings(client) })

export const databaseStatusQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'database-status'],
    queryFn: () => call(client.api.admin['database-status'].$get()),
  })

export const settingChangesQuery = (client: ApiClient, key: string) =>
  queryOptions({
    queryKey: ['admin', 'setting-changes', key],
    queryFn: () => call(client.api.admin.settings[':key'].changes.$get({ param: { key } })),
  })

/** Changes one setting, or several at once, and shows them as the server keeps them. Both throw an ApiError. */
export function useChangeSettings() {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const keep = (rows: AdminSetting[]) => {
    queryClient.setQueryData<AdminSetting[]>(adminSettingsQuery(client).queryKey, (old) =>
      old?.map((row) => rows.find(({ id }) => id === row.id) ?? row),
    )
    void queryClient.invalidateQueries({ queryKey: ['admin', 'setting-changes'] })
    void queryClient.invalidateQueries({ queryKey: ['admin', 'email-domain'] })
    // What the rest of the site shows: its name, prices, methods.
    void queryClient.invalidateQueries({ queryKey: ['settings'] })
  }
  return {
    changeOne: async (key: string, value: string | boolean) => {
      const json = { value }
      const row = await call(client.api.admin.settings[':key'].$patch({ param: { key }, json }))
      if (row) keep([row])
    },
    changeAll: async (values: Record<string, string>) =>
      keep(await call(client.api.admin.settings.$patch({ json: { values } }))),
  }
}
