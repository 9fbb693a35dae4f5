import type { Person, World } from './world.ts'

type Request = { path: string; person?: Person; json?: unknown }
/** `share`: the number of these requests in a hundred. */
export type Kind = { name: string; share: number; make(world: World, random: Random): Request }

/** Chooses one of a list. */
export type Random = <T>(from: readonly T[]) => T

const WORDS = [
  'driver',
  'nurse',
  'welder',
  'accountant',
  'teacher',
  'manager',
  'security',
  'engineer',
  'cook',
  'farm',
]
const PLACES = ['port-moresby', 'lae', 'mount-hagen', 'madang', 'goroka', 'kokopo']
const LEVELS = ['entry', 'mid', 'senior']

/** What 200 visitors, 20 employers and 2 administrators ask for. */
export const MIX: readonly Kind[] = [
  // Visitors. A quarter of them are logged in.
  { name: 'page, kept for all', share: 30, make: (world, pick) => ({ path: pick(world.publicPages) }) },
  {
    name: 'page, address of its own',
    share: 10,
    make: (_, pick) => ({ path: `${pick(['/jobs', '/search'])}?${search(pick)}` }),
  },
  {
    name: 'page, logged in',
    share: 12,
    make: (world, pick) => ({ path: pick(world.publicPages), person: pick(world.jobSeekers) }),
  },
  {
    name: 'job search',
    share: 10,
    make: (_, pick) => ({ path: `/api/jobs/search?${search(pick)}&facets=true` }),
  },
  { name: 'CV search', share: 8, make: (_, pick) => ({ path: `/api/cvs/search?${search(pick)}` }) },
  { name: 'file', share: 9, make: (world, pick) => ({ path: pick(world.files) }) },
  // Employers.
  {
    name: 'CV search, employer',
    share: 6,
    make: (world, pick) => ({ path: `/api/cvs/search?${search(pick)}`, person: pick(world.employers) }),
  },
  {
    name: 'opened CV',
    share: 3,
    make: (world, pick) => ({ path: `/api/cvs/${pick(world.cvs)}/view`, person: pick(world.employers) }),
  },
  {
    name: 'applications',
    share: 4,
    make: (world, pick) => ({
      path: pick(['/api/employer/applications', '/api/employer/applications/counts']),
      person: pick(world.employers),
    }),
  },
  {
    name: 'messages',
    share: 3,
    make: (world, pick) => ({
      path: pick(['/api/employer/conversations?limit=30', '/api/employer/conversations/unread']),
      person: pick(world.employers),
    }),
  },
  {
    name: 'sent message',
    share: 1,
    make(world, pick) {
      const { id, person } = pick(world.conversations)
      const path = `/api/employer/conversations/${id}/messages`
      return { path, person, json: { body: 'Can you come on Thursday at nine?' } }
    },
  },
  // Administrators.
  {
    name: "administrators' list",
    share: 4,
    make: (world, pick) => ({ path: `/api/admin/${pick(LISTS)}`, person: pick(world.administrators) }),
  },
]

const LISTS = ['queues', 'users', 'employers', 'cvs', 'payment-requests', 'audit-log', 'job-checks']

function search(pick: Random): string {
  const filters = pick(['', `&location=${pick(PLACES)}`, `&experience=${pick(LEVELS)}`])
  return `query=${pick(WORDS)}+${pick(WORDS)}${filters}`
}
