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
