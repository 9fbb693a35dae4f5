import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from './api-client.ts'
import { createQueryClient } from './query-client.ts'
import { currentProfile } from './session.ts'
import { settingsQuery } from './settings.ts'

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

test.each([
  ['jobSeeker', '/api/auth/profile'],
  ['employer', '/api/auth/employer/profile'],
  ['administrator', '/api/auth/admin/profile'],
] as const)('the profile of a %s is fresh for five minutes', async (kind, path) => {
  const { asked, context } = browser(() => Response.json({ id: 7 }))
  expect(await currentProfile(context, kind)).toEqual({ id: 7 })
  vi.setSystemTime(Date.now() + 5 * MINUTES - 1)
  expect(await currentProfile(context, kind)).toEqual({ id: 7 })
  expect(asked).toEqual([path])
  vi.setSystemTime(Date.now() + 1)
  await currentProfile(context, kind)
  expect(asked).toEqual([path, path])
})

test.each([401, 500])(
  'a profile that is refused with %i is nobody, and not asked for again by itself',
  async (status) => {
    const { asked, context } = browser(() => Response.json({ message: 'No' }, { status }))
    expect(await currentProfile(context, 'administrator')).toBeNull()
    expect(asked).toHaveLength(1)
  },
)

test('settings are fresh for five minutes', async () => {
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
