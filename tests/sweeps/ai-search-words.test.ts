import { expect, test } from 'vitest'
import { rankPeople } from '../../src/modules/ai-search/find/rank-people.ts'
import { queryWorld } from '../../src/modules/ai-search/query-world.ts'
import { understandQuery } from '../../src/modules/ai-search/understand/understand-query.ts'
import { knowTerms } from '../../src/modules/occupations/terms.ts'
import { startTestApp } from '../support/app.ts'
import { createEmployer } from '../support/people.ts'

const app = await startTestApp()
const employer = await createEmployer(app)
const SEARCH = '/api/employer/ai-search'
const SUGGESTIONS = '/api/employer/ai-search-suggestions'

// Rule (AI search): No words make a search fail, also stop words beside skills
test('no combination of stop words, words of the lexicon and numbers fails', async () => {
  const lexicon = await knowTerms(app.db)
  const stopWords =
    'the over of was long not no or and with for than be 40 - " & | ! ( ) class grade K under'.split(' ')
  const known = [...lexicon.skills.keys(), ...lexicon.aliases.keys(), ...lexicon.vocabulary.keys()]
  const world = await queryWorld(app.db, [])
  for (let turn = 0; turn < 300; turn++) {
    // every word comes up, in the same order each time
    const words = [0, 1, 2, 3].map((place) =>
      (turn + place) % 2 === 0
        ? stopWords[(turn * 7 + place * 5) % stopWords.length]
        : known[(turn * 7919 + place * 104_729) % known.length],
    )
    const intent = understandQuery(words.join(' '), world)
    await expect(
      rankPeople(app.db, intent, lexicon, { size: 5, employerId: 0, hidden: null }),
      words.join(' '),
    ).resolves.toBeDefined()
  }
  expect((await employer.post(SEARCH, { query: 'over 40 for babysitting' })).status).toBe(200)
  const tokPisin = [
    'nogat',
    'no ken',
    'bilong long na',
    'meri tasol',
    'wokman bilong',
    'i gat wanem',
    'mi laikim man',
  ]
  const marks = ['!!!', "'", '\\', '%_', '"', '-', '- -', 'OR', '(((', '&|!', '<->', ':*', '•••', '😀', '️']
  const long = [
    known.slice(0, 400).join(' ').slice(0, 3500),
    'draiva '.repeat(400).trim(),
    'no '.repeat(400).trim(),
    `${'not older than forty, '.repeat(100)}nurse`,
    'K'.repeat(3500),
    'a'.repeat(3500),
  ]
  for (const text of [...tokPisin, ...marks, ...long])
    for (const call of [SEARCH, SUGGESTIONS])
      expect((await employer.post(call, { query: text })).status, text.slice(0, 60)).toBeLessThan(500)
})
