import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, call } from '../../api-client.ts'

export const statsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'stats'], queryFn: () => call(client.api.admin.stats.$get()) })

const readRegistrations = (client: ApiClient) => call(client.api.admin.registrations.$get())
export type RegistrationDay = Awaited<ReturnType<typeof readRegistrations>>[number]

export const registrationsQuery = (client: ApiClient) =>
  queryOptions({ queryKey: ['admin', 'registrations'], queryFn: () => readRegistrations(client) })

/** Specification 2, section 9: the latest lists have five entries. */
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
