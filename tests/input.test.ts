import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { json } from 'node:stream/consumers'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { EMAIL_KINDS } from '../src/modules/email/schema.ts'
import { BUILT_IN_TEXTS } from '../src/modules/translations/built-in.ts'
import { speak } from '../src/platform/speaking.ts'
import { tFilled } from '../src/shared/language/words.ts'
import { startTestApp } from './support/app.ts'
import { type Browser, openBrowser } from './support/browser.ts'
import { pdfFile, uploadCv } from './support/cvs.ts'
import { cvBuild, cvFields, formOf } from './support/forms.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from './support/people.ts'
import { startServerProcess } from './support/server-process.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

const { dir } = temporaryFolder()
const app = await startTestApp()
const people = [await createJobSeeker(app), await createEmployer(app), await logInAdministrator(app)]

/** Logged in as job seeker, employer and administrator at once. */
function openAll(): Browser {
  const everybody = openBrowser(app)
  for (const { cookies } of people) for (const [name, value] of cookies) everybody.cookies.set(name, value)
  return everybody
}
const everybody = openAll()

const Fields = v.object({ properties: v.optional(v.record(v.string(), v.unknown()), {}) })
const Description = v.object({
  paths: v.record(
    v.string(),
    v.record(
      v.string(),
      v.object({
        parameters: v.optional(v.array(v.object({ in: v.string(), name: v.string() })), []),
        requestBody: v.optional(
          v.object({ content: v.object({ 'application/json': v.object({ schema: Fields }) }) }),
        ),
      }),
    ),
  ),
})

type Call = { method: string; path: string; query: string[]; body: string[] }

/** Every call that takes a query or a JSON body, with the names of its fields. */
async function listCalls(): Promise<Call[]> {
  const { paths } = v.parse(Description, (await everybody.get('/api/openapi.json')).body)
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters, requestBody }]) => ({
      method: method.toUpperCase(),
      path: path
        .replace('{kind}', EMAIL_KINDS[0])
        .replace('{textPage}', 'help')
        .replaceAll(/\{[^}]+\}/g, '1'),
      query: parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      body: Object.keys(requestBody?.content['application/json'].schema.properties ?? {}),
    })),
  )
}
const calls = await listCalls()

const all = <T>(names: string[], value: T) => Object.fromEntries(names.map((name) => [name, value]))

type Refused = { call: string; status: number; message: string; errors: Record<string, string> }
const Refusal = v.object({ message: v.string(), errors: v.optional(v.record(v.string(), v.string()), {}) })

async function send({ method, path }: Call, query: Record<string, string>, json?: unknown): Promise<Refused> {
  const address = `${path}?${new URLSearchParams(query)}`
  const sent = json === undefined ? {} : { json }
  const first = await everybody.send(method, address, sent)
  // The database may be late on a busy machine. If the input is the reason, the answer is the same again.
  const { status, body } = first.status === 503 ? await everybody.send(method, address, sent) : first
  const refusal = v.safeParse(Refusal, body)
  return {
    call: `${method} ${address} ${JSON.stringify(json)}`.slice(0, 300),
    status,
    ...(refusal.success ? refusal.output : { message: '', errors: {} }),
  }
}

/** Messages of valibot, which are meant for programmers. */
const VALIDATORS_WORDS = /Invalid [\w ]+: (Expected|Received)|\bbut received\b|\bExpected\b/

/** Calls of employers, administrators and other programs. What they answer is in English. */
const IN_ENGLISH =
  /^\w+ \/api\/(admin|employer|auth\/(admin|employer)|payment|cvs\/(search|\d+\/(view|contact))|jobs\/(search|import)|public|openapi)/

/** Returns what job seekers and visitors are told that has no translation into Tok Pisin. */
function untranslated(refused: readonly Refused[]): string[] {
  const messages = refused.flatMap(({ call, message, errors }) =>
    IN_ENGLISH.test(call) ? [] : [message, ...Object.values(errors)],
  )
  const texts = Object.fromEntries(Object.keys(BUILT_IN_TEXTS).map((english) => [english, 'translated']))
  return speak({ language: 'tpi', texts }, () =>
    [...new Set(messages)].filter((message) => tFilled(message) !== 'translated').sort(),
  )
}

