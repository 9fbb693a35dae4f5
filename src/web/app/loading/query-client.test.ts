import {
  environmentManager,
  focusManager,
  MutationObserver,
  onlineManager,
  QueryObserver,
} from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

// Queries behave as in a browser; on a server they never poll or retry.
environmentManager.setIsServer(() => false)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

const YEAR = 31_536_000_000

// Rule (pages): Loaded data does not expire, and is not loaded again on focus or by polling
test('data is not read again by time, focus, network or another use of it', async () => {
  const client = createQueryClient()
  client.mount()
  const queryFn = vi.fn(async () => 'read')
  const options = { queryKey: ['a'], queryFn }
  const leave = new QueryObserver(client, options).subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(YEAR)
  for (const isThere of [false, true]) {
    focusManager.setFocused(isThere)
    onlineManager.setOnline(isThere)
  }
  new QueryObserver(client, options).subscribe(() => undefined)()
  expect(await client.fetchQuery(options)).toBe('read')
  expect(queryFn).toHaveBeenCalledTimes(1)
  leave()
  client.unmount()
})

// Rule (pages): Failed queries and mutations are not tried again
test('a failure is not retried, neither of a query nor of a mutation', async () => {
  const client = createQueryClient()
  const fail = vi.fn(async () => {
    throw new Error('Not today')
  })
  await expect(client.fetchQuery({ queryKey: ['a'], queryFn: fail })).rejects.toThrow('Not today')
  const mutation = new MutationObserver(client, { mutationFn: fail })
  await expect(mutation.mutate()).rejects.toThrow('Not today')
  await vi.advanceTimersByTimeAsync(YEAR)
  expect(fail).toHaveBeenCalledTimes(2)
})

// Rule (pages): A list that was loading while something changed shows the change
test('a first load that is under way during a change is followed by another one', async () => {
  const client = createQueryClient()
  const answers: ((text: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve))
  const shown = new QueryObserver(client, { queryKey: ['list', 'pearl'], queryFn })
  const leave = shown.subscribe(() => undefined)
  const refreshed = client.invalidateQueries({ queryKey: ['list'] })
  answers[0]?.('before the change')
  await vi.advanceTimersByTimeAsync(0)
  answers[1]?.('after it')
  await refreshed
  expect(shown.getCurrentResult().data).toBe('after it')
  expect(answers).toHaveLength(2)
  leave()
})
