import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { mailsOfKind, meet, meetAndApply } from './support/applications.ts'
import { type Browser, openBrowser } from './support/browser.ts'
import { converse, EMPLOYER, idOf, JOB_SEEKER, listed, opened, unread } from './support/conversations.ts'
import { uploadCv } from './support/cvs.ts'
import { changeSetting } from './support/mailbox.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const sql = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)
type Call = [method: string, path: string, json?: object]
const bodies = async (...args: Parameters<typeof opened>) =>
  (await opened(...args)).messages.map(({ body }) => body)

describe('beginning', () => {
  test('an employer writes to its applicant, who answers: one conversation, read by both', async () => {
    const { employer, ana, conversation, answer } = await converse(app, ' Can you come on Monday? ')
    expect((await answer('Yes, at eight.')).status).toBe(201)
    const [theirs, hers] = [
      await opened(employer, EMPLOYER, conversation),
      await opened(ana, JOB_SEEKER, conversation),
    ]
    expect(theirs.messages).toMatchObject([
      { body: 'Can you come on Monday?', isMine: true },
      { body: 'Yes, at eight.', isMine: false },
    ])
    expect(hers.messages).toMatchObject([{ isMine: false }, { isMine: true }])
    expect(theirs.conversation).toMatchObject({
      name: 'Ana Kila',
      jobTitle: 'Site Carpenter',
      isClosed: false,
    })
    expect(hers.conversation).toMatchObject({
      name: 'Boroko Builders',
      jobTitle: 'Site Carpenter',
      cvId: null,
    })
  })

  test('a job seeker writes to the company it applied to; the company answers in the same conversation', async () => {
    const { employer, ana, id: application } = await meetAndApply(app)
    const to = `${JOB_SEEKER}/recipient?application=${application}`
    expect((await ana.get(to)).body).toMatchObject({ conversationId: null, name: 'Boroko Builders' })
    const id = idOf(await ana.post(JOB_SEEKER, { application, body: 'Is a licence needed?' }))
    expect((await ana.get(to)).body).toMatchObject({ conversationId: id })
    expect(idOf(await employer.post(EMPLOYER, { application, body: 'No.' }))).toBe(id)
    expect(await bodies(ana, JOB_SEEKER, id)).toEqual(['Is a licence needed?', 'No.'])
  })

  test('an employer writes to a person whose CV it paid for, also when it is hidden later', async () => {
    const { employer, ana, cvId } = await meet(app)
    const to = { cv: cvId, body: 'We need a nurse.' }
    expect((await employer.post(EMPLOYER, to)).status).toBe(403)
    expect((await employer.get(`${EMPLOYER}/recipient?cv=${cvId}`)).status).toBe(403)
    expect((await employer.get(`/api/cvs/${cvId}/view`)).status).toBe(200)
    await sql("UPDATE job_seekers SET shown_to = 'nobody' WHERE id = $1", [ana.id])
    expect((await employer.get(`${EMPLOYER}/recipient?cv=${cvId}`)).body).toMatchObject({ name: 'Ana Kila' })
    const id = idOf(await employer.post(EMPLOYER, to))
    expect(await opened(employer, EMPLOYER, id)).toMatchObject({ conversation: { cvId, jobTitle: null } })
  })

  test('a missing, a hidden and an unpaid CV are refused with the same words', async () => {
    const { employer, ana, cvId } = await meet(app)
    const open = await employer.post(EMPLOYER, { cv: cvId, body: 'Hello' })
    await sql("UPDATE job_seekers SET shown_to = 'nobody' WHERE id = $1", [ana.id])
    const hidden = await employer.post(EMPLOYER, { cv: cvId, body: 'Hello' })
    const missing = await employer.post(EMPLOYER, { cv: 999_999, body: 'Hello' })
    expect(open).toMatchObject({ status: 403, body: { code: 'message_not_allowed' } })
    expect([hidden.body, missing.body]).toEqual([open.body, open.body])
  })

  test('a job seeker who has withdrawn cannot be written to, and cannot begin either', async () => {
    const { employer, ana, id: application, withdraw } = await meetAndApply(app)
    await withdraw()
    expect((await employer.post(EMPLOYER, { application, body: 'Why?' })).status).toBe(403)
    expect((await ana.post(JOB_SEEKER, { application, body: 'Sorry' })).status).toBe(403)
  })

  test("nobody begins with another's application, and a job seeker not with a CV", async () => {
    const { id: application, cvId } = await meetAndApply(app)
    const other = await createEmployer(app)
    const ben = await createJobSeeker(app)
    expect((await other.post(EMPLOYER, { application, body: 'Hello' })).status).toBe(404)
    expect((await other.get(`${EMPLOYER}/recipient?application=${application}`)).status).toBe(404)
    expect((await ben.post(JOB_SEEKER, { application, body: 'Hello' })).status).toBe(404)
    expect((await ben.post(JOB_SEEKER, { cv: cvId, body: 'Hello' })).status).toBe(403)
  })

  test('needs a text of at most 4,000 characters, and one recipient', async () => {
    const { employer, id: application } = await meetAndApply(app)
    const begin = (json: object) => employer.post(EMPLOYER, json)
    for (const body of ['  ', 'x'.repeat(4001)])
      expect(await begin({ application, body })).toMatchObject({
        status: 400,
        body: { errors: { body: expect.any(String) } },
      })
    expect((await begin({ body: 'For whom?' })).status).toBe(400)
    expect((await begin({ application, cv: 1, body: 'For whom?' })).status).toBe(400)
    expect((await begin({ application, body: 'x'.repeat(4000) })).status).toBe(201)
  })
})

