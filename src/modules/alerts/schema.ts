import * as v from 'valibot'
import { optionalText, text } from '../../shared/fields.ts'
import { CvSearchInput } from '../search/schema.ts'

const KINA = 'Please enter an amount in kina'

/** One value or several. Searches that were saved earlier have one text. */
const anyOf = v.optional(
  v.union([
    optionalText(100),
    v.pipe(v.array(text(1, 100, 'Please enter text')), v.maxLength(30, 'Please choose at most 30')),
  ]),
  [],
)

/** The fields of the employer's CV search, with the names of the parameters in the page's address. */
export const SearchFields = v.object({
  query: optionalText(200),
  category: optionalText(100),
  experience: anyOf,
  location: optionalText(255),
  education: anyOf,
  /** Kina a year: `30000-50000`, `120000-`. */
  salaryRange: v.pipe(
    anyOf,
    v.check((salaryRange) => v.is(CvSearchInput, { salaryRange }), 'Please choose a pay range'),
  ),
  skills: v.optional(
    v.pipe(v.array(text(1, 80, 'Please enter text')), v.maxLength(30, 'Please choose at most 30')),
    [],
  ),
  /** Kina per year. */
  maxSalary: v.optional(
    v.nullable(v.pipe(v.number(KINA), v.integer(KINA), v.minValue(1, KINA), v.maxValue(999_999_999, KINA))),
    null,
  ),
  hideOpened: v.optional(v.boolean(), false),
})
export type SearchFields = v.InferOutput<typeof SearchFields>

/** The fields as employers know them. */
const FIELD_NAMES: Record<keyof SearchFields, string> = {
  query: 'words',
  category: 'category',
  experience: 'experience',
  location: 'location',
  education: 'education',
  salaryRange: 'pay range',
  skills: 'skills',
  maxSalary: 'highest pay',
  hideOpened: 'choice to leave out opened CVs',
}

/**
 * Reads a stored search. The rules were looser earlier, so it can have fields that no longer pass: they are left out,
 * and `invalidFields` has their names. Such a search cannot be run, because without them it would find other people.
 */
export function readStored(stored: unknown): { search: SearchFields; invalidFields: string[] } {
  const read = v.safeParse(SearchFields, stored)
  if (read.success) return { search: read.output, invalidFields: [] }
  const invalid = new Set(read.issues.map((issue) => issue.path?.[0].key))
  const valid = Object.entries(Object(stored)).filter(([name]) => !invalid.has(name))
  const names = Object.entries(FIELD_NAMES).flatMap(([name, label]) => (invalid.has(name) ? [label] : []))
  return {
    search: v.parse(SearchFields, Object.fromEntries(valid)),
    invalidFields: names.length > 0 ? names : ['content'],
  }
}

const name = text(1, 80, 'Please give the search a name')

export const NewSavedSearch = v.object({
  name,
  byMail: v.optional(v.boolean(), true),
  search: SearchFields,
})
export type NewSavedSearch = v.InferOutput<typeof NewSavedSearch>

/** A field that is left out keeps its value. `seen`: the current matches are no longer new. */
export const SavedSearchChange = v.object({
  name: v.optional(name),
  byMail: v.optional(v.boolean()),
  seen: v.optional(v.literal(true)),
})
export type SavedSearchChange = v.InferOutput<typeof SavedSearchChange>

export const MailToken = v.object({ token: v.pipe(v.string(), v.regex(/^[\w-]{10,43}$/)) })
