import { beforeEach, expect, test } from 'vitest'
import { createApiClient } from '../api-client.ts'
import { currentToasts, toast } from '../components/toast.ts'
import { searchQuery } from './queries.ts'

beforeEach(() => void toast({ title: 'Before' }))

async function search(answer: () => Promise<Response>, signal = new AbortController().signal) {
  const { queryFn } = searchQuery(createApiClient(answer), { query: 'nurse' })
  if (typeof queryFn !== 'function') throw new Error('no query function')
  return (queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal })
}
const shown = () => currentToasts().map(({ title, description }) => [title, description])

test('a search that is done tells how many it found', async () => {
  await search(async () => Response.json({ results: [{}, {}] }))
  expect(shown()).toEqual([['AI Search Complete', 'Found 2 matching candidates']])
})

test('a failed search tells why, in the words of the server', async () => {
  const refused = () => Promise.resolve(Response.json({ message: 'Too many attempts.' }, { status: 429 }))
  await expect(search(refused)).rejects.toThrow('Too many attempts.')
  expect(shown()).toEqual([['Search Failed', 'Too many attempts.']])
})

test('a search in whose place another one came tells nothing', async () => {
  await search(async () => Response.json({ results: [] }), AbortSignal.abort())
  expect(shown()).toEqual([['Before', undefined]])
})
