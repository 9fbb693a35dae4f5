import * as v from 'valibot'
import { dayOrNone } from '../../shared/fields.ts'

/** The empty value of a field with a list of values. */
export const NO_VALUES: never[] = []

type Option = { value: string; label: string }
type Control =
  | { kind: 'text' | 'area'; maxLength: number; rows?: number }
  | { kind: 'suggestions'; maxLength: number; suggestions: readonly string[] }
  | { kind: 'select'; placeholder: string; options: readonly Option[] }
  /** The active categories or locations. */
  | { kind: 'category' | 'location'; placeholder: string }
  /** `inWords`: a message for several values, with `or` between them. Without it, the labels of the values. */
  | { kind: 'checkboxes'; options: readonly Option[]; inWords?: string }
  | { kind: 'tags'; max: number }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'closing date' }

/** The record of one field: everything about it except its column and its place in the form. */
export type JobField = {
  /** The schema for a published job. */
  schema: v.GenericSchema
  /** The schema for a draft. */
  draft: v.GenericSchema
  /** The value if the employer left the field empty. */
  empty: '' | null | readonly never[]
  /** The label in the form. */
  label: string
  /** The label on the page of the job, and where scam words are quoted. */
  short: string
  help?: string
  isRequired?: true
  control: Control
  /** Listed among the facts on the page of the job and where administrators check it. */
  isFact?: true
  /** The filter of the job list, whose schema is in schema.ts. `all`: the choice that filters nothing. */
  filter?: { label: string; all: string }
}

/** Returns the options of a select, in the order of the values. */
export function optionsOf<T extends string>(values: readonly T[], labels: Record<T, string>): Option[] {
  return values.map((value) => ({ value, label: labels[value] }))
}

const none = v.pipe(
  v.nullish(v.literal('')),
  v.transform(() => null),
)
/**
 * Stores an empty choice as null. It is not a union, because the message of a union would name types instead of the
 * field's own words.
 */
export function orNone<S extends v.GenericSchema>(chosen: S) {
  return v.lazy((input) => (input === '' || input == null ? none : chosen))
}

/** Required when the job is published; a draft may lack it. */
export function requiredChoice<S extends v.GenericSchema>(schema: S) {
  return { schema, draft: v.optional(orNone(schema), null), empty: null, isRequired: true } as const
}

/** Optional for drafts and for published jobs. An edit that leaves it out keeps the stored value. */
export function optional<S extends v.GenericSchema>(schema: S) {
  const field = v.optional(schema)
  return { schema: field, draft: field }
}

/** A filter by any text. '' and `all` filter nothing. */
export const textFilter = v.pipe(
  v.optional(v.string(), ''),
  v.maxLength(255),
  v.trim(),
  v.transform((value) => (value === 'all' ? '' : value)),
)

/** A filter by one value of a list. '' and `all` filter nothing. */
export function filterBy<S extends v.GenericSchema<string | undefined, string>>(schema: S) {
  const all = v.pipe(
    v.picklist(['', 'all']),
    v.transform(() => '' as const),
  )
  return v.optional(v.union([all, schema]), '')
}

/** The command checks whether it is in the past. */
export const closingDate = dayOrNone('Please enter a valid closing date')
