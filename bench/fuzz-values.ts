import fc from 'fast-check'
import * as v from 'valibot'

/** The parts of JSON Schema that the API description uses. */
type JsonSchema = {
  type?: string | undefined
  const?: unknown
  enum?: unknown[] | undefined
  anyOf?: JsonSchema[] | undefined
  items?: JsonSchema | undefined
  properties?: Record<string, JsonSchema> | undefined
  required?: string[] | undefined
  pattern?: string | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  maxItems?: number | undefined
}

export const Schema: v.GenericSchema<JsonSchema> = v.lazy(() =>
  v.looseObject({
    type: v.optional(v.string()),
    enum: v.optional(v.array(v.unknown())),
    anyOf: v.optional(v.array(Schema)),
    items: v.optional(Schema),
    properties: v.optional(v.record(v.string(), Schema)),
    required: v.optional(v.array(v.string())),
    pattern: v.optional(v.string()),
    minLength: v.optional(v.number()),
    maxLength: v.optional(v.number()),
    minimum: v.optional(v.number()),
    maximum: v.optional(v.number()),
    maxItems: v.optional(v.number()),
  }),
)

/** Ids that are in the demo data, and many that are not. */
export const anyId = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 60 }).map(String) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('0', '-1', '2147483648', '9007199254740993', '1e3', '1.5', 'me', '%00', '..'),
  },
  { weight: 1, arbitrary: fc.string({ minLength: 1, maxLength: 40 }) },
)

/** Texts of many forms. If a field has a pattern, only texts that match it are used. */
const PLAUSIBLE = [
  ...[
    '1',
    '20',
    '2027-02-30',
    '2026-12-05',
    '2026-12-05T00:00:00.000Z',
    '09:30',
    '500.50',
    'PNG-7K4Q',
    '123456',
  ],
  ...['ana', 'ana@example.com', 'wantok-demo', 'https://example.com', '7012 3456', '+675 7012 3456', 'nurse'],
  ...['lae', 'port-moresby', 'Lae', 'trades', 'healthcare', 'full-time', 'newest', 'Site Carpenter', 'BSP'],
  ...['site_name', 'smtp_from_name', 'scam_words', 'job_posting_cost', 'true', 'example.com', 'a'.repeat(60)],
  'Five years on the surgical ward of a provincial hospital, two of them as the leader of a shift.',
]

const HOSTILE: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -0, '', ' ', [], {}, [[]], [null], [{}]],
  ...['\0', 'a\0b', '\ud800', 'a\udc00b', '\u202e', '\ufeff', '💥', 'ａ', "'", '"', '\\', "' OR 1=1 --"],
  ...['%', '%25', '%00', '../../etc/passwd', '{{7*7}}', '<script>alert(1)</script>', '=1+1'],
  ...['a\r\nBcc: x@example.com', 'NaN', 'Infinity', 'null', 'undefined', '[object Object]', '__proto__'],
  ...['2026-02-31', '99999-01-01', '-000001-01-01', '0001-01-01', '1e400', '٣', 'x'.repeat(20_000)],
  ...['(('.repeat(400), 'a '.repeat(3000), '-'.repeat(500), `"${'" OR "'.repeat(200)}`, 'é'.repeat(5000)],
]

export const anyHostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 6 }),
)

export function anyValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fittingValue(schema) }, { weight: 1, arbitrary: anyHostile })
}

function fittingValue(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum)
  if (schema.anyOf && schema.anyOf.length > 0) return fc.oneof(...schema.anyOf.map(fittingValue))
  const { minimum: min = 0, maximum: max = 100_000 } = schema
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({ min, max: Math.max(min, max) })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'null') return fc.constant(null)
  if (schema.type === 'array')
    return fc.array(schema.items ? anyValue(schema.items) : anyHostile, {
      maxLength: Math.min(schema.maxItems ?? 4, 4),
    })
  if (schema.type === 'object') return anyObject(schema)
  return anyText(schema)
}

export function anyText({ pattern, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  const allows = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text))
  const plausible = PLAUSIBLE.filter(allows)
  const random = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 200)) })
  return plausible.length > 0 ? fc.oneof(fc.constantFrom(...plausible), random) : random
}

export function anyObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, anyValue(schema)]),
  )
  const whole = fc.record(values, { requiredKeys: required.filter((name) => name in values) })
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 1, arbitrary: fc.record(values, { requiredKeys: [] }) },
    { weight: 1, arbitrary: extraKeys(whole) },
  )
}

export function extraKeys(
  some: fc.Arbitrary<Record<string, unknown>>,
): fc.Arbitrary<Record<string, unknown>> {
  const keys = fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'isAdmin', 'x'.repeat(300), '\0')
  return fc.tuple(some, fc.dictionary(keys, anyHostile)).map(([value, extra]) => ({ ...extra, ...value }))
}
