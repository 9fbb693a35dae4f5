import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { meetAndApply, sent } from './support/applications.ts'

const app = await startTestApp()

/** Inserts applications of other people, sent 20 days ago and opened after these days, or never. */
async function insertOthers(jobId: number, openedAfter: readonly (number | null)[]): Promise<void> {
  await app.db.$client.query(
    `WITH people AS (
       INSERT INTO job_seekers (username, password_hash, email, full_name)
       SELECT 'pace' || $1::int || 'n' || n, '-', 'pace' || $1::int || 'n' || n || '@example.com', 'Pita Boas'
       FROM generate_series(1, cardinality($2::float8[])) n RETURNING id),
     their_cvs AS (
       INSERT INTO cvs (job_seeker_id, full_name, email, job_title, location, experience, category)
       SELECT id, 'Pita Boas', 'pita@example.com', 'Deckhand', 'Lae', 'mid', 'logistics' FROM people RETURNING id, job_seeker_id)
     INSERT INTO job_applications (job_posting_id, job_seeker_id, cv_id, applied_at, opened_at)
     SELECT $1::int, job_seeker_id, id, now() - interval '20 days',
       now() - interval '20 days' + interval '1 day' * ($2::float8[])[row_number() OVER ()] FROM their_cvs`,
    [jobId, openedAfter],
  )
}

const opened = (count: number, days: number) => Array.from({ length: count }, () => days)
const unopened = (count: number) => Array.from({ length: count }, () => null)

// Rule (job seekers): How quickly a company opens applications is said from 10 of them on, and unopened ones count
test.each([
  ['is not said below 10 of them', opened(8, 1), null],
  ['is the median, in whole days', [0.1, 0.2, ...opened(4, 1.4), 6, ...unopened(2)], 2],
  ['is at least a day', opened(9, 0.01), 1],
  ['is not said when half were not opened', [...opened(4, 1), ...unopened(5)], null],
  ['is not said when it is longer than two weeks', opened(9, 15), null],
])('how quickly a company opens applications %s', async (_, others, days) => {
  const { ana, jobId } = await meetAndApply(app)
  await insertOthers(jobId, others)
  expect(await sent(ana)).toMatchObject([{ pace: days && { days, applications: others.length + 1 } }])
})

test('it is said only to somebody who waits for it', async () => {
  const { ana, jobId, setStatus } = await meetAndApply(app)
  await insertOthers(jobId, opened(9, 1))
  await setStatus('screening')
  expect(await sent(ana)).toMatchObject([{ pace: null }])
})
