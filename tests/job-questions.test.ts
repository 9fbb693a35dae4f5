import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { received, sent } from './support/applications.ts'
import { openBrowser } from './support/browser.ts'
import { insertCvs } from './support/cvs.ts'
import { jobForm, postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

const app = await startTestApp()
const visitor = openBrowser(app)

const QUESTIONS = [
  { id: 'q-licence', text: 'Do you hold class 6?', kind: 'yes-no', isRequired: true, wanted: 'Yes' },
  { id: 'q-camp', text: 'Which camp?', kind: 'choice', options: ['Tabubil', 'Lihir'] },
  { id: 'q-years', text: 'Years on haul trucks?', kind: 'number', isRequired: true },
  { id: 'q-why', text: 'Why here?', kind: 'text' },
]

/** An employer whose open job has these questions, and a job seeker who may apply. */
async function meetWith(questions: object[]) {
  const employer = await createEmployer(app, { credits: 5 })
  const jobId = await postJob(employer, { questions })
  const ana = await createJobSeeker(app)
  await insertCvs(app, ana.id, 1)
  const apply = (answers: Record<string, string>) =>
    ana.post(`/api/jobs/${jobId}/apply`, {
      answers: Object.entries(answers).map(([questionId, answer]) => ({ questionId, answer })),
    })
  return { employer, jobId, ana, apply }
}

test('everybody can read the questions, and only the employer the wanted answers', async () => {
  const { employer, jobId } = await meetWith(QUESTIONS)
  const { body } = await visitor.get(`/api/jobs/${jobId}`)
  const { questions } = body as { questions: object[] }
  expect(questions[0]).toEqual({
    id: 'q-licence',
    text: 'Do you hold class 6?',
    kind: 'yes-no',
    isRequired: true,
  })
  expect(JSON.stringify(body)).not.toContain('wanted')
  const [own] = (await employer.get('/api/employer/job-postings')).body as { questions: object[] }[]
  expect(own?.questions[0]).toMatchObject({ wanted: 'Yes' })
})

test('answers keep the words of their questions, in that order, whatever happens to the questions', async () => {
  const { employer, jobId, ana, apply } = await meetWith(QUESTIONS)
  const given = { 'q-why': ' The roster ', 'q-years': '1,200', 'q-licence': 'Yes', gone: 'dropped' }
  expect((await apply(given)).status).toBe(201)
  const kept = [
    { questionId: 'q-licence', question: 'Do you hold class 6?', answer: 'Yes' },
    { questionId: 'q-years', question: 'Years on haul trucks?', answer: '1200' },
    { questionId: 'q-why', question: 'Why here?', answer: 'The roster' },
  ]
  expect(await received(employer)).toMatchObject([{ answers: kept }])
  const questions = [{ id: 'q-licence', text: 'Class 6, valid?', kind: 'yes-no' }]
  const edited = await employer.put(`/api/employer/job-postings/${jobId}`, jobForm({ questions }))
  expect(edited.body).toMatchObject({ questions: [{ id: 'q-licence', text: 'Class 6, valid?' }] })
  expect(await sent(ana)).toMatchObject([{ answers: kept }])
})

test.each([
  ['q-licence', '', 'Please answer this question'],
  ['q-licence', 'Perhaps', 'Please choose one of the answers'],
  ['q-camp', 'Ok Tedi', 'Please choose one of the answers'],
  ['q-years', 'many', 'Please enter a number'],
  ['q-why', 'x'.repeat(301), 'Please use at most 300 characters'],
])('%s %j is refused at the question', async (id, answer, message) => {
  const { employer, apply } = await meetWith(QUESTIONS)
  const refused = await apply({ 'q-licence': 'Yes', 'q-years': '3', [id]: answer })
  expect(refused).toMatchObject({ status: 400, body: { errors: { [`answer-${id}`]: message } } })
  expect(await received(employer)).toEqual([])
})

const asked = (question: object) => ({ text: 'Which?', kind: 'text', ...question })
test.each([
  ['six', Array(6).fill(asked({})), 'Please ask at most 5 questions'],
  ['an empty one', [asked({ text: ' ' })], 'Please write each question'],
  ['an unknown kind', [asked({ kind: 'essay' })], 'Please choose how each question is answered'],
  ['one choice', [asked({ kind: 'choice', options: ['A', ' A '] })], /two choices at least/],
  ['seven choices', [asked({ kind: 'choice', options: [...'ABCDEFG'] })], /at most 6 choices/],
  ['one id twice', [asked({ id: 'a' }), asked({ id: 'a' })], 'Each question needs an id of its own'],
  [
    'an impossible wanted answer',
    [asked({ kind: 'yes-no', wanted: 'Maybe' })],
    'A wanted answer must be one that can be given',
  ],
])('questions with %s are refused', async (_, questions, message) => {
  const employer = await createEmployer(app)
  const refused = await employer.post('/api/employer/job-postings', jobForm({ questions }))
  expect(refused).toMatchObject({
    status: 400,
    body: { errors: { questions: expect.stringMatching(message) } },
  })
})

test('a question gets an id, which stays; an edit without questions keeps them', async () => {
  const { employer, jobId } = await meetWith([asked({})])
  const put = async (changes: object) =>
    (await employer.put(`/api/employer/job-postings/${jobId}`, jobForm({ ...changes }))).body as {
      questions: { id: string }[]
    }
  const [first] = (await put({ title: 'Haul Truck Operator' })).questions
  expect(first?.id).toMatch(/\w/)
  expect((await put({ questions: [{ ...first, text: 'Which one?' }] })).questions).toMatchObject([
    { id: first?.id, text: 'Which one?' },
  ])
})

// Rule (jobs): A job can ask for documents: its page says so, and a changed advert as well
test('the documents that a job asks for are on its page and in its preview', async () => {
  const employer = await createEmployer(app, { credits: 5 })
  const asks = { askedDocuments: ['nid', 'police_clearance', 'nid'] }
  const shown = { askedDocuments: ['police_clearance', 'nid'] }
  const id = await postJob(employer, asks)
  expect((await visitor.get(`/api/jobs/${id}`)).body).toMatchObject(shown)
  const preview = await employer.post('/api/employer/job-postings/preview', jobForm(asks))
  expect(preview.body).toMatchObject(shown)
  await employer.put(`/api/employer/job-postings/${id}`, jobForm({ askedDocuments: [] }))
  expect((await visitor.get(`/api/jobs/${id}`)).body).toMatchObject({ askedDocuments: [] })
  const wrong = jobForm({ askedDocuments: ['passport'] })
  expect((await employer.post('/api/employer/job-postings', wrong)).body).toMatchObject({
    errors: { askedDocuments: 'Please choose from the list' },
  })
})

test('roster and licence class are on the page and are found', async () => {
  const employer = await createEmployer(app, { credits: 5 })
  const form = {
    workPattern: 'fly-in-fly-out',
    workSite: 'camp',
    roster: '28 days on / 14 off',
    licenceClasses: ['6', '3', '6'],
  }
  const id = await postJob(employer, form)
  expect((await visitor.get(`/api/jobs/${id}`)).body).toMatchObject({ ...form, licenceClasses: ['3', '6'] })
  for (const query of ['FIFO carpenter', 'licence class 6', '28 days on'])
    expect((await visitor.get(`/api/jobs/search?query=${query}`)).body).toMatchObject({
      jobPostings: [{ id }],
    })
  const card = await employer.post('/api/employer/job-postings/preview', jobForm({ workSite: 'site' }))
  expect(card.body).toMatchObject({ workSite: 'site' })
  const unknown = jobForm({ workSite: 'moon' })
  expect((await employer.post('/api/employer/job-postings', unknown)).body).toMatchObject({
    errors: { workSite: 'Please choose from the list' },
  })
  const wrong = jobForm({ licenceClasses: ['9'] })
  expect((await employer.post('/api/employer/job-postings', wrong)).body).toMatchObject({
    errors: { licenceClasses: 'Please choose from the list' },
  })
})
