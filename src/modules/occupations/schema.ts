import * as v from 'valibot'
import { text } from '../../shared/fields.ts'
import { paging, searchText } from '../../shared/lists.ts'

export const TERM_KINDS = ['occupation', 'narrower', 'near', 'skill'] as const
export type TermKind = (typeof TERM_KINDS)[number]
/** The meaning of a phrase: a job title or a skill under its common name. `near`: another job that is near it. */
export const NewTerm = v.object({
  phrase: v.pipe(text(2, 100, 'Please enter a word or phrase'), v.toLowerCase()),
  kind: v.picklist(TERM_KINDS, 'Please choose a type'),
  meaning: text(2, 150, 'Please enter the meaning'),
})
export type NewTerm = v.InferOutput<typeof NewTerm>

/** `name`: by phrase, A to Z. */
export const TERM_SORTS = ['newest', 'oldest', 'name'] as const

export const TermList = v.object({
  search: searchText,
  ...paging,
  kind: v.optional(v.picklist(TERM_KINDS)),
  sort: v.optional(v.picklist(TERM_SORTS), 'newest'),
})
export type TermList = v.InferOutput<typeof TermList>
