import { beforeEach, expect, test } from 'vitest'
import { createApiClient } from '../app/loading/api-client.ts'
import { currentToasts, toast } from '../components/overlays/toast.ts'
import { searchQuery } from './queries.ts'

beforeEach(() => void toast({ title: 'Before' }))

async function search(answer: () => Promise<Response>, signal = new AbortController().signal) {
  const { queryFn } = searchQuery(createApiClient(answer), { query: 'nurse' })
  if (typeof queryFn !== 'function') throw new Error('no query function')
  return (queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal })
}
const shown = () => currentToasts().map(({ title, description }) => [title, description])

// Rule (AI search): A failed search shows a toast with the server's message
test('a failed search shows the server’s reason', async () => {
  const refused = () => Promise.resolve(Response.json({ message: 'Too many attempts.' }, { status: 429 }))
  await expect(search(refused)).rejects.toThrow('Too many attempts.')
  expect(shown()).toEqual([['Search Failed', 'Too many attempts.']])
})

test('a company at its limit reads when it can search again', async () => {
  const message = 'Too many attempts. Please try again in 24 minutes.'
  const refused = () =>
    Promise.resolve(Response.json({ code: 'too_many_requests', message }, { status: 429 }))
  await expect(search(refused)).rejects.toThrow(message)
  expect(shown()).toEqual([
    ['Search Failed', 'You have used all your searches for this hour. Please try again in 24 minutes.'],
  ])
})

test('a search that was replaced by a newer one shows no toast', async () => {
  await search(async () => Response.json({ results: [] }), AbortSignal.abort())
  expect(shown()).toEqual([['Before', undefined]])
})
