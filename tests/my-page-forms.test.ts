import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { meet, meetAndApply, received, sent } from './support/applications.ts'
import { type Browser, openBrowser } from './support/browser.ts'
import { converse, JOB_SEEKER, opened } from './support/conversations.ts'
import { insertCvs } from './support/cvs.ts'
import { interviewOffer, twoTimes } from './support/interviews.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'
import { actionsIn, openWithoutScript, valueIn } from './support/plain-forms.ts'

// The pages are tested as they are built.
execFileSync(process.execPath, ['scripts/setup.ts'])
const app = await startTestApp()

/** Opens a page and sends its form of this name, with the hidden fields of the page. */
async function fillIn(browser: Browser, path: string, form: string, fields: Record<string, string> = {}) {
  const plain = openWithoutScript(app, browser)
  const { html } = await plain.open(path)
  const action = actionsIn(html).find((one) => one.endsWith(`form=${form}`)) ?? ''
  expect(action, html).not.toBe('')
  const hidden = ['idempotencyKey', 'seen'].flatMap((name) => {
    const value = valueIn(html, name)
    return value === undefined ? [] : [[name, value]]
  })
  const all = { ...Object.fromEntries(hidden), ...fields }
  return { action, all, ...(await plain.sendForm(action, all)) }
}

const QUESTIONS = [
  { id: 'q-licence', text: 'Do you hold class 6?', kind: 'yes-no', isRequired: true },
  { id: 'q-why', text: 'Why here?', kind: 'text' },
]

async function meetWithQuestions() {
  const employer = await createEmployer(app, { credits: 5 })
  const jobId = await postJob(employer, { questions: QUESTIONS })
  const ana = await createJobSeeker(app)
  const [cvId = 0] = await insertCvs(app, ana.id, 2)
  return { employer, jobId, ana, cvId, page: `/jobs/${jobId}/apply` }
}

// Rule (no script): A job seeker applies with a CV, a letter and answers
test('the page to apply sends the chosen CV, the letter and the answers', async () => {
  const { employer, ana, cvId, page } = await meetWithQuestions()
  const fields = {
    cvId: String(cvId),
    'answer-q-licence': 'Yes',
    'answer-q-why': 'The roster',
    coverLetter: 'I can start on Monday.',
  }
  const answer = await fillIn(ana, page, 'apply', fields)
  const [application] = await received(employer)
  expect([answer.status, answer.to]).toEqual([303, `/my-page/applications/${application?.id}`])
  const { html } = await openWithoutScript(app, ana).open(answer.to ?? '')
  for (const words of ['Application Submitted', 'The roster', 'I can start on Monday.'])
    expect(html).toContain(words)
  // The same page sent once more, as after a lost answer.
  const again = await openWithoutScript(app, ana).sendForm(answer.action, answer.all)
  expect([again.status, again.to]).toEqual([303, answer.to])
  expect(await received(employer)).toHaveLength(1)
})

// Rule (no script): A refused application keeps what was typed and says at each question what is missing
test('a missing answer keeps the letter and the chosen CV', async () => {
  const { employer, ana, cvId, page } = await meetWithQuestions()
  const answer = await fillIn(ana, page, 'apply', {
    cvId: String(cvId),
    'answer-q-why': 'Near "home"',
    coverLetter: 'My letter',
  })
  expect(answer.status).toBe(400)
  expect(answer.html).toContain('id="answer-q-licence-error"')
  expect(answer.html).toContain('Near &quot;home&quot;')
  expect(answer.html).toContain('>My letter</textarea>')
  expect(answer.html).toMatch(new RegExp(`<input(?=[^>]*name="cvId")(?=[^>]*value="${cvId}")[^>]*checked`))
  expect(await received(employer)).toEqual([])
})

test('the page to apply says when a CV is missing, the job is closed or the application was sent', async () => {
  const { employer, jobId, page } = await meetWithQuestions()
  const plain = openWithoutScript(app, await createJobSeeker(app))
  expect((await plain.open(page)).html).toContain(`/upload?next=${encodeURIComponent(page)}`)
  await employer.post(`/api/employer/job-postings/${jobId}/close`)
  expect((await plain.open(page)).html).toContain('This job no longer accepts applications.')
  const { ana, jobId: other, id } = await meetAndApply(app)
  expect((await openWithoutScript(app, ana).open(`/jobs/${other}/apply`)).html).toContain(
    `href="/my-page/applications/${id}"`,
  )
})

// Rule (no script): Who is not logged in comes to the login and back to the page to apply
test('the page to apply leads a visitor to the login', async () => {
  const { jobId } = await meet(app)
  const { status, headers } = await openBrowser(app).get(`/jobs/${jobId}/apply`)
  const next = encodeURIComponent(`/jobs/${jobId}/apply`)
  expect([status, headers.get('location')]).toEqual([302, `/login?next=${next}`])
})

