import * as v from 'valibot'
import { expect, test } from 'vitest'
import { EMAIL_KINDS } from '../../src/modules/email/schema.ts'
import { BUILT_IN_TEXTS } from '../../src/modules/translations/built-in.ts'
import { speak } from '../../src/platform/speaking.ts'
import { tFilled } from '../../src/shared/language/words.ts'
import { startTestApp } from '../support/app.ts'
import { openAsAll } from '../support/browser.ts'
import { createEmployer, createJobSeeker, logInAdministrator } from '../support/people.ts'

const app = await startTestApp()
const everybody = openAsAll(app, [
  await createJobSeeker(app),
  await createEmployer(app),
  await logInAdministrator(app),
])

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

const WRONG = [null, -1, 1e12, 1.5, true, 'foo', '[]', 'x'.repeat(30_000), [], [{}], [null], ['foo'], {}]

// Rule (requests): Wrong input gets a plain message, in every call and field of the API description
// Rule (languages): What job seekers are told about wrong input has a translation
// Thousands of calls, one after another.
test('wrong input gets a plain message, in every call and field', { timeout: 600_000 }, async () => {
  const refused: Refused[] = []
  for (const call of calls) {
    if (call.query.length > 0)
      for (const value of ['-1', '0', '1000000000000', 'foo', '1.5', '[]', '2026-99-99'])
        refused.push(await send(call, all(call.query, value)))
    if (call.body.length > 0) {
      for (const value of WRONG) refused.push(await send(call, {}, all(call.body, value)))
      for (const value of [...WRONG, 5]) refused.push(await send(call, {}, value))
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

// Rule (requests): NUL and unpaired surrogates are refused with 400 at their field, in every call
test('NUL and unpaired surrogates are refused at their field by every call', async () => {
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

test('NUL in the search of a CSV file gets a 400, not a file that is cut off', async () => {
  const files = calls.filter(({ path, query }) => path.endsWith('.csv') && query.includes('search'))
  expect(files.length).toBeGreaterThan(3)
  for (const { path } of files) expect((await everybody.get(`${path}?search=%00`)).status).toBe(400)
})