describe('the other side', () => {
  test('gets no contact details in any answer', async () => {
    const { employer, ana, conversation, application } = await converse(app)
    const paths = ['', `/${conversation}`, `/recipient?application=${application}`]
    const told = async (person: Browser, path: string) =>
      JSON.stringify(await Promise.all(paths.map(async (rest) => (await person.get(path + rest)).body)))
    const byAna = await told(ana, JOB_SEEKER)
    for (const secret of [employer.email, 'Kila Haro', '320 1234']) expect(byAna).not.toContain(secret)
    const byEmployer = await told(employer, EMPLOYER)
    for (const secret of [ana.email, ana.username, '7012 3456']) expect(byEmployer).not.toContain(secret)
  })

  test('sees, as an employer, title, photo and the CV it may open; as a job seeker, whether the company is verified', async () => {
    const { employer, ana, conversation, cvId } = await converse(app)
    await sql("UPDATE job_seekers SET photo_id = 'face' WHERE id = $1", [ana.id])
    await sql("UPDATE employers SET logo_id = 'mark', is_approved = true WHERE id = $1", [employer.id])
    expect((await opened(employer, EMPLOYER, conversation)).conversation).toMatchObject({
      cvId,
      title: expect.stringMatching(/./),
      pictureUrl: '/api/auth/photo/face',
    })
    expect((await opened(ana, JOB_SEEKER, conversation)).conversation).toMatchObject({
      pictureUrl: '/api/auth/logo/mark',
      isVerified: true,
    })
  })
})

describe('who may', () => {
  test('only the two sides of a conversation, each through its own calls', async () => {
    const { employer, ana, conversation } = await converse(app)
    const calls = (path: string): Call[] => [
      ['GET', `${path}/${conversation}`],
      ['POST', `${path}/${conversation}/messages`, { body: 'Hello' }],
      ['POST', `${path}/${conversation}/read`, { messageId: 1 }],
      ['POST', `${path}/${conversation}/block`],
      ['POST', `${path}/${conversation}/unblock`],
      ['POST', `${path}/${conversation}/report`, { reason: 'spam' }],
    ]
    const everywhere = (path: string): Call[] => [
      ...calls(path),
      ['GET', path],
      ['POST', path, { application: 1, body: 'Hello' }],
      ['GET', `${path}/unread`],
      ['GET', `${path}/recipient?application=1`],
    ]
    const strangers = [openBrowser(app), await logInAdministrator(app)]
    const rows: { person: Browser; list: Call[]; status: number }[] = [
      { person: await createEmployer(app), list: calls(EMPLOYER), status: 404 },
      { person: await createJobSeeker(app), list: calls(JOB_SEEKER), status: 404 },
      { person: employer, list: everywhere(JOB_SEEKER), status: 401 },
      { person: ana, list: everywhere(EMPLOYER), status: 401 },
      ...strangers.map((person) => ({
        person,
        list: [...everywhere(EMPLOYER), ...everywhere(JOB_SEEKER)],
        status: 401,
      })),
    ]
    for (const { person, list, status } of rows) {
      for (const [method, path, json] of list) {
        const answer = await person.send(method, path, json ? { json } : {})
        expect([answer.status, method, path]).toEqual([status, method, path])
      }
    }
    expect((await opened(ana, JOB_SEEKER, conversation)).messages).toHaveLength(1)
    expect(await listed(await createEmployer(app), EMPLOYER)).toEqual([])
  })

  test('one browser with both sessions acts as the side that the path names', async () => {
    const { employer, ana, conversation } = await converse(app)
    for (const [name, value] of employer.cookies) ana.cookies.set(name, value)
    expect((await opened(ana, EMPLOYER, conversation)).messages).toMatchObject([{ isMine: true }])
    expect((await opened(ana, JOB_SEEKER, conversation)).messages).toMatchObject([{ isMine: false }])
  })
})

