import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { createSearchWorld } from './support/search.ts'

const app = await startTestApp()
const world = await createSearchWorld(app)

// Rule (job seekers): Lists by experience are in the order of the years that their cards show
test('the order by experience is that of the years shown, in short and in very long lists', async () => {
  const shown = { '11 years': 11, '19 years': 19, '10+ years': null, '6-10 years': null, '8 years': 8 }
  const ids = new Map<number, string>()
  for (const [full_name, years] of Object.entries(shown)) {
    const experience = full_name === '6-10 years' ? 'senior' : 'executive'
    const id = await world.cv(await world.person(), { full_name, job_title: 'Decorator', experience })
    ids.set(id, full_name)
    await app.db.$client.query(
      `INSERT INTO ai_profiles (cv_id, codes, titles, years, licences, is_learner, version) VALUES ($1, '{}', '{}', $2, '{}', false, 1)
       ON CONFLICT (cv_id) DO UPDATE SET years = excluded.years`,
      [id, years],
    )
  }
  const order = ['19 years', '10+ years', '11 years', '8 years', '6-10 years']
  expect(await world.names('query=decorator&sortBy=experience')).toEqual(order)
  const { rows } = await app.db.$client.query<{ ids: number[] }>(
    "SELECT banded_cvs(ARRAY['decor'::tsquery], NULL, NULL, false, NULL, 'experience', 5) AS ids",
  )
  expect(rows[0]?.ids.map((id) => ids.get(id))).toEqual(order)
})
