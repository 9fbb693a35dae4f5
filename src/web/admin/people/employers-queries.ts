import { queryOptions } from '@tanstack/react-query'
import { EMPLOYER_STATES, PEOPLE_SORTS } from '../../../modules/admin/schema.ts'
import { type ApiClient, call } from '../../api-client.ts'
import { adminListQuery, known, pageOf } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'

export const employersQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('employers', list, () => {
    const filter = {
      ...known('status', EMPLOYER_STATES, list.status),
      ...known('sort', PEOPLE_SORTS, list.sort),
    }
    return client.api.admin.employers.$get({ query: { ...pageOf(list), ...filter } })
  })

const readEmployer = (client: ApiClient, id: string) =>
  call(client.api.admin.employers[':id'].$get({ param: { id } }))
export type EmployerDetails = Awaited<ReturnType<typeof readEmployer>>

export const employerQuery = (client: ApiClient, id: string) =>
  queryOptions({ queryKey: ['admin', 'employer', id], queryFn: () => readEmployer(client, id) })
