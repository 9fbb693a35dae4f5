import { expect, test } from 'vitest'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { converse } from './support/conversations.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'
import { createSearchWorld } from './support/search.ts'

const app = await startTestApp()
const world = await createSearchWorld(app)
const vera = await logInAdministrator(app)

const run = async (text: string, values: unknown[] = []) =>
  (await app.db.$client.query<Record<string, unknown>>(text, values)).rows

type Compared = { name: string; endedAt: string | null; compared: number; mended: Record<string, number> }
/** Runs the task after some days, and returns what an administrator sees. */
async function compared(days: number): Promise<Compared[]> {
  app.setNow(new Date(Date.now() + days * DAY))
  await app.tasks.enqueue(app.makeContext(), 'compare-derived-rows', {})
  await app.tasksDone('compare-derived-rows')
  // Logins end sooner than that.
  app.setNow(new Date())
  return (await vera.get('/api/admin/comparisons')).body as Compared[]
}

const mendedRows = (list: readonly Compared[]) =>
  Object.assign({}, ...list.map(({ mended }) => mended)) as Record<string, number>

/** The counter of the metrics, by what was mended. */
async function counted(what: string): Promise<number> {
  const text = String((await vera.get('/api/metrics')).body)
  return Number(new RegExp(`^derived_rows_mended_total\\{what="${what}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
}

const NOTHING = {
  cv_search: 0,
  cv_ranking: 0,
  cv_twins: 0,
  ai_profiles: 0,
  'job_postings.words': 0,
  'job_postings.applications': 0,
  conversations: 0,
  hidden_from: 0,
}

// Rule (operating): Each night derived rows are compared with their sources; what differs is mended and counted
test('a nightly comparison mends and counts what differs in each table', async () => {
  const { jobId, conversation } = await converse(app)
  const owner = await world.person()
  const word = { job_title: 'Surveyor', skills: ['Drafting'] }
  const [stale, missing, ghost, misranked, misread] = [
    await world.cv(owner, word),
    await world.cv(owner, word),
    await world.cv(await world.person(), { ...word, is_active: false }),
    await world.cv(await world.person(), word),
    await world.cv(await world.person(), word),
  ]
  const employer = await createEmployer(app, { form: { companyName: 'Karai Mines' } })
  const hiding = await createJobSeeker(app)
  await hiding.post('/api/user/hidden-companies', { name: employer.companyName })
  await app.tasks.enqueue(app.makeContext(), 'profile-cvs', {})
  await app.tasksDone()

  // The first comparison after the update is made at once; nothing is wrong but what no task has noted.
  const first = await compared(0)
  expect(first).toHaveLength(6)
  expect(first.every(({ endedAt }) => endedAt !== null)).toBe(true)
  expect(mendedRows(first)).toEqual(NOTHING)

  await run("UPDATE cv_search SET lexemes = 'plumber' WHERE cv_id = $1", [stale])
  await run('DELETE FROM cv_search WHERE cv_id = $1', [missing])
  await run(
    "INSERT INTO cv_search SELECT id, uploaded_at, NULL, NULL, 2, 'surveyor'::tsvector FROM cvs WHERE id = $1",
    [ghost],
  )
  await run("UPDATE cv_ranking SET words = 'plumber' WHERE cv_id = $1", [misranked])
  await run("UPDATE ai_profiles SET codes = '{o=1}' WHERE cv_id = $1", [misread])
  await run('DELETE FROM cv_twins')
  await run('ALTER TABLE job_postings DISABLE TRIGGER set_job_words')
  await run("UPDATE job_postings SET words = 'plumber', applications = 7 WHERE id = $1", [jobId])
  await run('ALTER TABLE job_postings ENABLE TRIGGER set_job_words')
  await run('UPDATE conversations SET job_seeker_unread = 5, last_message_id = 0 WHERE id = $1', [
    conversation,
  ])
  await run('DELETE FROM hidden_from WHERE job_seeker_id = $1', [hiding.id])

  const before = await counted('cv_search')
  // Once a night.
  expect(mendedRows(await compared(0))).toEqual(NOTHING)
  const nightly = await compared(1)
  expect(mendedRows(nightly)).toEqual({
    cv_search: 3,
    cv_ranking: 1,
    cv_twins: 2,
    ai_profiles: 1,
    'job_postings.words': 1,
    'job_postings.applications': 1,
    conversations: 1,
    hidden_from: 1,
  })
  expect(nightly.find(({ name }) => name === 'search')?.compared).toBe(6)
  expect(await counted('cv_search')).toBe(before + 3)

  expect(await world.search('query=surveyor')).toMatchObject({ total: 3 })
  expect(
    await run(
      `SELECT v.cv_id FROM searchable_cvs v JOIN cv_search s USING (cv_id) JOIN cv_ranking r USING (cv_id)
       WHERE s.lexemes = v.lexemes AND r.words = v.words AND v.cv_id = ANY ($1) ORDER BY 1`,
      [[stale, missing, ghost, misranked, misread]],
    ),
  ).toEqual([stale, missing, misranked, misread].map((cv_id) => ({ cv_id })))
  expect(await run('SELECT cv_id FROM cv_twins ORDER BY 1')).toEqual([{ cv_id: stale }, { cv_id: missing }])
  const codes = await run('SELECT codes FROM ai_profiles WHERE cv_id = ANY ($1)', [[stale, misread]])
  expect(codes[0]).toEqual(codes[1])
  expect(
    await run('SELECT applications, words = job_words(j) AS found FROM job_postings j WHERE id = $1', [
      jobId,
    ]),
  ).toEqual([{ applications: 1, found: true }])
  expect(
    await run('SELECT last_message_id > 0 AS newest, job_seeker_unread AS unread FROM conversations'),
  ).toEqual([{ newest: true, unread: 1 }])
  expect(await run('SELECT employer_id FROM hidden_from WHERE job_seeker_id = $1', [hiding.id])).toEqual([
    { employer_id: employer.id },
  ])
})

// Rule (operating): A comparison that is too long for one night goes on in the next
test('a comparison goes on where the last run ended', async () => {
  await run(
    "UPDATE comparisons SET after_id = (SELECT max(id) FROM cvs), compared = 40, mended = '{\"cv_search\": 2}' WHERE name = 'search'",
  )
  const search = (await compared(2)).find(({ name }) => name === 'search')
  expect(search).toMatchObject({ compared: 40, mended: { cv_search: 2 } })
})
