import fc from 'fast-check'
import * as v from 'valibot'
import { anyHostile, anyId, anyObject, anyText, anyValue, extraKeys, Schema } from './fuzz-values.ts'

const Operation = v.object({
  tags: v.optional(v.array(v.string()), []),
  parameters: v.optional(
    v.array(v.object({ in: v.picklist(['path', 'query', 'header']), name: v.string(), schema: Schema })),
    [],
  ),
  requestBody: v.optional(v.object({ content: v.record(v.string(), v.object({ schema: Schema })) })),
})
const Description = v.object({ paths: v.record(v.string(), v.record(v.string(), Operation)) })

export const ROLES = ['visitor', 'jobSeeker', 'employer', 'administrator'] as const
export type Role = (typeof ROLES)[number]

const ROLE_OF_TAG: Record<string, Role> = {
  'job seekers': 'jobSeeker',
  employers: 'employer',
  administrators: 'administrator',
}

type FileField = { name: string; bytes: Uint8Array; contentType: string }
export type Body =
  | { kind: 'text'; contentType: string; text: string }
  | { kind: 'form'; fields: [name: string, value: string | FileField][] }

/** One request. `owner`: the role that may make the call; undefined if every visitor may. */
export type FuzzRequest = {
  method: string
  address: string
  role: Role
  owner: Role | undefined
  idempotencyKey: string | undefined
  body: Body | undefined
}

/**
 * Makes random requests for every call of an API description. Most have the right shape; many have an error in them.
 */
export function anyRequest(description: unknown): fc.Arbitrary<FuzzRequest> {
  const { paths } = v.parse(Description, description)
  const requests = Object.entries(paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) => requestFor(method.toUpperCase(), route, operation)),
  )
  return fc.oneof(...requests)
}

type Operation = v.InferOutput<typeof Operation>

function requestFor(method: string, route: string, operation: Operation): fc.Arbitrary<FuzzRequest> {
  const named = (place: 'path' | 'query') =>
    Object.fromEntries(
      operation.parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [name, place === 'path' ? anyId : anyValue(schema)]),
    )
  const pathNames = [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const path = fc.record({ ...Object.fromEntries(pathNames.map((name) => [name, anyId])), ...named('path') })
  const query = fc.record(named('query'), { requiredKeys: [] })
  const owner = operation.tags.map((tag) => ROLE_OF_TAG[tag]).find((role) => role !== undefined)
  return fc
    .record({
      path,
      query: fc.oneof({ weight: 4, arbitrary: query }, { weight: 1, arbitrary: extraKeys(query) }),
      role: fc.oneof(
        { weight: 3, arbitrary: owner ? fc.constant(owner) : fc.constantFrom(...ROLES) },
        { weight: 1, arbitrary: fc.constantFrom(...ROLES) },
      ),
      idempotencyKey: fc.option(fc.oneof(fc.uuid(), fc.constantFrom('', 'same', 'x'.repeat(400))), {
        nil: undefined,
        freq: 3,
      }),
      body: method === 'GET' || method === 'HEAD' ? fc.constant(undefined) : anyBody(operation),
    })
    .map((parts) => ({
      method,
      owner,
      address: addressOf(route, parts.path, parts.query),
      role: parts.role,
      idempotencyKey: parts.idempotencyKey,
      body: parts.body,
    }))
}

/** Node itself refuses headers of more than 16 kB, with 431 and a closed connection. */
const LONGEST_ADDRESS = 8000

function addressOf(route: string, path: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = route.replace(/\{(\w+)\}/g, (_, name: string) => encode(path[name]))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${encode(name)}=${encode(one)}`),
  )
  return pairs.length === 0 ? filled : `${filled}?${pairs.join('&')}`.slice(0, LONGEST_ADDRESS)
}

/** Lone surrogates cannot be encoded. The bytes that some clients send for them are not valid UTF-8 either. */
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80%'
}

function anyBody(operation: Operation): fc.Arbitrary<Body | undefined> {
  const schema = operation.requestBody?.content['application/json']?.schema
  const json = (schema ? anyObject(schema) : fc.dictionary(fc.string(), anyHostile)).map((value) => ({
    kind: 'text' as const,
    contentType: 'application/json',
    text: JSON.stringify(value) ?? '',
  }))
  return fc.oneof(
    { weight: schema ? 8 : 2, arbitrary: json },
    { weight: 1, arbitrary: BROKEN_TEXT },
    { weight: schema ? 1 : 4, arbitrary: ANY_FORM },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

const BROKEN_TEXT: fc.Arbitrary<Body> = fc.record({
  kind: fc.constant('text' as const),
  contentType: fc.constantFrom(
    ...['application/json', 'application/json; charset=utf-16', 'text/plain', 'multipart/form-data', 'x'],
    ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'],
  ),
  text: fc.constantFrom(
    ...[
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '1',
      '{"a":1',
      '{"a":1}{"b":2}',
      '\ufeff{}',
      'a=1&a=2',
      '{"\\ud800":1}',
    ],
    ...[
      '--b\r\n',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n%PDF',
      '--b--',
    ],
    ...['['.repeat(5000), `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`],
  ),
})

const FORM_NAMES = [
  ...['file', 'photo', 'logo', 'slip', 'fullName', 'email', 'phone', 'jobTitle', 'location', 'experience'],
  ...['category', 'summary', 'skills', 'education', 'salaryMin', 'salaryMax', 'companyName', 'contactPerson'],
  ...[
    'password',
    'website',
    'industry',
    'companySize',
    'address',
    'description',
    'readFile',
    '__proto__',
    '',
  ],
]

const anyFile: fc.Arbitrary<FileField> = fc.record({
  name: fc.constantFrom(
    'cv.pdf',
    'cv.docx',
    'cv.doc',
    'logo.png',
    'bank.csv',
    '../x',
    '',
    'a\0b.pdf',
    'x'.repeat(500),
  ),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.constantFrom(
      ...[
        '%PDF-1.7\n%%EOF',
        'PK\x03\x04',
        '\x89PNG\r\n\x1a\n',
        '\xd0\xcf\x11\xe0',
        'Date,Amount\n1,2',
        '',
      ].map((text) => new Uint8Array(Buffer.from(text, 'latin1'))),
    ),
  ),
  contentType: fc.constantFrom('application/pdf', 'image/png', 'text/csv', '', 'x'),
})

const ANY_FORM: fc.Arbitrary<Body> = fc
  .array(
    fc.tuple(
      fc.constantFrom(...FORM_NAMES),
      fc.oneof(
        { weight: 3, arbitrary: anyText({}) },
        { weight: 2, arbitrary: anyFile },
        { weight: 1, arbitrary: anyHostile.map(String) },
      ),
    ),
    { maxLength: 14 },
  )
  .map((fields) => ({ kind: 'form' as const, fields }))
