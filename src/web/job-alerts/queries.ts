import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../app/loading/api-client.ts'

const listAlerts = (client: ApiClient) => call(client.api.user['job-alerts'].$get())
export type JobAlert = Awaited<ReturnType<typeof listAlerts>>[number]

export const jobAlertsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['job-alerts'], queryFn: () => listAlerts(client) })
