import { expect, test } from 'vitest'
import { createLog } from '../src/platform/log.ts'
import { openBrowser } from './support/browser.ts'
import { pdfFile } from './support/cvs.ts'
import { cvFields, employerForm, formOf, jobSeekerForm, PASSWORD } from './support/forms.ts'
import { startServerProcess } from './support/server-process.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const { dir } = temporaryFolder()

// Rule (operating): The log names no person, also not in errors of other servers, and each line has its request's id
test('a day of the product leaves one line for each request, with an id, and names nobody', async () => {
  const server = await startServerProcess(dir, { LOG_LEVEL: 'trace', TRUST_PROXY: '127.0.0.1' })
  const from = { 'x-forwarded-for': '203.0.113.77' }
  const [ana, boroko] = [openBrowser(server), openBrowser(server)]
  const [person, company] = [jobSeekerForm(), employerForm()]
  const token = 'A'.repeat(43)
  const answers = [
    await ana.post('/api/auth/register', person, from),
    await ana.post('/api/auth/login', { username: person.username, password: 'not the password' }, from),
    await ana.post('/api/auth/login', { username: person.username, password: PASSWORD }, from),
    await ana.upload(
      '/api/cvs/upload',
      formOf({ ...cvFields({ email: person.email }), file: await pdfFile() }),
    ),
    await boroko.upload('/api/auth/employer/register', formOf(company)),
    await boroko.get(`/api/cvs/search?query=${encodeURIComponent('Ana Kila 7012 3456')}`, from),
    await boroko.get('/api/cvs/1/profile', from),
    await boroko.get(`/reset-password?token=${token}&type=user`, from),
    await boroko.get(`/api/auth/verify-reset-token/${token}?type=user`, from),
    await boroko.get(`/api/notices/unsubscribe/${token}`, from),
    await boroko.post('/api/auth/reset-password', { token, newPassword: PASSWORD, userType: 'user' }, from),
    await boroko.post('/api/auth/forgot-password', { email: person.email, userType: 'user' }, from),
  ]
  const secrets = [
    ...[person.email, person.username, person.fullName, person.phone, 'Kila', '3456', '203.0.113.77', token],
    ...[company.email, company.phone, company.contactPerson, PASSWORD, 'not the password', 'Mozilla'],
    ...[...ana.cookies.values(), ...boroko.cookies.values()],
  ]
  await server.end('SIGTERM')
  const log = server.said()
  const lines = log.split('\n').filter((line) => line.startsWith('{'))
  for (const { headers } of answers) expect(log).toContain(`"requestId":"${headers.get('x-request-id')}"`)
  expect(lines.length).toBeGreaterThanOrEqual(answers.length)
  for (const line of lines) {
    // A time or a request's id may hold the digits of a secret by chance
    const { time, requestId, ...said } = JSON.parse(line)
    expect([typeof time, typeof requestId]).toEqual(['number', 'string'])
    for (const secret of secrets) expect(JSON.stringify(said)).not.toContain(secret)
  }
})

// Rule (operating): The log names no person, also not in errors of other servers, and each line has its request's id
test('personal data in errors of a mail server or a database is masked', () => {
  const lines: string[] = []
  const log = createLog('info', { write: (text: string) => lines.push(text) })
  const error = '550 5.1.1 <ana.kila@example.com>: unknown; call 7012 3456'
  log.error(
    { error, stack: `Error: ${error}\n    at send (mail.ts:12:3)`, path: '/api/notices/unsubscribe/abc' },
    'x',
  )
  const line = lines.join()
  expect(line).toContain('5.1.1')
  expect(line).toContain('mail.ts:12:3')
  for (const hidden of ['ana.kila', '3456', '/abc']) expect(line).not.toContain(hidden)
})
