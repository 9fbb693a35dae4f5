import type { FieldValues } from '../../../shared/rendering.ts'
import { newIdempotencyKey } from '../loading/api-client.ts'

/** The first value of a field that a plain form has sent, '' without one. */
export const textOf = (values: FieldValues, name: string): string => listOf(values, name)[0] ?? ''

export const listOf = (values: FieldValues, name: string): readonly string[] => [values[name] ?? []].flat()

/** The lines of a text, for lists that a plain form takes one on each line. */
export const linesOf = (values: FieldValues, name: string): string[] =>
  textOf(values, name)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const KEY = 'idempotencyKey'

/** Lets a form that creates something be sent twice without creating it twice. Only on pages that are not kept. */
export function FormKey() {
  return <input type="hidden" name={KEY} value={newIdempotencyKey()} />
}

/** The header of the call that a form with `FormKey` makes. */
export function keyHeader(values: FieldValues): Record<string, string> {
  const key = textOf(values, KEY)
  return key ? { 'Idempotency-Key': key } : {}
}