describe('sending', () => {
  test('twenty equal sends with one key at once make one message', async () => {
    const { employer, conversation } = await converse(app)
    const send = () =>
      employer.post(
        `${EMPLOYER}/${conversation}/messages`,
        { body: 'Bring your papers.' },
        { 'idempotency-key': 'once' },
      )
    const answers = await Promise.all(Array.from({ length: 20 }, send))
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
    const repeat = await send()
    expect(repeat.status).toBe(201)
    expect(await bodies(employer, EMPLOYER, conversation)).toEqual([
      'Can you come on Monday?',
      'Bring your papers.',
    ])
  })

  test('first messages to one person at once are one conversation', async () => {
    const { employer, ana, id: application } = await meetAndApply(app)
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, (_, i) => employer.post(EMPLOYER, { application, body: `E${i}` })),
      ...Array.from({ length: 5 }, (_, i) => ana.post(JOB_SEEKER, { application, body: `J${i}` })),
    ])
    expect(new Set(answers.map(idOf)).size).toBe(1)
    expect(await listed(ana, JOB_SEEKER)).toMatchObject([{ unread: 5 }])
    expect(await listed(employer, EMPLOYER)).toMatchObject([{ unread: 5 }])
  })

  test('messages are paged backwards', async () => {
    const { employer, ana, conversation, write } = await converse(app, 'm0')
    for (let i = 1; i < 5; i++) await write(`m${i}`)
    const newest = await opened(ana, JOB_SEEKER, conversation, '?limit=3')
    expect([newest.hasOlder, newest.messages.map(({ body }) => body)]).toEqual([true, ['m2', 'm3', 'm4']])
    const older = await opened(employer, EMPLOYER, conversation, `?limit=3&before=${newest.messages[0]?.id}`)
    expect([older.hasOlder, older.messages.map(({ body }) => body)]).toEqual([false, ['m0', 'm1']])
  })

  test('too many messages in an hour are refused, and so are too many new people', async () => {
    const strict = await startTestApp({ RATE_LIMIT_FACTOR: '0.1' })
    const { write, employer, id } = await converse(strict)
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push((await write('Hello')).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
    await strict.db.$client.query("DELETE FROM rate_limits WHERE key LIKE 'messages:%'")
    // The limit here is two people an hour; the first was the applicant above.
    const cvs: number[] = []
    for (let i = 0; i < 2; i++) cvs.push(await uploadCv(await createJobSeeker(strict)))
    const first = []
    for (const cv of cvs) {
      await employer.get(`/api/cvs/${cv}/view`)
      first.push((await employer.post(EMPLOYER, { cv, body: 'Hello' })).status)
    }
    expect(first).toEqual([201, 429])
    expect((await employer.post(EMPLOYER, { application: id, body: 'Known already' })).status).toBe(201)
  })
})

