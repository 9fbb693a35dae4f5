import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { converse, EMPLOYER, JOB_SEEKER, opened } from './support/conversations.ts'
import { outbox } from './support/mailbox.ts'
import { logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const vera = await logInAdministrator(app)
const REPORTS = '/api/admin/conversation-reports'

type Report = { id: number; conversationId: number; state: string; isClosed: boolean }
const reports = async (query = '') => (await vera.get(REPORTS + query)).body as Report[]
const decide = (id: number, act: string) => vera.post(`${REPORTS}/${id}/${act}`)
const acts = async (conversation: number) =>
  (
    await app.db.$client.query<{ act: string; row: string }>(
      "SELECT act, a::text AS row FROM administrator_acts a WHERE target_type = 'conversation' AND target_id = $1 ORDER BY id",
      [String(conversation)],
    )
  ).rows

async function reported(details = '') {
  const people = await converse(app, 'Send K200 first.')
  const { ana, conversation } = people
  expect((await ana.post(`${JOB_SEEKER}/${conversation}/report`, { reason: 'money', details })).status).toBe(
    201,
  )
  const found = (await reports()).find((one) => one.conversationId === conversation)
  return { ...people, report: found?.id ?? 0 }
}

describe('a reported conversation', () => {
  // Rule (scams): Reported conversations are listed without the messages
  test('waits in the list with what the reporter said, open ones first, without the messages', async () => {
    const before = ((await vera.get('/api/admin/queues')).body as { reports: number }).reports
    const { report } = await reported('They want money')
    const list = await vera.get(`${REPORTS}?state=open`)
    expect(list.body).toMatchObject([{ id: report, reason: 'money', details: 'They want money' }])
    expect(list.headers.get('x-total-count')).toBe('1')
    expect(JSON.stringify(list.body)).not.toContain('K200')
    expect((await vera.get('/api/admin/queues')).body).toMatchObject({ reports: before + 1 })
  })

  // Rule (scams): Administrators read only reported conversations, and each reading is in the audit log
  test('is read by administrators only, with a row in the audit log that names no job seeker', async () => {
    const { conversation, report, write } = await reported()
    await write('Are you there?')
    expect((await decide(report, 'read')).body).toMatchObject({
      messages: [{ sender: 'employer', body: 'Send K200 first.' }, { body: 'Are you there?' }],
    })
    const [act] = await acts(conversation)
    expect(act?.act).toBe('conversation-read')
    const { fullName } = (await reports()).find(({ id }) => id === report) as unknown as { fullName: string }
    expect(act?.row).not.toContain(fullName)
  })

  test('is the only kind that can be read', async () => {
    const { conversation } = await converse(app)
    const read = await Promise.all((await reports()).map(({ id }) => decide(id, 'read')))
    expect(read.map(({ body }) => (body as Report).conversationId)).not.toContain(conversation)
    expect((await decide(999_999, 'read')).status).toBe(404)
  })

  // Rule (scams): Whoever reported a conversation gets an answer, with the administrator's words
  test('continues when the report is dismissed, and its sender gets an answer', async () => {
    const { ana, conversation, report, write } = await reported()
    const dismissed = await vera.post(`${REPORTS}/${report}/dismiss`, { reply: 'We keep an eye on it.' })
    expect(dismissed.status).toBe(200)
    const [answer] = (await outbox(app, ana.email)).filter(({ kind }) => kind === 'report_answer')
    expect(answer?.text_body).toContain('We keep an eye on it.')
    expect((await reports('?state=closed'))[0]).toMatchObject({ id: report, outcome: 'dismissed' })
    expect((await write('Good morning')).status).toBe(201)
    expect((await acts(conversation)).map(({ act }) => act)).toEqual(['conversation-report-dismissed'])
  })

  // Rule (scams): Closing a reported conversation closes it for both sides, and can be undone
  test('is closed for both sides, keeps its messages, and can be opened again after a mistake', async () => {
    const { ana, employer, application, conversation, report, write, answer } = await reported()
    for (const _ of [1, 2]) expect((await decide(report, 'close')).status).toBe(200)
    const sent = [await write('Hello?'), await answer('No')]
    const anew = await employer.post(EMPLOYER, { application, body: 'A new one' })
    expect([...sent, anew].map(({ status }) => status)).toEqual([409, 409, 409])
    const seen = await opened(ana, JOB_SEEKER, conversation)
    expect([seen.conversation.isClosed, seen.messages.length]).toEqual([true, 1])
    expect((await decide(report, 'reopen')).status).toBe(200)
    expect((await write('Good morning')).status).toBe(201)
    expect((await acts(conversation)).map(({ act }) => act)).toEqual([
      'conversation-closed',
      'conversation-reopened',
    ])
  })

  // Rule (scams): Both sides are told that a reported conversation was closed and why, but not who reported it
  test('tells both sides that it is closed and why, and when it is open again, but not who reported it', async () => {
    const { ana, employer, conversation, report } = await reported('Peter is a cheat')
    const path = `/messages?conversation=${conversation}`
    const noticeOf = async () =>
      ((await ana.get('/api/user/notices')).body as { kind: string; text: string; path: string }[])[0]
    const mails = async () => {
      const kinds = [await outbox(app, ana.email), await outbox(app, employer.email)].map((rows) =>
        rows.filter(
          ({ kind, text_body }) => kind === 'conversation_closed' || text_body.includes('conversation with'),
        ),
      )
      return kinds.map((rows) => rows.map(({ text_body }) => text_body))
    }
    for (const _ of [1, 2]) await decide(report, 'close')
    expect(await noticeOf()).toMatchObject({
      kind: 'conversation_closed',
      text: `An administrator closed your conversation with ${employer.companyName}. Reason: Asks for money or bank details.`,
      path,
    })
    const closed = await mails()
    expect(closed.map((texts) => texts.length)).toEqual([1, 1])
    for (const [text = ''] of closed) {
      expect(text).toContain('Reason: Asks for money or bank details.')
      expect(text).not.toMatch(/reported|Peter is a cheat/)
    }
    for (const [person, side] of [
      [ana, JOB_SEEKER],
      [employer, EMPLOYER],
    ] as const)
      expect((await opened(person, side, conversation)).conversation).toMatchObject({ closedReason: 'money' })
    await decide(report, 'reopen')
    expect(await noticeOf()).toMatchObject({ text: expect.stringContaining('reopened your conversation') })
    expect((await mails()).map((texts) => texts.length)).toEqual([2, 2])
    expect((await opened(ana, JOB_SEEKER, conversation)).conversation).toMatchObject({ closedReason: null })
  })
})
