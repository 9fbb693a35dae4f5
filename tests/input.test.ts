import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { startTestApp } from './support/app.ts'
import { openAsAll } from './support/browser.ts'
import { pdfFile, uploadCv } from './support/cvs.ts'
import { cvBuild, cvFields, formOf } from './support/forms.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'

const app = await startTestApp()
const ana = await createJobSeeker(app)
const everybody = openAsAll(app, [ana, await createEmployer(app), await logInAdministrator(app)])

describe('input that is wrong', () => {
  test.each([
    ['/api/jobs/search?page=0', { page: 'Please enter a whole number from 1 to 1,000,000' }],
    ['/api/jobs/search?limit=51', { limit: 'Please enter a whole number from 1 to 50' }],
    ['/api/jobs/search?sortBy=foo', { sortBy: expect.stringMatching(/^Please choose one of: \w+, /) }],
  ])('%s says which values are possible', async (path, errors) => {
    expect(await everybody.get(path)).toMatchObject({ status: 400, body: { errors } })
  })

  test('a number that is too large gets a message with the maximum', async () => {
    const { body } = await everybody.post('/api/employer/ai-search', { query: 'welder', limit: 21 })
    expect(body).toMatchObject({ errors: { limit: 'Please enter 20 or less' } })
  })

  // Rule (AI search): A text that is too long for a search is refused with its limit
  test.each(['ai-search', 'ai-search-suggestions'])('%s says how long a text may be', async (call) => {
    const query = 'driver '.repeat(600)
    expect(await everybody.post(`/api/employer/${call}`, { query })).toMatchObject({
      status: 400,
      body: { errors: { query: 'Please use at most 3,500 characters' } },
    })
  })
})

describe('NUL and unpaired surrogates', () => {
  const cannot = expect.stringContaining('cannot store')

  test('are found in nested values, in names, and in the fields of a form', async () => {
    const names = await everybody.patch('/api/admin/settings', { values: { 'site\0name': 'x' } })
    expect(names).toMatchObject({ status: 400, body: { errors: { values: cannot } } })
    const deep = await everybody.post('/api/cvs/build', { experiences: [{ employer: 'Boroko \udc00' }] })
    expect(deep).toMatchObject({ status: 400, body: { errors: { experiences: cannot } } })
    const file = await pdfFile()
    const texts = await ana.upload('/api/cvs/upload', formOf({ ...cvFields({ summary: 'half\0' }), file }))
    expect(texts).toMatchObject({ status: 400, body: { errors: { summary: cannot } } })
    const list = cvFields({ skills: String.raw`["Triage\ud800"]` })
    const escaped = await ana.upload('/api/cvs/upload', formOf({ ...list, file }))
    expect(escaped).toMatchObject({ status: 400, body: { errors: { skills: cannot } } })
  })

  test('in a path name no object', async () => {
    expect((await everybody.get('/api/cvs/%00/profile')).status).toBe(404)
    expect((await everybody.patch('/api/admin/settings/%00', { value: 'x' })).status).toBe(404)
  })
})

// Rule (requests): The headers of a CSV file are sent only after its first rows were read
test('a CSV file whose first rows cannot be read is an error, not half a file', async () => {
  await app.db.$client.query('ALTER TABLE administrator_acts RENAME TO administrator_acts_away')
  try {
    expect(await everybody.get('/api/admin/audit-log.csv')).toMatchObject({
      status: 500,
      body: { code: 'internal' },
    })
  } finally {
    await app.db.$client.query('ALTER TABLE administrator_acts_away RENAME TO administrator_acts')
  }
})

// Rule (requests): JSON instead of a form with files is refused with 400
test.each([
  ['POST', '/api/cvs/upload'],
  ['PUT', '/api/cvs/1'],
  ['POST', '/api/payment-requests/1/slip'],
  ['POST', '/api/admin/bank-statements'],
  ['POST', '/api/auth/employer/register'],
])('%s %s with JSON instead of a form is refused with 400', async (method, path) => {
  const headers = { 'Idempotency-Key': `json-${method}` }
  const answer = await everybody.send(method, path, { json: { fullName: 'Ana Kila' }, headers })
  expect(answer).toMatchObject({ status: 400, body: { message: 'Please send this as a form with a file.' } })
})

// Rule (requests): Pay that is empty or 0 counts as unknown and is not stored
test('pay of 0 counts as no pay, in forms and in JSON', async () => {
  const none = { salaryMin: null, salaryMax: null }
  const ana = await createJobSeeker(app, { salaryMin: 0, salaryMax: 0 })
  expect((await ana.get('/api/auth/profile')).body).toMatchObject(none)
  const id = await uploadCv(ana, { salaryMin: '0', salaryMax: '0' })
  expect((await ana.get('/api/cvs/my-cvs')).body).toMatchObject([{ id, ...none }])
  const form = formOf({ ...cvFields({ salaryMin: '', salaryMax: '0' }) })
  expect((await ana.upload(`/api/cvs/${id}`, form, 'PUT')).status).toBe(200)
  const built = await ana.post('/api/cvs/build', cvBuild({ salaryMin: 0, salaryMax: 0 }))
  expect(built.status).toBe(201)
  expect((await ana.get('/api/cvs/my-cvs')).body).toMatchObject([none, none])
})

describe('a body that is too large', () => {
  const MOST = 256 * 1024
  const tooLarge = {
    status: 413,
    body: { code: 'body_too_large', message: expect.stringContaining('shorten') },
  }
  const login = (bytes: number) => JSON.stringify({ username: 'ana', password: 'x' }).padEnd(bytes)

  /** Sends the body without a Content-Length. */
  async function sendInPieces(path: string, type: string, pieces: string[]) {
    const sending = request(app.url + path, { method: 'POST', headers: { 'content-type': type } })
    for (const piece of pieces) sending.write(piece)
    sending.end()
    const [answer] = await once(sending, 'response')
    return { status: answer.statusCode, body: await json(answer) }
  }

  // Rule (requests): A body of more than 256 kB that is not a form with files is refused with 413
  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'image/png', ''])(
    'as %j is refused, with a Content-Length or without',
    async (type) => {
      for (const path of ['/api/auth/login', '/api/contact', '/api/cvs/upload']) {
        const headers = { 'content-type': type }
        const whole = await fetch(app.url + path, { method: 'POST', headers, body: login(MOST + 1) })
        expect({ status: whole.status, body: await whole.json() }).toMatchObject(tooLarge)
        expect(await sendInPieces(path, type, [login(MOST), ' '])).toMatchObject(tooLarge)
      }
    },
  )

  test('is not refused if it just fits', async () => {
    const headers = { 'content-type': 'application/json' }
    const { status } = await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers,
      body: login(MOST),
    })
    expect(status).toBe(401)
  })

  test('is refused before it is sent when its length says so', async () => {
    const { port } = new URL(app.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 480000000\r\n\r\n{',
    )
    let answer = ''
    for await (const piece of socket) answer += String(piece)
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
    expect(answer).toContain('"code":"body_too_large"')
  })
})
