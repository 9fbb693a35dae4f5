import { queryOptions } from '@tanstack/react-query'
import { EMPLOYER_STATES, PEOPLE_SORTS } from '../../modules/admin/schema.ts'
import { type ApiClient, call } from '../app/loading/api-client.ts'
import { adminListQuery, known, pageOf, type RowOf } from './list-query.ts'
import type { ListSearch } from './section-keys.ts'

const readQueues = (client: ApiClient) => call(client.api.admin.queues.$get())

export type QueueName = keyof Awaited<ReturnType<typeof readQueues>>

/** How much is waiting for administrators. The key begins with 'admin', so that every act in a section reloads it. */
export const queuesQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'queues'], queryFn: () => readQueues(client) })

const readOldestWaiting = (client: ApiClient) => call(client.api.admin.queues.oldest.$get())
export type OldestWaiting = Awaited<ReturnType<typeof readOldestWaiting>>

export const oldestWaitingQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'oldest-waiting'], queryFn: () => readOldestWaiting(client) })

export const salesQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'sales'], queryFn: () => call(client.api.admin.sales.$get()) })

const readSiteStatus = (client: ApiClient) => call(client.api.status.$get())
export type SiteStatus = Awaited<ReturnType<typeof readSiteStatus>>

export const siteStatusQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'site-status'], queryFn: () => readSiteStatus(client) })

export const statsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'stats'], queryFn: () => call(client.api.admin.stats.$get()) })

export const registrationsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'registrations'],
    queryFn: () => call(client.api.admin.registrations.$get()),
  })

/** The lists of the latest entries have five rows. */
const LATEST = { page: '1', limit: '5' }

export const latestJobSeekersQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'latest-job-seekers'],
    queryFn: () => call(client.api.admin.users.$get({ query: LATEST })),
  })

export const latestCvsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['admin', 'latest-cvs'],
    queryFn: () => call(client.api.admin.cvs.$get({ query: LATEST })),
  })

export const employersQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('employers', list, () => {
    const filter = {
      ...known('status', EMPLOYER_STATES, list.status),
      ...known('sort', PEOPLE_SORTS, list.sort),
    }
    return client.api.admin.employers.$get({ query: { ...pageOf(list), ...filter } })
  })

export type AdminEmployer = RowOf<typeof employersQuery>

const readEmployer = (client: ApiClient, id: string) =>
  call(client.api.admin.employers[':id'].$get({ param: { id } }))
export type EmployerDetails = Awaited<ReturnType<typeof readEmployer>>

export const employerQuery = (client: ApiClient, id: string) =>
  queryOptions({ queryKey: ['admin', 'employer', id], queryFn: () => readEmployer(client, id) })

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
