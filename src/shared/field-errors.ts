import * as v from 'valibot'
import type { FieldErrors } from './errors.ts'
import { hasUnstorableText } from './text.ts'

type Issues = readonly { message: string; path?: readonly unknown[] | undefined }[]

/**
 * Returns the first message of each field. A message that belongs to no field has the key ''. Forms and the server both
 * use it.
 */
export function fieldErrors(issues: Issues): FieldErrors {
  const errors: FieldErrors = {}
  for (const { message, path } of issues) {
    const first = path?.[0]
    const key = typeof first === 'object' && first !== null && 'key' in first ? first.key : first
    errors[String(key ?? '')] ??= message
  }
  return errors
}

/**
 * Returns messages for the fields of `input` with a text that cannot be stored. A field whose name cannot be shown has
 * the key ''.
 */
export function unstorableFields(input: unknown): FieldErrors {
  const fields = typeof input === 'object' && input !== null ? Object.entries(input) : [['', input] as const]
  const wrong = fields.filter((field) => hasUnstorableText(field))
  return Object.fromEntries(
    wrong.map(([name]) => [
      hasUnstorableText(name) ? '' : name,
      'This has a character that we cannot store. Please type it again',
    ]),
  )
}

type Issue = Pick<v.BaseIssue<unknown>, 'type' | 'expected' | 'received' | 'requirement' | 'input'>

/**
 * Returns the message for a schema without a message of its own. The validator's default messages are for programmers.
 */
function plainWords({ type, expected, received, requirement, input }: Issue): string {
  if (received === 'undefined' || received === 'null') return 'Please fill in this field'
  const isText = typeof input === 'string'
  switch (type) {
    case 'picklist':
    case 'literal':
    case 'union': {
      const quoted = [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, choice]) => choice)
      const choices = quoted.filter((choice) => choice !== '')
      return choices.length > 0 ? `Please choose one of: ${choices.join(', ')}` : 'Please check this field'
    }
    case 'min_value':
      return `Please enter ${String(requirement)} or more`
    case 'max_value':
      return `Please enter ${String(requirement)} or less`
    case 'min_length':
      return isText
        ? `Please use at least ${String(requirement)} characters`
        : `Please choose at least ${String(requirement)}`
    case 'max_length':
      return isText
        ? `Please use at most ${String(requirement)} characters`
        : `Please choose at most ${String(requirement)}`
    case 'number':
    case 'integer':
      return 'Please enter a whole number'
    case 'boolean':
      return 'Please choose true or false'
    case 'string':
      return 'Please enter text'
    default:
      return 'Please check this field'
  }
}
v.setGlobalMessage(plainWords)
