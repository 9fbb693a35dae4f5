import { expect } from 'vitest'
import type { Db } from '../../src/platform/database/database.ts'
import { type Answer, openBrowser } from './browser.ts'
import { employerForm, formOf } from './forms.ts'
import { jobForm } from './jobs.ts'
import { createEmployer, type TestEmployer } from './people.ts'

type Served = { url: string; db: Db }

/** Employers who post jobs, which cost credits, until `stop`. A refused writer waits until the product works again. */
export async function startWriters(app: Served, count = 4) {
  const acknowledged = new Set<number>()
  const refused: Answer[] = []
  const employers: TestEmployer[] = []
  for (let writer = 0; writer < count; writer++)
    employers.push(await createEmployer(app, { credits: 100_000 }))
  let isOver = false
  const write = async (employer: TestEmployer) => {
    while (!isOver) {
      const answer = await employer.post('/api/employer/job-postings', jobForm())
      if (answer.status === 201) acknowledged.add((answer.body as { id: number }).id)
      else {
        refused.push(answer)
        await isWell(app)
      }
    }
  }
  const writing = employers.map(write)
  return {
    /** Resolves when this many more writes were acknowledged. */
    progress(writes: number): Promise<void> {
      const goal = acknowledged.size + writes
      return expect
        .poll(() => acknowledged.size, { interval: 5, timeout: 60_000 })
        .toBeGreaterThanOrEqual(goal)
    },
    /** Checks that no acknowledged write is lost, every charge is right, and refusals said when to try again. */
    async stop(): Promise<void> {
      isOver = true
      await Promise.all(writing)
      for (const answer of refused) expectOutage(answer)
      const { rows: jobs } = await app.db.$client.query<{ id: number }>('SELECT id FROM job_postings')
      const stored = new Set(jobs.map(({ id }) => id))
      expect([...acknowledged].filter((id) => !stored.has(id))).toEqual([])
      const { rows: differing } = await app.db.$client.query(
        `SELECT employer_id FROM credit_accounts a WHERE credits <>
          (SELECT sum(amount) FROM credit_transactions t WHERE t.employer_id = a.employer_id)`,
      )
      expect(differing).toEqual([])
    },
  }
}

export function expectOutage(answer: Answer): void {
  expect(answer).toMatchObject({
    status: 503,
    body: { code: 'unavailable', message: expect.stringContaining('Please try again') },
  })
  expect(answer.headers.get('retry-after')).toBe('30')
}

export const isWell = (app: Pick<Served, 'url'>) =>
  expect
    .poll(() => openBrowser(app).get('/api/health'), { interval: 100, timeout: 60_000 })
    .toMatchObject({ status: 200 })

/** Registers an employer, to whom a task sends a welcome mail. */
export async function expectTasksToRun(app: Served): Promise<void> {
  const form = employerForm()
  const registered = await openBrowser(app).upload('/api/auth/employer/register', formOf(form))
  expect(registered.status).toBe(201)
  const greetings = () => app.db.$client.query('SELECT id FROM emails WHERE recipient = $1', [form.email])
  await expect.poll(async () => (await greetings()).rowCount, { timeout: 60_000 }).toBe(1)
}
