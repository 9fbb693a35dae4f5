import { execFileSync } from 'node:child_process'
import { beforeAll, expect, test } from 'vitest'
import { IN_TOK_PISIN } from '../src/web/pages/in-tok-pisin.ts'
import { startTestApp } from './support/app.ts'
import { openBrowser } from './support/browser.ts'
import { insertCvs } from './support/cvs.ts'
import { postJob } from './support/jobs.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'
import { allMarked, namesIn, untranslated } from './support/untranslated.ts'

// The pages are tested as they are built.
execFileSync(process.execPath, ['scripts/setup.ts'])
const app = await startTestApp()
const vera = await logInAdministrator(app)
const PATH = '/api/admin/translations'
const pageOf = async (path: string) => String((await openBrowser(app).get(path)).body)
const correct = (english: string, words: string, isReviewed = false) =>
  vera.put(PATH, { english, words, isReviewed })
const UNCHECKED = 'no skelim yet ol tok'

beforeAll(() => vera.patch('/api/admin/settings/tok_pisin_enabled', { value: true }))

type Row = { english: string; words: string; isReviewed: boolean; isCorrected: boolean }

// Rule (languages): An administrator corrects a message without a release, and kept pages show it at once
test('a correction is on the next page, can be found, and is taken back', async () => {
  expect(await pageOf('/tpi/jobs')).toContain('Ol wok yu sevim')
  expect((await correct('Saved jobs', 'Ol wok yu laikim', true)).status).toBe(200)
  expect(await pageOf('/tpi/jobs')).toContain('Ol wok yu laikim')
  expect(await pageOf('/jobs')).not.toContain('Ol wok yu laikim')
  const found = (await vera.get(`${PATH}?search=Ol%20wok%20yu%20laikim`)).body as Row[]
  expect(found).toMatchObject([{ english: 'Saved jobs', isReviewed: true, isCorrected: true }])
  expect((await vera.get(`${PATH}?state=corrected`)).body).toHaveLength(1)
  await correct('Saved jobs', '')
  expect(await pageOf('/tpi/jobs')).toContain('Ol wok yu sevim')
  const log = (await vera.get('/api/admin/audit-log?target=translation')).body as { act: string }[]
  expect(log.map(({ act }) => act)).toEqual(['translation-changed', 'translation-changed'])
})

// Rule (languages): A correction is plain text with the placeholders of the English text
test.each([
  [
    'Closes {date} ({days})',
    'Bai i pas long {date}',
    'Please keep exactly these placeholders: {date} {days}',
  ],
  ['Saved jobs', 'Ol wok {count}', 'This text has no placeholders'],
  ['Saved jobs', '<b>Ol wok</b>', 'Please use plain text in one line'],
  ['Saved jobs', 'Ol wok\nyu sevim', 'Please use plain text in one line'],
  ['Saved jobs', 'wok|ol wok', 'Please write one form of the text'],
])('%s cannot be %s', async (english, words, message) => {
  const { status, body } = await correct(english, words)
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: { words: message } } })
})

test('a text that the site does not have cannot be corrected', async () => {
  expect((await correct('No such text', 'x')).status).toBe(404)
})

// Rule (languages): All messages are exported and imported as CSV; an import says which lines it could not use
test('the messages go out and come back as CSV', async () => {
  const csv = String((await vera.get(`${PATH}.csv`)).body)
  // A text that begins with a sign is no formula.
  expect(csv).toContain("frame,'+{more} more,'+{more} moa,no")
  expect((await vera.put(`${PATH}/file`, { csv })).body).toEqual({ changed: 0, problems: [] })
  const edited = csv
    .replace(',Home,Hom,no', ',Home,Haus,yes')
    .replace('frame,Jobs,Ol wok,no', 'frame,Jobs,Ol wok {count},no')
  const added = `${edited}frame,Unknown,x,no\r\n`
  const { body } = await vera.put(`${PATH}/file`, { csv: added })
  expect(body).toMatchObject({
    changed: 1,
    problems: [
      { message: 'This text has no placeholders' },
      { message: 'The site has no such English text' },
    ],
  })
  expect(await pageOf('/tpi/jobs')).toContain('>Haus<')
})

