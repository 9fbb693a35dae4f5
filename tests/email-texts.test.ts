import { expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { outbox } from './support/mailbox.ts'
import { createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const vera = await logInAdministrator(app)
const TEXTS = '/api/admin/email-texts'
const welcome = async () => {
  const ana = await createJobSeeker(app)
  const find = async () => (await outbox(app, ana.email)).find(({ kind }) => kind === 'registration')
  await expect.poll(find).toBeDefined()
  return find()
}

// Rule (settings and mail): Administrators write the text of each kind of mail; versions say who wrote them, a reset returns
test('a mail is written in own words until it is reset, and its versions stay', async () => {
  expect((await welcome())?.subject).toBe('Welcome to Painim Wok')
  const words = { subject: '{name}, gutpela dei', body: 'Dear {name}\n\n{text}\n\nSee you in Lae' }
  expect((await vera.put(`${TEXTS}/registration`, words)).status).toBe(200)
  const mail = await welcome()
  expect(mail?.subject).toMatch(/, gutpela dei$/)
  expect(mail?.text_body).toMatch(
    /^Dear .*\n\nYour account at Painim Wok is ready\.[\s\S]*\n\nSee you in Lae\n\n/,
  )
  expect((await vera.get(TEXTS)).body).toMatchObject([{ kind: 'registration' }])

  expect((await vera.delete(`${TEXTS}/registration`)).status).toBe(200)
  expect((await welcome())?.subject).toBe('Welcome to Painim Wok')
  expect((await vera.get(TEXTS)).body).toEqual([])
  const { body } = await vera.get(`${TEXTS}/registration`)
  expect(body).toMatchObject({
    isWritten: false,
    text: { subject: '{subject}', body: 'Dear {name}\n\n{text}' },
    versions: [
      { body: '', administrator: 'vera' },
      { ...words, administrator: 'vera' },
    ],
  })
  const log = (await vera.get('/api/admin/audit-log?act=email-text-changed')).body as object[]
  expect(log[0]).toMatchObject({ details: { subject: words.subject } })
})

// Rule (settings and mail): An email text can name the facts of its kind, and no others
test('an email text names the facts of its kind only', async () => {
  const { body } = await vera.get(`${TEXTS}/application_status`)
  const { placeholders } = body as { placeholders: Record<string, string> }
  expect(Object.keys(placeholders)).toEqual(['name', 'job', 'company', 'site', 'subject', 'text'])
  const words = { subject: 'News about {job}', body: 'Dear {name}\n\n{company} has news.\n\n{text}' }
  const preview = (await vera.post(`${TEXTS}/application_status/preview`, words)).body as object[]
  expect(preview[0]).toMatchObject({
    subject: 'News about Diesel Fitter',
    text: expect.stringContaining('Boroko Builders has news.'),
  })
  expect((await vera.put(`${TEXTS}/registration`, words)).body).toMatchObject({
    errors: { body: 'This email has no {job}' },
  })
})

// Rule (settings and mail): An email text is previewed and sent as a test with example data, also unsaved
test('unsaved words are previewed light, dark and plain, and sent as a test', async () => {
  const words = { subject: 'Hello {name}', body: '{text}' }
  const { body } = await vera.post(`${TEXTS}/registration/preview`, words)
  expect(body).toMatchObject([{ subject: 'Hello Ana Kila', text: expect.not.stringContaining('Dear') }])
  const [{ html, dark }] = body as [{ html: string; dark: string }]
  expect(html).toContain('background:#ffffff')
  expect(dark).not.toContain('<style>')
  expect(dark).toMatch(/class="c" style="[^"]*background:#ffffff[^"]*background:#1/)
  await vera.post(`${TEXTS}/registration/test`, { ...words, to: 'tester@example.com' })
  expect((await outbox(app, 'tester@example.com'))[0]).toMatchObject({
    kind: 'test',
    subject: 'Test: Hello Ana Kila',
  })
  expect((await vera.get(TEXTS)).body).toEqual([])
})

// Rule (settings and mail): An email that greets nobody has no placeholder for a name
test('a mail that greets nobody cannot name its reader', async () => {
  const words = { subject: '{subject}', body: 'Dear {name}\n\n{text}' }
  const { status, body } = await vera.put(`${TEXTS}/password_reset`, words)
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: { body: expect.stringContaining('{name}') } })
  expect((await vera.put(`${TEXTS}/password_reset`, { ...words, body: '{nobody}' })).status).toBe(400)
})
