import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from '../loading/api-client.ts'
import { createQueryClient } from '../loading/query-client.ts'
import { settingsQuery } from '../settings.ts'
import { currentProfile } from './session.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const MINUTES = 60_000

function browser(answer: () => Response) {
  const asked: string[] = []
  const client = createApiClient(async (path) => {
    asked.push(path)
    return answer()
  })
  const queryClient = createQueryClient()
  const context = { queryClient, client, sessions: [], now: new Date(), publicUrl: '', savesData: false }
  return { asked, context }
}

// Rule (pages): Profiles and settings are kept for 5 minutes
test.each([
  ['jobSeeker', '/api/auth/profile'],
  ['employer', '/api/auth/employer/profile'],
  ['administrator', '/api/auth/admin/profile'],
] as const)('the profile of a %s is kept for five minutes', async (kind, path) => {
  const { asked, context } = browser(() => Response.json({ id: 7 }))
  expect(await currentProfile(context, kind)).toEqual({ id: 7 })
  vi.setSystemTime(Date.now() + 5 * MINUTES - 1)
  expect(await currentProfile(context, kind)).toEqual({ id: 7 })
  expect(asked).toEqual([path])
  vi.setSystemTime(Date.now() + 1)
  await currentProfile(context, kind)
  expect(asked).toEqual([path, path])
})

// Rule (pages): A failed profile call counts as logged out, and is not repeated by itself
// Rule (pages): A 401 answer of a profile call is null and not an error
test.each([401, 500])(
  'a profile that is refused with %i means nobody is logged in, and is not requested again by itself',
  async (status) => {
    const { asked, context } = browser(() => Response.json({ message: 'No' }, { status }))
    expect(await currentProfile(context, 'administrator')).toBeNull()
    expect(asked).toHaveLength(1)
  },
)

// Rule (pages): Profiles and settings are kept for 5 minutes
test('settings are kept for five minutes', async () => {
  const { asked, context } = browser(() => Response.json([]))
  const read = () => context.queryClient.fetchQuery(settingsQuery(context.client))
  await read()
  vi.setSystemTime(Date.now() + 5 * MINUTES - 1)
  await read()
  expect(asked).toEqual(['/api/public/settings'])
  vi.setSystemTime(Date.now() + 1)
  await read()
  expect(asked).toHaveLength(2)
})
