import { expect, test, vi } from 'vitest'
import { recentVersions } from '../src/platform/database/content-versions.ts'
import { startTestApp } from './support/app.ts'
import { insertCvs } from './support/cvs.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

const app = await startTestApp()
const employer = await createEmployer(app, { credits: 50 })
const ana = await createJobSeeker(app)
const job = await postJob(employer)
const [cv] = await insertCvs(app, ana.id, 1)
const sql = (text: string) => app.db.$client.query(text)

type Versions = { site: string; jobs: string; cvs: string }

/** Returns the areas whose versions a statement changes. */
async function changedBy(statement: string): Promise<string[]> {
  const read = async () =>
    (await app.db.$client.query<Versions>('SELECT * FROM content_versions(now())')).rows[0]
  await app.tasksDone()
  const before = await read()
  await sql(statement)
  const after = await read()
  return (['site', 'jobs', 'cvs'] as const).filter((area) => before?.[area] !== after?.[area])
}

// Rule (pages): Kept pages and answers are dropped when a job, company, CV, person, place, category, package or setting changes
test.each([
  ['site', "UPDATE system_settings SET setting_value = 'Wok' WHERE setting_key = 'site_name'"],
  ['site', "UPDATE categories SET name = name || '!' WHERE slug = 'mining'"],
  ['site', "UPDATE locations SET aliases = '{pom city}' WHERE slug = 'port-moresby'"],
  ['site', "INSERT INTO credit_packages (name, credits, price) VALUES ('Small', 5, 10000)"],
  ['jobs', `UPDATE job_postings SET title = 'Rigger' WHERE id = ${job}`],
  ['jobs', `UPDATE job_postings SET blocked_at = now() WHERE id = ${job}`],
  ['jobs', `UPDATE employers SET logo_id = NULL WHERE id = ${employer.id}`],
  ['jobs', `UPDATE employers SET is_active = true WHERE id = ${employer.id}`],
  ['cvs', `UPDATE cvs SET status = 'hired' WHERE id = ${cv}`],
  ['cvs', `UPDATE job_seekers SET shown_to = 'nobody' WHERE id = ${ana.id}`],
  ['cvs', "INSERT INTO search_words VALUES ('zimmer', 'zimmer', 1)"],
])('%s: %s', async (area, statement) => {
  // A new name of a category is also written into the words of its jobs.
  expect(await changedBy(statement)).toContain(area)
})

// Rule (pages): Views, applications and logins do not drop kept pages
test.each([
  `UPDATE job_postings SET views = views + 1, applications = applications + 1 WHERE id = ${job}`,
  `UPDATE employers SET last_login = now() WHERE id = ${employer.id}`,
  `UPDATE job_seekers SET last_login = now(), email = 'x@example.com' WHERE id = ${ana.id}`,
  'UPDATE sessions SET last_seen_at = now()',
])('nothing: %s', async (statement) => {
  expect(await changedBy(statement)).toEqual([])
})

// Rule (pages): A job that ends drops the kept pages that show it
test('the end of a job changes the version of jobs', async () => {
  const id = await postJob(employer)
  const at = async (days: number) => {
    const text = `SELECT v.jobs FROM job_postings j, content_versions(j.ends_at + make_interval(days => $2)) v WHERE j.id = $1`
    return (await app.db.$client.query<Versions>(text, [id, days])).rows[0]?.jobs
  }
  expect(await at(-2)).toBe(await at(-1))
  expect(await at(1)).not.toBe(await at(-1))
})

test('on a busy site the next versions are asked for before the last ones end', async () => {
  const start = Date.now()
  const versionsAt = (milliseconds: number) =>
    recentVersions({ db: app.db, now: new Date(start + milliseconds) })
  const before = await versionsAt(60_000)
  await sql(`UPDATE job_postings SET title = 'Scaffolder' WHERE id = ${job}`)
  expect(await versionsAt(63_900)).toEqual(before)
  expect(await versionsAt(64_100)).toEqual(before)
  // only if they came from the request at 64.1 seconds they are still good at 69
  await vi.waitFor(async () => expect((await versionsAt(64_200)).jobs).not.toBe(before.jobs))
})