// Rule (no script): A job seeker withdraws an application, and nobody else does
test('an application is withdrawn from its page', async () => {
  const { ana, id } = await meetAndApply(app)
  const page = `/my-page/applications/${id}`
  const other = await createJobSeeker(app)
  const foreign = await openWithoutScript(app, other).sendForm(`${page}?form=withdraw`, {})
  expect(foreign.status).toBe(404)
  const elsewhere = await openWithoutScript(app, ana).sendForm(
    `${page}?form=withdraw`,
    {},
    { origin: 'https://elsewhere.example' },
  )
  expect(elsewhere.status).toBe(403)
  expect((await sent(ana))[0]?.withdrawnAt).toBeNull()
  const answer = await fillIn(ana, page, 'withdraw')
  expect([answer.status, answer.to]).toEqual([303, page])
  expect((await sent(ana))[0]?.withdrawnAt).not.toBeNull()
  expect((await openWithoutScript(app, ana).open(page)).html).toContain('Apply again')
})

async function offered() {
  const people = await meetAndApply(app)
  const times = twoTimes(7)
  await people.employer.put(
    `/api/employer/applications/${people.id}/interview`,
    interviewOffer({ times, isAgreed: false }),
  )
  const interview = async () =>
    (
      (await people.ana.get('/api/user/interviews')).body as {
        times: string[]
        state: string
        asked: string
      }[]
    )[0]
  return { ...people, page: `/my-page/applications/${people.id}`, interview }
}

// Rule (no script): A job seeker accepts an interview time, or asks for another one in words
test('an interview time is accepted', async () => {
  const { ana, page, interview } = await offered()
  const { times: [time = ''] = [] } = (await interview()) ?? {}
  const answer = await fillIn(ana, page, 'pick', { time })
  expect([answer.status, answer.to]).toEqual([303, page])
  expect(await interview()).toMatchObject({ state: 'agreed', startsAt: time })
})

test('another interview time is asked for, and an empty request says what is missing', async () => {
  const { ana, page, interview } = await offered()
  const empty = await fillIn(ana, page, 'ask', { words: '' })
  expect(empty.status).toBe(400)
  expect(empty.html).toContain('id="words-error"')
  expect((await fillIn(ana, page, 'ask', { words: 'Fridays after 3' })).status).toBe(303)
  expect(await interview()).toMatchObject({ state: 'asked', asked: 'Fridays after 3' })
})

test('a time that is no longer offered is refused with the current ones', async () => {
  const { ana, page, interview } = await offered()
  const { times: [time = ''] = [] } = (await interview()) ?? {}
  const answer = await openWithoutScript(app, ana).sendForm(`${page}?form=pick`, { time, seen: '1.99' })
  expect(answer.status).toBe(409)
  expect(answer.html).toContain('The interview has changed meanwhile.')
})

// Rule (no script): A message is answered once, however often the form is sent, and only in one's own conversation
test('a message is answered', async () => {
  const { ana, conversation } = await converse(app)
  const page = `/my-page/messages/${conversation}`
  const answer = await fillIn(ana, page, 'message', { body: 'Yes, on Monday.' })
  expect([answer.status, answer.to]).toEqual([303, page])
  await openWithoutScript(app, ana).sendForm(answer.action, answer.all)
  const { messages } = await opened(ana, JOB_SEEKER, conversation)
  expect(messages.map(({ body, isMine }) => [body, isMine])).toEqual([
    [expect.any(String), false],
    ['Yes, on Monday.', true],
  ])
  const other = await createJobSeeker(app)
  const foreign = await openWithoutScript(app, other).sendForm(`${page}?form=message`, { body: 'Hello' })
  expect(foreign.status).toBe(404)
})

test('a message that is too long is shown again', async () => {
  const { ana, conversation } = await converse(app)
  const body = `${'long '.repeat(900)}end`
  const answer = await fillIn(ana, `/my-page/messages/${conversation}`, 'message', { body })
  expect(answer.status).toBe(400)
  expect(answer.html).toContain(`${body}</textarea>`)
})

test('the first message to the employer of an application', async () => {
  const { ana, id } = await meetAndApply(app)
  const page = `/my-page/messages/new?application=${id}`
  const answer = await fillIn(ana, page, 'message', { body: 'When may I call?' })
  expect(answer.to).toMatch(/^\/my-page\/messages\/\d+$/)
  expect((await openWithoutScript(app, ana).open(answer.to ?? '')).html).toContain('When may I call?')
  expect((await ana.get(page)).headers.get('location')).toBe(answer.to)
})