// Rule (languages): Pages in Tok Pisin say that no speaker has checked them, until every message is reviewed
test('the note at the foot goes when all messages are reviewed', async () => {
  expect(await pageOf('/tpi/jobs')).toContain(UNCHECKED)
  expect(await pageOf('/jobs')).not.toContain(UNCHECKED)
  const csv = String((await vera.get(`${PATH}.csv`)).body).replace(/,no\r\n/g, ',yes\r\n')
  expect((await vera.put(`${PATH}/file`, { csv })).body).toMatchObject({ problems: [] })
  expect(await pageOf('/tpi/jobs')).not.toContain(UNCHECKED)
})

// Rule (languages): A refused call answers in the language of its page, and so does one whose answer is shown
test('a refusal is in the language of its page', async () => {
  const ask = async (language: string) => {
    const answer = await fetch(`${app.url}/api/jobs/999999`, { headers: { 'Accept-Language': language } })
    return ((await answer.json()) as { message: string }).message
  }
  expect(await ask('en')).toBe('Job not found.')
  expect(await ask('tpi')).toBe('Mipela i no painim dispela wok.')
  const json = { email: 'nobody@example.com', userType: 'user' }
  const headers = { 'Accept-Language': 'tpi' }
  const sent = await openBrowser(app).send('POST', '/api/auth/forgot-password', { json, headers })
  expect(sent.body).toMatchObject({ message: expect.stringMatching(/^Sapos i gat akaun long dispela imel/) })
})

// Rule (languages): A page that is declared as translated shows no English
test('nothing on the pages in Tok Pisin is written past the messages', async () => {
  const locations = (await vera.get('/api/locations')).body as Record<string, string>[]
  const names = locations.flatMap(({ name = '', province = '', region = '' }) => [
    name,
    `${name} Province`,
    province,
    region,
  ])
  const { csv, count } = allMarked()
  expect((await vera.put(`${PATH}/file`, { csv })).body).toEqual({ changed: count, problems: [] })
  const employer = await createEmployer(app, { credits: 50 })
  const job = await postJob(employer)
  const shown = [
    (await vera.get(`/api/jobs/${job}`)).body,
    (await vera.get(`/api/companies/${employer.id}`)).body,
  ]
  names.push(...namesIn(shown))
  const values: Record<string, string> = {
    ':province': 'morobe',
    ':trade': 'electrician',
    jobs: `${job}`,
    companies: `${employer.id}`,
    upload: '9',
  }
  const seeker = await createJobSeeker(app)
  await insertCvs(app, seeker.id, 1)
  const { id: application } = (await seeker.post(`/api/jobs/${job}/apply`)).body as { id: number }
  values['applications'] = `${application}`
  const written = await employer.post('/api/employer/conversations', { application, body: 'Hello' })
  const { conversationId } = written.body as { conversationId: number }
  values['messages'] = `${conversationId}`
  names.push('Nurse 1', 'Nurse 2', 'Ana Kila', 'Hello')
  const isOwn = (path: string) => /^\/(upload|my-page)|\/apply$/.test(path)
  const pages = IN_TOK_PISIN.map((path) =>
    path.replace(/(\w+)\/(:\w+)/, (_, before, name) => `${before}/${values[name] ?? values[before]}`),
  )
  const unwritten = await postJob(
    await createEmployer(app, { credits: 50, form: { companyName: 'Nurse 2' } }),
  )
  const sent = (await seeker.post(`/api/jobs/${unwritten}/apply`)).body as { id: number }
  const queries: Record<string, string> = { '/my-page/messages/new': `?application=${sent.id}` }
  names.sort((one, other) => other.length - one.length)
  const english: Record<string, string[]> = {}
  for (const path of pages) {
    const address = `/tpi${path}${queries[path] ?? ''}`
    const { status, body } = await (isOwn(path) ? seeker : openBrowser(app)).get(address)
    english[path] = [200, 404].includes(status) ? untranslated(String(body), names) : [`status ${status}`]
  }
  expect(english).toEqual(Object.fromEntries(pages.map((path) => [path, []])))
})

test('while Tok Pisin is off, its addresses lead to English', async () => {
  await vera.patch('/api/admin/settings/tok_pisin_enabled', { value: false })
  const answer = await fetch(`${app.url}/tpi/jobs`, { redirect: 'manual' })
  expect(answer.headers.get('location')).toBe('/jobs')
  expect(await pageOf('/jobs')).not.toContain('/language/tpi')
})
