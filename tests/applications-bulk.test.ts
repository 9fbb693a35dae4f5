import { describe, expect, test } from 'vitest'
import { DAY } from '../src/shared/time.ts'
import { startTestApp } from './support/app.ts'
import { mailsOfKind, received, sent } from './support/applications.ts'
import type { Answer } from './support/browser.ts'
import { EMPLOYER, JOB_SEEKER, listed, opened } from './support/conversations.ts'
import { insertCvs } from './support/cvs.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
const PATH = '/api/employer/applications'

const QUESTIONS = [
  { id: 'licence', text: 'Licence class 3?', kind: 'yes-no', wanted: 'Yes' },
  { id: 'years', text: 'Years on roofs?', kind: 'number', wanted: '5' },
]

/** An employer with one job and this many applicants; the third has no licence, the first no years of experience. */
async function applicants(count: number) {
  const employer = await createEmployer(app, { credits: 20 })
  const jobId = await postJob(employer, { questions: QUESTIONS })
  const people = []
  for (let n = 0; n < count; n++) {
    const person = await createJobSeeker(app, { fullName: `Applicant ${n}` })
    await insertCvs(app, person.id, 1)
    const answers = [
      { questionId: 'licence', answer: n === 2 ? 'No' : 'Yes' },
      { questionId: 'years', answer: String(n * 6) },
    ]
    const { body } = await person.post(`/api/jobs/${jobId}/apply`, { answers })
    people.push({ ...person, application: (body as { id: number }).id })
  }
  const ids = people.map(({ application }) => application)
  return { employer, jobId, people, ids }
}

const results = ({ body }: Answer) =>
  (body as { results: { result: string }[] }).results.map(({ result }) => result)
const names = (list: unknown) => (list as { applicantName: string }[]).map((row) => row.applicantName)
const changesOf = async (id: number) =>
  (await sql('SELECT status FROM job_application_changes WHERE job_application_id = $1 ORDER BY id', [id]))
    .rows

