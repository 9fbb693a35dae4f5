import { type ApiClient, call } from '../../api-client.ts'
import type { Act } from '../perform-act.ts'
import type { AdminJobSeeker } from './job-seekers-queries.ts'

/** Suspends who is active, and activates who is suspended. */
export function switchJobSeeker(client: ApiClient, person: AdminJobSeeker): Act {
  const { username, isActive } = person
  const param = { id: String(person.id) }
  return {
    call: () => call(client.api.admin.users[':id'].toggle.$patch({ param, json: { isActive: !isActive } })),
    done: isActive ? `${username} is suspended` : `${username} is active again`,
    failed: 'Failed to update user status',
  }
}

export function deleteJobSeeker(client: ApiClient, { id }: AdminJobSeeker): Act {
  return {
    call: () => call(client.api.admin.users[':id'].$delete({ param: { id: String(id) } })),
    done: 'User and related data deleted successfully',
    failed: 'Failed to delete user',
  }
}
