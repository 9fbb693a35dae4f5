import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, test } from 'vitest'
import { CompanyProfile, EmployerRegistration } from '../src/modules/accounts/schema.ts'
import { CvForm } from '../src/modules/cvs/schema.ts'
import { NOT_DESCRIBED, SPECIFIED_CALLS, SPECIFIED_VALUES } from './specified/calls.ts'
import { SPECIFIED_COLUMNS, SPECIFIED_FIELDS } from './specified/fields.ts'
import { SPECIFIED_MESSAGES } from './specified/messages.ts'
import { answersOf } from './specified/specified-world.ts'
import { startTestApp } from './support/app.ts'

const app = await startTestApp()

let asked: ReturnType<typeof answersOf> | undefined
/** The calls are made once, within the first test that needs them. */
const answers = () => (asked ??= answersOf(app))

const ROOT = join(import.meta.dirname, '..')

/** Returns the rows of a table, whose cells are separated by `|`. Lines that begin with `#` are headings. */
const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()))

const wordsOf = (cell = ''): string[] => cell.split(' ').filter(Boolean)

/** `parts`: the names after `in`, `out`, `form` and `file`. */
type Call = { call: string; parts: Readonly<Record<string, readonly string[] | undefined>> }

const CALLS = rowsOf(SPECIFIED_CALLS).map(([call = '', ...cells]): Call => {
  const parts = cells.map((cell) => {
    const [kind = '', ...names] = wordsOf(cell)
    return [kind, names] as const
  })
  return { call, parts: Object.fromEntries(parts) }
})

/** Returns the names of all properties in a JSON schema, at any depth. */
function propertiesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'properties' ? [...Object.keys(value), ...propertiesIn(value)] : propertiesIn(value),
  )
}

type Described = { parameters?: { name: string }[]; requestBody?: object }
type Description = { paths: Record<string, Record<string, Described>> }

/** Returns the fields of the input of every call in the API description. */
async function describedInputs(): Promise<ReadonlyMap<string, readonly string[]>> {
  const answer = await fetch(`${app.url}/api/openapi.json`)
  const { paths } = (await answer.json()) as Description
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const names = [...parameters.map(({ name }) => name), ...propertiesIn(requestBody)]
      return [nameless(`${method.toUpperCase()} ${path}`), names] as const
    }),
  )
  return new Map(calls)
}

/** The names of parameters in the path do not matter. */
const nameless = (call: string) => call.replace(/\{\w+\}/g, '{}')

/** The schemas of multipart forms, which the description does not have. */
const FORMS: Readonly<Record<string, Parameters<typeof toJsonSchema>[0]>> = {
  'POST /api/cvs/upload': CvForm,
  'PUT /api/cvs/{id}': CvForm,
  'POST /api/auth/employer/register': EmployerRegistration,
  'PUT /api/auth/employer/profile': CompanyProfile,
}

// Rule (calls): No specified call, field, value or message is lost by a redesign
test('every specified call is in the API, with the fields of its input', async () => {
  const described = await describedInputs()
  const missing = CALLS.flatMap(({ call, parts }) => {
    const inputs = described.get(nameless(call))
    if (!inputs) return [call]
    const form = FORMS[call]
    const inForm = form ? propertiesIn(toJsonSchema(form, { errorMode: 'ignore', typeMode: 'input' })) : []
    return [
      ...(parts['in'] ?? []).filter((name) => !inputs.includes(name)),
      ...(parts['form'] ?? []).filter((name) => !inForm.includes(name)),
    ].map((name) => `${call}: ${name}`)
  })
  expect(missing).toEqual(Object.keys(NOT_DESCRIBED))
})

/** Returns what is at a path in an answer. Of a list it is the first row. */
function at(answer: unknown, path: readonly string[]): unknown {
  if (Array.isArray(answer)) return at(answer[0], path)
  const [name, ...rest] = path
  if (name === undefined) return answer
  return typeof answer === 'object' && answer !== null ? at(Reflect.get(answer, name), rest) : undefined
}

function missingIn(answer: unknown, place: string, names: readonly string[]): string[] {
  const part = at(answer, place.split('.').filter(Boolean))
  const has = (name: string) => typeof part === 'object' && part !== null && name in part
  return names.filter((name) => !has(name))
}

test('the answers have every specified field', async () => {
  const known = await answers()
  const ofCalls = CALLS.flatMap(({ call, parts }) =>
    missingIn(known.get(call), '', parts['out'] ?? []).map((name) => `${call}: ${name}`),
  )
  const ofThings = rowsOf(SPECIFIED_FIELDS).flatMap(([thing, call = '', place = '', names]) =>
    missingIn(known.get(call), place, wordsOf(names)).map((name) => `${thing}: ${name}`),
  )
  expect([...ofCalls, ...ofThings]).toEqual([])
})

test('the database keeps what no answer has whole', () => {
  const schema = readFileSync(join(ROOT, 'db/schema.sql'), 'utf8')
  const missing = rowsOf(SPECIFIED_COLUMNS).flatMap(([table = '', names]) => {
    const [, columns = ''] = new RegExp(`^CREATE TABLE ${table} \\((.*?)^\\);`, 'ms').exec(schema) ?? []
    return wordsOf(names)
      .filter((name) => !new RegExp(`^  ${name} `, 'm').test(columns))
      .map((name) => `${table}.${name}`)
  })
  expect(missing).toEqual([])
})

/** Returns the values of a field in every row. */
function valuesAt(answer: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(answer)) return answer.flatMap((row) => valuesAt(row, path))
  const [name, ...rest] = path
  if (name === undefined) return [answer]
  return typeof answer === 'object' && answer !== null ? valuesAt(Reflect.get(answer, name), rest) : []
}

test('settings, choices and other specified values are there', async () => {
  const known = await answers()
  const missing = rowsOf(SPECIFIED_VALUES).flatMap(([call = '', field = '', names, only]) => {
    const values = valuesAt(known.get(call), field.split('.')).map(String)
    const others = only === 'only' ? values.filter((value) => !wordsOf(names).includes(value)) : []
    return [...wordsOf(names).filter((name) => !values.includes(name)), ...others].map(
      (name) => `${call} ${field}: ${name}`,
    )
  })
  expect(missing).toEqual([])
})

/** The sources of the product without comments and translations. Values in texts are `{}`. */
function readSources(): string[] {
  const isSource = (path: string) =>
    /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes('built-in')
  return readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((path) =>
      readFileSync(join(ROOT, 'src', path), 'utf8')
        .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
        .replace(/\$\{[^{}]*(\{[^{}]*\}[^{}]*)*\}|\{\w+\}/g, '{}')
        .replace(/\{'\s*'\}|\s+/g, ' ')
        .replace(/\\'|’/g, "'"),
    )
}

test('every specified message is in the sources of the product', () => {
  const sources = readSources()
  const isThere = (message: string) => sources.some((source) => source.includes(message))
  const messages = rowsOf(SPECIFIED_MESSAGES).map(([message = '']) => message)
  expect(messages.length).toBeGreaterThan(130)
  expect(messages.filter((message) => !isThere(message))).toEqual([])
})