describe('a bulk move', () => {
  // Rule (applications): Many applications can be moved at once, and a repeated call changes nothing
  test('moves all at once, each with a row of the history and a notice; a repeat changes nothing', async () => {
    const { employer, people, ids } = await applicants(2)
    const move = () => employer.post(`${PATH}/bulk-status`, { ids: [...ids, ...ids], status: 'screening' })
    expect(results(await move())).toEqual(['moved', 'moved'])
    expect(results(await move())).toEqual(['unchanged', 'unchanged'])
    for (const { application, email } of people) {
      expect(await changesOf(application)).toEqual([{ status: 'pending' }, { status: 'screening' }])
      expect(await mailsOfKind(app, email, 'application_status')).toHaveLength(1)
    }
  })

  // Rule (applications): A bulk move notifies only the applicants concerned, and none when the employer chooses so
  test('notifies nobody when the employer chooses so, and never an applicant who withdrew', async () => {
    const { employer, people, ids } = await applicants(2)
    const [first, second] = people
    await second?.post(`/api/user/applications/${second.application}/withdraw`)
    await employer.post(`${PATH}/bulk-status`, { ids, status: 'interviewing' })
    await employer.post(`${PATH}/bulk-status`, { ids, status: 'rejected', notify: false })
    expect(await mailsOfKind(app, first?.email ?? '', 'application_status')).toHaveLength(1)
    expect(await mailsOfKind(app, second?.email ?? '', 'application_status')).toHaveLength(0)
  })

  // Rule (applications): Many applicants are notified in the background
  test('of many notifies each in the background, if the applicant still exists', async () => {
    const { employer, people, ids } = await applicants(7)
    await employer.post(`${PATH}/bulk-status`, { ids, status: 'shortlisting' })
    await app.tasksDone()
    const counts = []
    for (const { email } of people) counts.push((await mailsOfKind(app, email, 'application_status')).length)
    expect(counts).toEqual(Array(7).fill(1))
  })

  test('of many is undone for all, also before the background has told anybody', async () => {
    const { employer, people, ids } = await applicants(7)
    await employer.post(`${PATH}/bulk-status`, { ids, status: 'rejected' })
    expect(new Set(results(await employer.post(`${PATH}/undo`, { ids })))).toEqual(new Set(['undone']))
    await app.tasksDone('applications-moved')
    for (const { application, email } of people) {
      expect(await changesOf(application)).toEqual([{ status: 'pending' }])
      expect(await mailsOfKind(app, email, 'application_status')).toEqual([])
    }
  })

  // Rule (applications): A bulk move skips applications that somebody else has moved since the employer loaded them
  test('skips applications that were moved meanwhile, and those of another employer', async () => {
    const { employer, ids } = await applicants(2)
    const [first] = ids
    const other = await applicants(1)
    await employer.patch(`${PATH}/${first}`, { status: 'onboarding' })
    const all = { ids: [...ids, ...other.ids], status: 'rejected', expected: 'pending' }
    expect(results(await employer.post(`${PATH}/bulk-status`, all))).toEqual([
      'moved_meanwhile',
      'moved',
      'not_found',
    ])
    expect(await received(other.employer)).toMatchObject([{ status: 'pending' }])
    expect(
      await employer.patch(`${PATH}/${first}`, { status: 'rejected', expected: 'pending' }),
    ).toMatchObject({
      status: 409,
    })
  })

  // Rule (applications): Two bulk moves at the same moment leave one consistent history
  test('two at the same moment leave one history with each step once, and the last one is the status', async () => {
    const { employer, ids } = await applicants(4)
    const statuses = ['screening', 'rejected', 'screening', 'rejected']
    const moves = await Promise.all(
      statuses.map((status, n) =>
        employer.post(`${PATH}/bulk-status`, { ids: n % 2 ? ids : ids.toReversed(), status }),
      ),
    )
    expect(moves.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    for (const { id, status } of await received(employer)) {
      const steps = (await changesOf(id)).map((row) => row.status)
      expect(steps.at(-1)).toBe(status)
      expect(steps.filter((step, n) => step === steps[n - 1])).toEqual([])
    }
  })

  test.each([[[]], [Array.from({ length: 201 }, (_, n) => n + 1)], [['1']]])('refuses %j', async (ids) => {
    const employer = await createEmployer(app)
    expect(await employer.post(`${PATH}/bulk-status`, { ids, status: 'screening' })).toMatchObject({
      status: 400,
    })
  })
})

describe('a bulk message', () => {
  // Rule (applications): A bulk message reaches each applicant once
  test('reaches everybody once, also an applicant who applied twice, and says whom it did not reach', async () => {
    const { employer, people, ids } = await applicants(3)
    const [first, second, third] = people
    const again = await postJob(employer, { title: 'Roofer' })
    const { body } = (await first?.post(`/api/jobs/${again}/apply`)) ?? {}
    const chosen = [...ids, (body as { id: number }).id, 999_999]
    await second?.post(`/api/user/applications/${second.application}/withdraw`)
    await employer.post(EMPLOYER, { application: third?.application, body: 'Hello' })
    const [talk] = (third && (await listed(third, JOB_SEEKER))) ?? []
    await third?.post(`${JOB_SEEKER}/${talk?.id}/block`)

    const headers = { 'idempotency-key': 'bulk-message-1' }
    const send = () =>
      employer.post(`${PATH}/bulk-message`, { ids: chosen, body: 'Come on Monday.' }, headers)
    expect(results(await send())).toEqual(['sent', 'withdrawn', 'closed', 'sent', 'not_found'])
    expect(results(await send())).toEqual(['sent', 'withdrawn', 'closed', 'sent', 'not_found'])
    if (!first || !second || !third) throw new Error('too few')
    const [got] = await listed(first, JOB_SEEKER)
    expect((await opened(first, JOB_SEEKER, got?.id ?? 0)).messages).toMatchObject([
      { body: 'Come on Monday.' },
    ])
    expect(await listed(second, JOB_SEEKER)).toEqual([])
    expect((await opened(third, JOB_SEEKER, talk?.id ?? 0)).messages).toHaveLength(1)
  })

  test('accepts at most 50 people at once', async () => {
    const employer = await createEmployer(app)
    const ids = Array.from({ length: 51 }, (_, n) => n + 1)
    expect(await employer.post(`${PATH}/bulk-message`, { ids, body: 'Hello' })).toMatchObject({ status: 400 })
  })
})

describe('the list', () => {
  // Rule (applications): Applications are filtered by job, status, name or title, and answers
  test('is filtered by job, by any of several statuses, by name or title, and by answers', async () => {
    const { employer, jobId, ids } = await applicants(3)
    await employer.patch(`${PATH}/${ids[1]}`, { status: 'screening' })
    await employer.patch(`${PATH}/${ids[2]}`, { status: 'rejected' })
    const found = async (query: string) => names((await employer.get(`${PATH}?${query}`)).body)
    expect(await found(`jobId=${jobId}&status=screening&status=rejected`)).toEqual([
      'Applicant 2',
      'Applicant 1',
    ])
    expect(await found(`jobId=${jobId + 1000}`)).toEqual([])
    expect(await found('search=PLICANT+1')).toEqual(['Applicant 1'])
    expect(await found('search=nurse')).toHaveLength(3)
    expect(await found('search=%25_')).toEqual([])
    expect(await found(`answer=${encodeURIComponent('Licence class 3?=no')}`)).toEqual(['Applicant 2'])
    expect(await found('answer=licence%3DYes&answer=years%3D6')).toEqual(['Applicant 1'])
    expect((await employer.get(`${PATH}/answers?jobId=${jobId}`)).body).toEqual([
      {
        key: 'licence',
        question: 'Licence class 3?',
        answers: [
          { answer: 'Yes', total: 2 },
          { answer: 'No', total: 1 },
        ],
      },
      expect.objectContaining({ key: 'years', question: 'Years on roofs?' }),
    ])
    expect((await (await createEmployer(app)).get(`${PATH}/answers`)).body).toEqual([])
  })

  // Rule (applications): Each application shows how many days it has had its status
  test('says since when each has its status, and sorts by it', async () => {
    const { employer, ids } = await applicants(2)
    const [first, second] = ids
    await sql(
      "UPDATE job_application_changes SET changed_at = now() - interval '9 days' WHERE job_application_id = $1",
      [second],
    )
    await sql(
      "INSERT INTO job_application_changes (job_application_id, status, changed_by) VALUES ($1, 'opened', 'employer')",
      [second],
    )
    const rows = (await employer.get(`${PATH}/cards?sort=stage`)).body as { id: number; stageSince: string }[]
    expect(rows.map(({ id }) => id)).toEqual([second, first])
    expect(Date.now() - new Date(rows[0]?.stageSince ?? 0).getTime()).toBeGreaterThan(8 * DAY)
  })

  // Rule (applications): Answers that the employer wants are marked, and applicants with most of them come first
  test('marks the wanted answers, a number if it is at least the wanted one, and puts the best first', async () => {
    const { employer, ids } = await applicants(3)
    await sql('UPDATE job_applications SET answers = answers - 0 WHERE id = $1', [ids[2]])
    const { body } = await employer.get(`${PATH}/cards?sort=best`)
    expect(body).toMatchObject([
      {
        id: ids[1],
        keyAnswers: [
          { answer: 'Yes', fits: true },
          { answer: '6', fits: true },
        ],
      },
      { id: ids[2], keyAnswers: [{ answer: '12', fits: true }] },
      {
        id: ids[0],
        keyAnswers: [
          { answer: 'Yes', fits: true },
          { answer: '0', fits: false },
        ],
      },
    ])
  })

  // Rule (applications): Cards contain no contact details, and other employers see no applications
  test('as cards contains no contact details and no letter, and only the employer’s own applications', async () => {
    const { employer } = await applicants(2)
    const other = await createEmployer(app)
    const answer = await employer.get(`${PATH}/cards`)
    expect(answer.headers.get('x-total-count')).toBe('2')
    expect(JSON.stringify(answer.body)).not.toMatch(/@|7012|coverLetter/)
    expect((await other.get(`${PATH}/cards`)).body).toEqual([])
  })
})

describe('notes and history', () => {
  // Rule (applications): Notes and history are visible to the employer only
  test('are visible to the employer only, are counted, and say who changed what', async () => {
    const { employer, people, ids } = await applicants(1)
    const [id] = ids
    await employer.patch(`${PATH}/${id}`, { status: 'screening', notes: 'The old field' })
    const written = await employer.post(`${PATH}/${id}/notes`, { text: ' Call on Monday ' })
    expect(written.status).toBe(201)
    expect((await employer.get(`${PATH}/${id}/history`)).body).toMatchObject({
      changes: [
        { status: 'pending', changedBy: 'job_seeker', changedAt: expect.any(String) },
        { status: 'screening', changedBy: 'employer' },
      ],
      notes: [{ text: 'Call on Monday', createdAt: expect.any(String) }],
    })
    expect((await employer.get(`${PATH}/${id}`)).body).toMatchObject({ noteCount: 2, notes: 'The old field' })
    expect(JSON.stringify(people[0] && (await sent(people[0])))).not.toMatch(/Monday|old field/)
    expect((await employer.post(`${PATH}/${id}/notes`, { text: ' ' })).status).toBe(400)
  })

  // Rule (applications): A note can be corrected and deleted by the employer who wrote it
  test('are corrected and deleted by the employer who wrote them; through another application they are not found', async () => {
    const { employer, ids } = await applicants(2)
    const [id, other] = ids
    await employer.post(`${PATH}/${id}/notes`, { text: 'Call on Munday' })
    await employer.post(`${PATH}/${id}/notes`, { text: 'Meant for Ben' })
    const { body } = await employer.get(`${PATH}/${id}/history`)
    const [first, second] = (body as { notes: { id: number }[] }).notes.map((note) => note.id)
    const changed = await employer.put(`${PATH}/${id}/notes/${first}`, { text: 'Call on Monday' })
    expect(changed.body).toMatchObject({
      notes: [
        { text: 'Call on Monday', changedAt: expect.any(String) },
        { text: 'Meant for Ben', changedAt: null },
      ],
    })
    expect((await employer.put(`${PATH}/${id}/notes/${first}`, { text: ' ' })).status).toBe(400)
    expect((await employer.put(`${PATH}/${other}/notes/${first}`, { text: 'x' })).status).toBe(404)
    expect((await employer.delete(`${PATH}/${other}/notes/${second}`)).status).toBe(404)
    expect((await employer.delete(`${PATH}/${id}/notes/${second}`)).body).toMatchObject({
      notes: [{ text: 'Call on Monday' }],
    })
    expect((await employer.get(`${PATH}/${id}`)).body).toMatchObject({ noteCount: 1 })
  })

  test('are not found by another employer', async () => {
    const { ids } = await applicants(1)
    const other = await createEmployer(app)
    const answers = [
      await other.get(`${PATH}/${ids[0]}`),
      await other.get(`${PATH}/${ids[0]}/history`),
      await other.post(`${PATH}/${ids[0]}/notes`, { text: 'Mine' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})

// Rule (applications): The CSV file contains no formulas
test('the CSV file contains the rows of the list, and no formula', async () => {
  const { employer, people, ids } = await applicants(2)
  const [first] = people
  await sql('UPDATE job_seekers SET full_name = $2 WHERE id = $1', [first?.id, '=HYPERLINK("http://x")'])
  await employer.post(`${PATH}/${ids[0]}/notes`, { text: '+1 from Mary' })
  const other = await createEmployer(app)
  const answer = await employer.get(`${PATH}.csv?sort=oldest`)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const file = String(answer.body)
  expect(file).toContain(`"'=HYPERLINK(""http://x"")",Nurse 1,Site Carpenter,Pending,`)
  expect(file).toContain("'+1 from Mary")
  expect(file).toContain('Licence class 3? Yes')
  expect(file.trim().split('\r\n')).toHaveLength(3)
  const none = String((await other.get(`${PATH}.csv`)).body)
  expect(none.trim().split('\r\n')).toHaveLength(1)
})
