import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../../api-client.ts'

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
