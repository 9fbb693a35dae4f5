import { expect, test } from 'vitest'
import { isVisible } from '../src/modules/cvs/policy.ts'
import { findCv } from '../src/modules/cvs/queries.ts'
import { visibilityOf } from '../src/modules/cvs/views.ts'
import { isPublic, stateOf } from '../src/modules/jobs/policy.ts'
import { selectJobsById } from '../src/modules/jobs/queries.ts'
import { startTestApp } from './support/app.ts'
import { createEmployer } from './support/people.ts'
import { createSearchWorld } from './support/search.ts'

const app = await startTestApp()
const world = await createSearchWorld(app)
const now = new Date('2026-11-21T02:00:00Z')

async function idsOf(text: string, values: unknown[] = []): Promise<number[]> {
  const { rows } = await app.db.$client.query<{ id: number }>(text, values)
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

test('open_jobs has exactly the jobs that the policy calls public and open, in every combination and at every time', async () => {
  const employers = [(await createEmployer(app)).id, (await createEmployer(app)).id]
  await app.db.$client.query('UPDATE employers SET is_active = false WHERE id = $1', [employers[1]])
  const ids = await idsOf(
    `INSERT INTO job_postings (employer_id, title, description, requirements, location, category, employment_type, experience_level,
        published_at, held_at, held_credits, held_days, is_active, blocked_at, expires_at, closing_date)
      SELECT employer, 'Cook', '', '', 'lae', 'hospitality', 'full-time', 'entry',
        CASE WHEN state = 'published' THEN $2::timestamptz - interval '40 days' END,
        CASE WHEN state = 'held' THEN $2 END, CASE WHEN state = 'held' THEN 1 END, CASE WHEN state = 'held' THEN 30 END,
        is_active, CASE WHEN is_blocked THEN $2 END, $2 + expires, ($2 + closing)::date
      FROM unnest($1::integer[]) employer, unnest('{draft,held,published}'::text[]) state,
        unnest('{t,f}'::boolean[]) is_active, unnest('{t,f}'::boolean[]) is_blocked,
        unnest('{-1 day,0 days,1 ms,1 day,NULL}'::interval[]) expires, unnest('{-1 day,0 days,1 day,NULL}'::interval[]) closing
      WHERE state <> 'published' OR expires IS NOT NULL
      RETURNING id`,
    [employers, now],
  )
  const jobs = await selectJobsById(app.db, ids)
  const deleted = await createEmployer(app)
  await app.db.$client.query('UPDATE job_postings SET employer_id = $1 WHERE id = $2', [deleted.id, ids[0]])
  await app.db.$client.query('DELETE FROM employers WHERE id = $1', [deleted.id])
  const seen = new Set<string>()
  for (const hours of [-48, -24, 0, 24, 48]) {
    const at = new Date(now.getTime() + hours * 3_600_000)
    const open = jobs.filter((job) => job.id !== ids[0] && isPublic(job) && stateOf(job, at) === 'open')
    expect(await idsOf('SELECT id FROM open_jobs($1) WHERE id = ANY ($2)', [at, ids])).toEqual(
      open.map(({ id }) => id),
    )
    for (const job of jobs) seen.add(stateOf(job, at))
  }
  expect([...seen].sort()).toEqual(['blocked', 'closed', 'draft', 'expired', 'held', 'open'])
})

test('visible_cvs and the search have exactly the CVs that the policy calls visible, in every combination', async () => {
  const ids: number[] = []
  for (const is_active of [true, false])
    for (const is_available of [true, false]) {
      const owner = await world.person({ is_active, is_available })
      for (const isActive of [true, false])
        for (const blocked_at of [null, now])
          for (const status of ['available', 'interviewing', 'hired'])
            ids.push(await world.cv(owner, { is_active: isActive, blocked_at, status }))
    }
  ids.push(await world.cv(null, {}))
  const rows = await Promise.all(ids.map((id) => findCv(app.db, id)))
  const visible = rows.flatMap((row) => (row && isVisible(visibilityOf(row)) ? [row.cv.id] : []))
  expect(visible).toHaveLength(3)
  expect(await idsOf('SELECT id FROM visible_cvs() WHERE id = ANY ($1)', [ids])).toEqual(visible)
  expect(await idsOf('SELECT cv_id AS id FROM cv_search WHERE cv_id = ANY ($1)', [ids])).toEqual(visible)
})

test.each(['open_jobs(now())', 'visible_cvs()'])('the planner inlines %s', async (read) => {
  const { rows } = await app.db.$client.query(`EXPLAIN SELECT * FROM ${read} WHERE id = 1`)
  expect(JSON.stringify(rows)).not.toContain('Function Scan')
})
