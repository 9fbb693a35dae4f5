import { expect, test } from 'vitest'
import { aiSearchTasks } from '../src/modules/ai-search/tasks.ts'
import { startTestApp } from './support/app.ts'
import { logInAdministrator } from './support/people.ts'
import { createSearchWorld } from './support/search.ts'

const app = await startTestApp()

// Rule (AI search): The terms of the search lexicon can be searched, filtered and paged
test('terms are searched by phrase and meaning, filtered by kind, and paged', async () => {
  const vera = await logInAdministrator(app)
  const list = async (query: string) => {
    const { body, headers } = await vera.get(`/api/admin/ai-terms?${query}`)
    const terms = body as { phrase: string; kind: string; meaning: string }[]
    return { terms, total: Number(headers.get('X-Total-Count')) }
  }
  const added = { phrase: 'kapul 100% mekim', kind: 'occupation', meaning: 'Kapul Keeper' }
  await vera.post('/api/admin/ai-terms', added)
  expect((await list('search=KAPUL+KEEPER')).terms).toMatchObject([added])
  expect((await list('search=100%25')).terms).toMatchObject([added])
  expect((await list('search=kapul&kind=skill')).terms).toEqual([])
  const { terms, total } = await list('page=2&limit=10')
  expect(terms).toHaveLength(10)
  expect(total).toBeGreaterThan(100)
  expect((await list('page=1&limit=10')).terms[0]).toMatchObject(added)
})

// Rule (AI search): For an unknown word the lexicon form suggests meanings, each with the number of people behind it
test('like names of the lexicon and titles of CVs with the words are suggested, with their people', async () => {
  const vera = await logInAdministrator(app)
  const world = await createSearchWorld(app)
  const add = async (title: string, text = '') =>
    world.cv(await world.person(), { job_title: title, location: 'Lae' }, text)
  await add('Refrigeration Mechanic')
  await add('Refrigeration Mechanic')
  await add('Storeman', 'Ran the bowser for two years')
  await add('Call 7012 3456 Storeman', 'Ran the bowser')
  await aiSearchTasks.handlers['profile-cvs']?.(app.makeContext(), {})
  const suggested = async (query: string) =>
    (await vera.get(`/api/admin/ai-term-meanings?${new URLSearchParams({ query })}`)).body
  expect(await suggested('refrigeration fixer in Lae, 3 years')).toMatchObject({
    phrase: 'refrigeration fixer',
    meanings: [{ kind: 'occupation', meaning: 'Refrigeration Mechanic', people: 2 }],
  })
  expect(await suggested('bowser')).toMatchObject({
    meanings: [{ kind: 'occupation', meaning: 'Storeman', people: 2 }],
  })
  expect(await suggested('••• in Lae')).toEqual({ phrase: '', meanings: [] })
  expect(await suggested('xyzzyx')).toMatchObject({ phrase: 'xyzzyx', meanings: [] })
  expect((await vera.get('/api/admin/ai-term-meanings?query=')).status).toBe(400)
})
