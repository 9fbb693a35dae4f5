import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { mailsOfKind, meetAndApply } from './support/applications.ts'
import { openBrowser } from './support/browser.ts'
import { converse } from './support/conversations.ts'
import { createEmployer, createJobSeeker } from './support/people.ts'

const app = await startTestApp()
const visitor = openBrowser(app)
const ALL_ON = [
  { kind: 'application', byMail: true },
  { kind: 'message', byMail: true },
  { kind: 'interview', byMail: true },
]

test('are all on, and each switch stops only its own kind', async () => {
  const told = await converse(app)
  await told.answer('Yes, at eight.')
  expect(await mailsOfKind(app, told.employer.email, 'message')).toHaveLength(1)

  const { employer, answer } = await converse(app)
  expect((await employer.get('/api/employer/mail-settings')).body).toEqual(ALL_ON)
  const off = await employer.put('/api/employer/mail-settings', [{ kind: 'message', byMail: false }])
  expect(off.body).toEqual([ALL_ON[0], { kind: 'message', byMail: false }, ALL_ON[2]])
  await answer('Yes, at eight.')
  expect(await mailsOfKind(app, employer.email, 'message')).toEqual([])
  expect(await mailsOfKind(app, employer.email, 'application')).not.toEqual([])
  expect((await employer.put('/api/employer/mail-settings', [{ kind: 'money', byMail: false }])).status).toBe(
    400,
  )
})

// Rule (employers): Each mail to employers has a switch, and one click stops it
test('stop without a login, by one click in the mail program, for their kind only', async () => {
  const { employer } = await meetAndApply(app)
  const [mail] = await mailsOfKind(app, employer.email, 'application')
  const { rows } = await app.db.$client.query<{ headers: Record<string, string> }>(
    'SELECT headers FROM emails WHERE id = $1',
    [mail?.id],
  )
  const headers = rows[0]?.headers ?? {}
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const [, url = ''] = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '') ?? []
  const path = new URL(url).pathname
  expect((await visitor.get(path)).body).toEqual({ to: 'employer', kind: 'application', byMail: true })
  const clicked = await fetch(app.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(clicked.status).toBe(200)
  expect((await employer.get('/api/employer/mail-settings')).body).toEqual([
    { kind: 'application', byMail: false },
    ALL_ON[1],
    ALL_ON[2],
  ])
  expect(mail?.text_body).toContain('/unsubscribe?token=')
})

test('are set by the employer only', async () => {
  expect((await visitor.get('/api/employer/mail-settings')).status).toBe(401)
  expect((await (await createJobSeeker(app)).put('/api/employer/mail-settings', [])).status).toBe(401)
  const other = await createEmployer(app)
  expect((await other.put('/api/employer/mail-settings', [])).body).toEqual(ALL_ON)
})
