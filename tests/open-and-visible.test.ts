import { expect, test } from 'vitest'
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

test('visible_cvs and the search have exactly the CVs that each audience may see, in every combination', async () => {
  const [employer, hidden] = [await createEmployer(app), await createEmployer(app)]
  const made: { id: number; owner: number | null; shownTo: string; mayBeShown: boolean }[] = []
  for (const is_active of [true, false])
    for (const shown_to of ['everybody', 'employers', 'nobody']) {
      const owner = await world.person({ is_active, shown_to })
      for (const isActive of [true, false])
        for (const blocked_at of [null, now])
          for (const status of ['available', 'interviewing', 'hired']) {
            const id = await world.cv(owner, { is_active: isActive, blocked_at, status })
            const mayBeShown = is_active && isActive && blocked_at === null
            made.push({ id, owner, shownTo: shown_to, mayBeShown })
          }
    }
  made.push({ id: await world.cv(null, {}), owner: null, shownTo: 'everybody', mayBeShown: false })
  const hiding = made.find(({ shownTo, mayBeShown }) => shownTo === 'employers' && mayBeShown)?.owner
  await app.db.$client.query(
    `WITH named AS (INSERT INTO hidden_companies (job_seeker_id, name, name_key) VALUES ($1, 'X', 'x') RETURNING id)
     INSERT INTO hidden_from SELECT $2, $1, id FROM named`,
    [hiding, hidden.id],
  )
  const ids = made.map(({ id }) => id)
  const shown = (shownTo: string[]) =>
    made.flatMap((cv) => (cv.mayBeShown && shownTo.includes(cv.shownTo) ? [cv.id] : []))
  const seen = (audience: number | null) =>
    idsOf('SELECT id FROM visible_cvs($2) WHERE id = ANY ($1)', [ids, audience])
  expect(shown(['everybody'])).toHaveLength(3)
  expect(await seen(null)).toEqual(shown(['everybody']))
  expect(await seen(0)).toEqual(shown(['everybody', 'employers']))
  expect(await seen(employer.id)).toEqual(shown(['everybody', 'employers']))
  expect(await seen(hidden.id)).toEqual(shown(['everybody']))
  const indexed = (is_public: boolean) =>
    idsOf('SELECT cv_id AS id FROM cv_search WHERE cv_id = ANY ($1) AND is_public = $2', [ids, is_public])
  expect(await indexed(true)).toEqual(shown(['everybody']))
  expect(await indexed(false)).toEqual(shown(['employers']))
})

test.each(['open_jobs(now())', 'visible_cvs(NULL)', 'visible_cvs(7)'])(
  'the planner inlines %s',
  async (read) => {
    const { rows } = await app.db.$client.query(`EXPLAIN SELECT * FROM ${read} WHERE id = 1`)
    expect(JSON.stringify(rows)).not.toContain('Function Scan')
  },
)
