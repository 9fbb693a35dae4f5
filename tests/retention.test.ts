import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { uploadCv } from './support/cvs.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const ana = await createJobSeeker(app)
const vera = await logInAdministrator(app)

async function ask<T>(query: string): Promise<T[]> {
  return (await app.db.$client.query<{ value: T }>(query)).rows.map(({ value }) => value)
}

async function cleanUp(): Promise<void> {
  await app.tasks.enqueue(app, 'clean-up', {})
  await app.tasksDone()
}

/** The ages of the rows that remain, in days, before and after the setting is changed. */
// Rule (operating): Mails, notices and visits are kept as long as the settings say
test.each([
  [
    'emails_keep_days',
    90,
    7,
    'sent and failed mails',
    addEmail,
    'SELECT DISTINCT subject AS value FROM emails WHERE subject ~ $$^\\d+$$',
  ],
  [
    'notices_keep_days',
    180,
    30,
    'notices',
    addNotice,
    'SELECT text AS value FROM notices WHERE text ~ $$^\\d+$$',
  ],
  [
    'visits_keep_days',
    1095,
    90,
    'numbers of visits',
    addVisits,
    'SELECT visits::text AS value FROM daily_visits',
  ],
] as const)('%s: %i days, and as few as %i, of %s', async (key, days, fewest, _, add, query) => {
  for (const age of [fewest - 2, fewest + 2, days - 2, days + 2]) await add(age)
  const ages = async () => (await ask<string>(query)).map(Number).sort((a, b) => a - b)
  await cleanUp()
  expect(await ages()).toEqual([fewest - 2, fewest + 2, days - 2])
  for (const value of [fewest - 1, 1.5]) {
    expect((await vera.patch(`/api/admin/settings/${key}`, { value })).status).toBe(400)
  }
  expect((await vera.patch(`/api/admin/settings/${key}`, { value: fewest })).status).toBe(200)
  await cleanUp()
  expect(await ages()).toEqual([fewest - 2])
})

async function addEmail(age: number): Promise<void> {
  await app.db.$client.query(
    `INSERT INTO emails (kind, recipient, subject, text_body, html_body, state, created_at, sent_at)
     SELECT 'notice', 'ana@example.com', $1, '', '', state, at, CASE state WHEN 'sent' THEN at END
     FROM unnest('{sent,failed}'::text[]) state, (SELECT now() - make_interval(days => $2) AS at) t`,
    [String(age), age],
  )
}

async function addNotice(age: number): Promise<void> {
  await app.db.$client.query(
    `INSERT INTO notices (job_seeker_id, kind, text, path, is_shown, created_at)
     VALUES ($1, 'status_changed', $2, '/', true, now() - make_interval(days => $3))`,
    [ana.id, String(age), age],
  )
}

async function addVisits(age: number): Promise<void> {
  await app.db.$client.query(
    'INSERT INTO daily_visits (day, visits) VALUES (current_date - $1::int, $1::int)',
    [age],
  )
}

// Rule (operating): After 90 days a view of a CV still counts, but its origin is deleted
test('a view of a CV always counts, but its origin is deleted', async () => {
  const id = await uploadCv(ana)
  const boroko = await createEmployer(app, { credits: 20 })
  await boroko.get(`/api/cvs/${id}/view`)
  await boroko.get(`/api/cvs/${id}/download`)
  const stats = async () => (await ana.get('/api/user/cv-stats')).body
  const before = await stats()
  const traced =
    'SELECT count(*)::int AS value FROM cv_views WHERE num_nonnulls(visitor_hash, ip_address, user_agent) > 0'
  const [many = 0] = await ask<number>(traced)
  expect(many).toBeGreaterThan(0)
  await app.db.$client.query("UPDATE cv_views SET viewed_at = viewed_at - interval '89 days'")
  await cleanUp()
  expect(await ask(traced)).toEqual([many])
  await app.db.$client.query("UPDATE cv_views SET viewed_at = viewed_at - interval '2 days'")
  await cleanUp()
  expect(await ask(traced)).toEqual([0])
  expect(JSON.stringify(await stats()).replace(/"viewedAt":"[^"]*"/g, '')).toBe(
    JSON.stringify(before).replace(/"viewedAt":"[^"]*"/g, ''),
  )
})
