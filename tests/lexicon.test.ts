import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { logInAdministrator } from './support/people.ts'

const app = await startTestApp()

// Rule (AI search): The terms of the search lexicon can be searched, filtered and paged
test('terms are searched by phrase and meaning, filtered by kind, and paged', async () => {
  const vera = await logInAdministrator(app)
  const list = async (query: string) => {
    const { body, headers } = await vera.get(`/api/admin/ai-terms?${query}`)
    const terms = body as { phrase: string; kind: string; meaning: string }[]
    return { terms, total: Number(headers.get('X-Total-Count')) }
  }
  const added = { phrase: 'bilum 100% mekim', kind: 'occupation', meaning: 'Bilum Weaver' }
  await vera.post('/api/admin/ai-terms', added)
  expect((await list('search=BILUM+WEAVER')).terms).toMatchObject([added])
  expect((await list('search=100%25')).terms).toMatchObject([added])
  expect((await list('search=bilum&kind=skill')).terms).toEqual([])
  const { terms, total } = await list('page=2&limit=10')
  expect(terms).toHaveLength(10)
  expect(total).toBeGreaterThan(100)
  expect((await list('page=1&limit=10')).terms[0]).toMatchObject(added)
})
