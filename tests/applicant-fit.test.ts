import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { insertCvs } from './support/cvs.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)

type Fit = { id: number; score: number; ticks: { kind: string; asked: string; state: string }[] }

// Rule (applications): Applicants of a job are ranked by what it asks for, with the reasons
test('applicants are ranked by the job’s own requirements and wanted answers, with the reasons', async () => {
  const employer = await createEmployer(app, { credits: 10 })
  const questions = [{ id: 'licence', text: 'Licence class 3?', kind: 'yes-no', wanted: 'Yes' }]
  const jobId = await postJob(employer, { title: 'Carpenter', skills: ['Formwork'], questions })
  const apply = async (title: string, skills: string[], answer: string) => {
    const person = await createJobSeeker(app)
    const [cvId] = await insertCvs(app, person.id, 1)
    await sql('UPDATE cvs SET job_title = $2, skills = $3 WHERE id = $1', [cvId, title, skills])
    const answers = [{ questionId: 'licence', answer }]
    return ((await person.post(`/api/jobs/${jobId}/apply`, { answers })).body as { id: number }).id
  }
  const cook = await apply('Cook', [], 'No')
  const joiner = await apply('Carpenter', [], 'No')
  const best = await apply('Carpenter', ['Formwork'], 'Yes')
  const path = `/api/employer/job-postings/${jobId}/applicants`
  const fits = (await employer.get(path)).body as Fit[]
  expect(fits.map(({ id }) => id)).toEqual([best, joiner, cook])
  const states = fits[0]?.ticks.map(({ kind, asked, state }) => `${kind} ${asked}: ${state}`)
  expect(states).toEqual(
    expect.arrayContaining([
      'answer Licence class 3?: matched',
      'role carpenter: matched',
      'skill Formwork: matched',
    ]),
  )
  expect(fits.every(({ score }) => score >= 0 && score <= 100)).toBe(true)
  expect(fits[1]?.ticks.map(({ kind, state }) => `${kind} ${state}`)).toContain('answer missing')
  expect((await (await createEmployer(app)).get(path)).status).toBe(404)
})
