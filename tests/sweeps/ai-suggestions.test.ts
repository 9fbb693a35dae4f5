import { expect, test } from 'vitest'
import { suggestSearches } from '../../src/modules/ai-search/suggest-searches.ts'
import { aiSearchTasks } from '../../src/modules/ai-search/tasks.ts'
import { knowTerms } from '../../src/modules/occupations/terms.ts'
import { startTestApp } from '../support/app.ts'
import { createEmployer } from '../support/people.ts'
import { createSearchWorld } from '../support/search.ts'

const app = await startTestApp()
const world = await createSearchWorld(app)

// Rule (AI search): What is being typed is completed to names of jobs; no suggestion repeats a word that is not finished
test('the beginnings of job titles: suggestions find people, read well and are not what was typed', async () => {
  for (const job_title of ['Storeman', 'Accountant', 'Welder'])
    await world.cv(await world.person(), { job_title, location: 'Lae' }, undefined, 'lae')
  await aiSearchTasks.handlers['profile-cvs']?.(app.makeContext(), {})
  const employer = await createEmployer(app)
  const viewer = { ip: '', userAgent: '', employer: { id: employer.id } }
  const ctx = { ...app.makeContext(), viewer }
  const { aliases } = await knowTerms(app.db)
  const names = [...new Set([...aliases.values()].map(({ name }) => name.toLowerCase()))]
  const begun = names.flatMap((name, turn) => (turn % 20 === 0 ? [name.slice(0, 3 + (turn % 9))] : []))
  expect(begun.length).toBeGreaterThan(30)
  for (const typed of new Set(begun)) {
    const { counted } = await suggestSearches(ctx, typed)
    expect(counted, typed).not.toEqual([])
    expect(new Set(counted.map(({ query }) => query.toLowerCase())).size, typed).toBe(counted.length)
    for (const { query, total } of counted) {
      expect(total, query).toBeGreaterThan(0)
      expect(query.toLowerCase()).not.toBe(typed.trim())
      expect(query).toMatch(/^[\p{L}\d].*[\p{L}\d)]$/u)
      expect(query).not.toMatch(
        /\s\s|\b(?:with|in|and|or|of) (?:with|in|and|or|of)\b|\b(?:with|in|and|or|of)$/,
      )
    }
  }
  const completed = await suggestSearches(ctx, 'stor')
  expect(completed.suggestions).toContain('Storeman')
  expect(completed.suggestions.filter((text) => /\bstor\b/i.test(text))).toEqual([])
})