describe('unread', () => {
  test('is counted for each side, for each conversation and in total, until it is read', async () => {
    const { employer, ana, conversation, write, answer, read } = await converse(app)
    await write('And bring your papers.')
    expect([await unread(ana, JOB_SEEKER), await unread(employer, EMPLOYER)]).toEqual([2, 0])
    expect(await listed(ana, JOB_SEEKER)).toMatchObject([{ unread: 2 }])
    expect(await read()).toMatchObject({ status: 200, body: { unread: 0 } })
    await answer('Yes')
    await write('Good')
    expect([await unread(ana, JOB_SEEKER), await unread(employer, EMPLOYER)]).toEqual([1, 1])
    expect(await opened(ana, JOB_SEEKER, conversation)).toMatchObject({ conversation: { unread: 1 } })
  })

  test('is reduced only as far as was seen, and never restored', async () => {
    const { ana, conversation, write } = await converse(app)
    await write('Second')
    const [first, second] = (await opened(ana, JOB_SEEKER, conversation)).messages
    const readTo = async (messageId?: number) =>
      (await ana.post(`${JOB_SEEKER}/${conversation}/read`, { messageId })).body
    expect(await readTo(first?.id)).toEqual({ unread: 1 })
    expect(await readTo(second?.id)).toEqual({ unread: 0 })
    expect(await readTo(first?.id)).toEqual({ unread: 0 })
    await readTo(Number.MAX_SAFE_INTEGER)
    await write('Third')
    expect(await unread(ana, JOB_SEEKER)).toBe(1)
  })

  test('stays exact while both write and read at the same moment', async () => {
    const { ana, conversation, write } = await converse(app)
    const [one] = await listed(ana, JOB_SEEKER)
    const readFirst = () => ana.post(`${JOB_SEEKER}/${conversation}/read`, { messageId: one?.lastMessageId })
    await Promise.all(Array.from({ length: 10 }, (_, i) => (i % 2 ? readFirst() : write(`${i}`))))
    expect(await unread(ana, JOB_SEEKER)).toBe(5)
  })

  test('the list is newest first and paged', async () => {
    const { employer, conversation, answer } = await converse(app)
    for (let i = 0; i < 2; i++) {
      const person = await createJobSeeker(app)
      const cv = await uploadCv(person)
      await employer.get(`/api/cvs/${cv}/view`)
      idOf(await employer.post(EMPLOYER, { cv, body: `To number ${i}` }))
    }
    await answer('I am first again')
    const all = await listed(employer, EMPLOYER)
    expect(all).toMatchObject([
      { id: conversation, lastMessage: { text: 'I am first again', isMine: false } },
      { lastMessage: { text: 'To number 1', isMine: true } },
      { lastMessage: { text: 'To number 0' } },
    ])
    const page = await listed(employer, EMPLOYER, `?limit=1&before=${all[0]?.lastMessageId}`)
    expect(page).toEqual([all[1]])
  })
})

describe('the mail', () => {
  test('is one for each conversation until it was read, with name, beginning and a link', async () => {
    const { ana, conversation, write, read } = await converse(app, `Come on Monday. ${'x'.repeat(300)}`)
    await write('And bring your papers.')
    const [mail, ...more] = await mailsOfKind(app, ana.email, 'message')
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: 'New message from Boroko Builders',
      text_body: expect.stringContaining(`/messages?conversation=${conversation}`),
      headers: { 'List-Unsubscribe': expect.stringContaining('/api/notices/unsubscribe/') },
    })
    expect(/Come on Monday[^\n”]*/.exec(mail?.text_body ?? '')?.[0].length).toBe(200)
    await read()
    await write('See you')
    expect(await mailsOfKind(app, ana.email, 'message')).toHaveLength(2)
  })

  test('is sent to the employer too, and contains no address', async () => {
    const { employer, ana, answer } = await converse(app)
    await answer('Yes')
    const [mail] = await mailsOfKind(app, employer.email, 'message')
    expect(mail?.subject).toBe('New message from Ana Kila')
    expect(mail).toMatchObject({ reply_to: '' })
    expect(JSON.stringify(mail)).not.toContain(ana.email)
  })

  test('can be stopped by a job seeker, who still gets the notice in the dashboard', async () => {
    const { employer, ana, id: application } = await meetAndApply(app)
    const off = [{ kind: 'message', byMail: false, inDashboard: true }]
    expect((await ana.put('/api/user/notice-settings', off)).status).toBe(200)
    const id = idOf(await employer.post(EMPLOYER, { application, body: 'Hello' }))
    expect(await mailsOfKind(app, ana.email, 'message')).toEqual([])
    expect((await ana.get('/api/user/notices')).body).toContainEqual(
      expect.objectContaining({
        kind: 'message',
        text: 'Boroko Builders wrote to you, about the job “Site Carpenter”: “Hello”',
        path: `/messages?conversation=${id}`,
        readAt: null,
      }),
    )
    await ana.post(`${JOB_SEEKER}/${id}/read`, { messageId: Number.MAX_SAFE_INTEGER })
    expect((await ana.get('/api/user/notices')).body).toContainEqual(
      expect.objectContaining({ kind: 'message', readAt: expect.any(String) }),
    )
  })

  test('is not written while notifications are off', async () => {
    await changeSetting(app, 'email_notifications_enabled', 'false')
    const { ana } = await converse(app)
    await changeSetting(app, 'email_notifications_enabled', 'true')
    expect(await mailsOfKind(app, ana.email, 'message')).toEqual([])
  })
})