describe('input that is wrong', () => {
  const wrong = [null, -1, 1e12, 1.5, true, 'foo', '[]', 'x'.repeat(30_000), [], [{}], [null], ['foo'], {}]

  // Rule (requests): Wrong input gets a plain message, in every call and field of the API description
  // Rule (languages): What job seekers are told about wrong input has a translation
  // Thousands of calls, one after another.
  test('gets a plain message, in every call and field', { timeout: 600_000 }, async () => {
    const refused: Refused[] = []
    for (const call of calls) {
      if (call.query.length > 0)
        for (const value of ['-1', '0', '1000000000000', 'foo', '1.5', '[]', '2026-99-99'])
          refused.push(await send(call, all(call.query, value)))
      if (call.body.length > 0) {
        for (const value of wrong) refused.push(await send(call, {}, all(call.body, value)))
        for (const value of [...wrong, 5]) refused.push(await send(call, {}, value))
      }
    }
    const told = refused.filter(({ status }) => status === 400)
    expect(told.length).toBeGreaterThan(1000)
    expect(refused.filter(({ status }) => status >= 500)).toEqual([])
    expect(
      refused.filter(({ message, errors }) =>
        [message, ...Object.values(errors)].some((words) => VALIDATORS_WORDS.test(words)),
      ),
    ).toEqual([])
    expect(told.filter(({ message }) => message === '')).toEqual([])
    expect(untranslated(told)).toEqual([])
  })

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
})

describe('NUL and unpaired surrogates', () => {
  const cannot = expect.stringContaining('cannot store')

  // Rule (requests): NUL and unpaired surrogates are refused with 400 at their field, in every call
  test('are refused at their field by every call', async () => {
    const passed: Refused[] = []
    let fields = 0
    for (const call of calls) {
      for (const name of call.query) {
        fields += 1
        const answer = await send(call, { [name]: 'a\0b' })
        if (answer.status !== 400 || !answer.errors[name]?.includes('cannot store')) passed.push(answer)
      }
      for (const name of call.body) {
        fields += 1
        for (const text of ['a\0b', 'half \ud83d']) {
          const answer = await send(call, {}, { [name]: text })
          if (answer.status !== 400 || !answer.errors[name]?.includes('cannot store')) passed.push(answer)
        }
      }
    }
    expect(passed).toEqual([])
    expect(fields).toBeGreaterThan(300)
  })

  test('are found in nested values, in names, and in the fields of a form', async () => {
    const [ana] = people
    const names = await everybody.patch('/api/admin/settings', { values: { 'site\0name': 'x' } })
    expect(names).toMatchObject({ status: 400, body: { errors: { values: cannot } } })
    const deep = await everybody.post('/api/cvs/build', { experiences: [{ employer: 'Boroko \udc00' }] })
    expect(deep).toMatchObject({ status: 400, body: { errors: { experiences: cannot } } })
    const file = await pdfFile()
    const texts = await ana?.upload('/api/cvs/upload', formOf({ ...cvFields({ summary: 'half\0' }), file }))
    expect(texts).toMatchObject({ status: 400, body: { errors: { summary: cannot } } })
    const list = cvFields({ skills: String.raw`["Triage\ud800"]` })
    const escaped = await ana?.upload('/api/cvs/upload', formOf({ ...list, file }))
    expect(escaped).toMatchObject({ status: 400, body: { errors: { skills: cannot } } })
  })

  test('in a path name no object', async () => {
    expect((await everybody.get('/api/cvs/%00/profile')).status).toBe(404)
    expect((await everybody.patch('/api/admin/settings/%00', { value: 'x' })).status).toBe(404)
  })

  test('in the search of a CSV file get a 400, not a file that is cut off', async () => {
    const files = calls.filter(({ path, query }) => path.endsWith('.csv') && query.includes('search'))
    expect(files.length).toBeGreaterThan(3)
    for (const { path } of files) expect((await everybody.get(`${path}?search=%00`)).status).toBe(400)
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

  // Rule (requests): Bodies that are too large do not raise the memory of the process
  test('is never kept in memory, however many come at once', async () => {
    const server = await startServerProcess(dir)
    const piece = Buffer.alloc(1024 * 1024, ' ')
    /** Sends until the connection is closed, or 80 MB are sent. */
    const sendMuch = async (headers: Record<string, string | number>) => {
      const sending = request(`${server.url}/api/auth/login`, { method: 'POST', agent: false, headers })
      sending.on('error', () => undefined)
      sending.on('response', (answer) => answer.on('error', () => undefined).resume())
      const closed = new Promise((resolve) => sending.once('close', resolve))
      for (let sent = 0; sent < 80 && !sending.destroyed; sent++)
        if (!sending.write(piece))
          await Promise.race([new Promise((go) => sending.once('drain', go)), closed])
      sending.end()
      await closed
    }
    const memory = async () => {
      const { body } = await openBrowser(server).get('/api/metrics')
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(String(body))?.[1]) / 1024 / 1024
    }
    const headers = { 'content-type': 'application/json' }
    await sendMuch(headers)
    const before = await memory()
    const sizes = [{}, {}, { 'content-length': piece.length * 80 }, { 'content-length': piece.length * 80 }]
    await Promise.all(sizes.map((size) => sendMuch({ ...headers, ...size })))
    expect((await memory()) - before).toBeLessThan(50)
    await server.end('SIGTERM')
  })
})
