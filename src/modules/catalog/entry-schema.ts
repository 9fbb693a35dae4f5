import * as v from 'valibot'
import { optionalText, text, whole } from '../../shared/fields.ts'

const ORDER_MESSAGE = 'Sort order must be a whole number up to 1,000,000'
/** A whole number; what is none counts as 0 (specification 2, section 5). */
export const sortOrder = v.pipe(
  v.optional(v.union([v.number(), v.string()], ORDER_MESSAGE), 0),
  v.transform((typed) => Number.parseInt(String(typed), 10) || 0),
  v.minValue(-1_000_000, ORDER_MESSAGE),
  v.maxValue(1_000_000, ORDER_MESSAGE),
)

const shared = {
  /** Only a new entry takes one; without it the name's. */
  slug: v.optional(v.pipe(v.string(), v.maxLength(255)), ''),
  sortOrder,
  isActive: v.optional(v.boolean()),
}

export const CategoryInput = v.object({
  name: text(1, 100, 'Category name is required'),
  description: optionalText(1000),
  ...shared,
})
export type CategoryInput = v.InferOutput<typeof CategoryInput>

/** The towns' province, and other spellings that free text is resolved by; without them, what is there stays. */
export const LocationInput = v.object({
  name: text(1, 255, 'Location name is required'),
  region: optionalText(100),
  country: text(1, 100, 'Country is required'),
  province: v.optional(optionalText(100)),
  aliases: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(100))),
      v.maxLength(100, 'Please use at most 100 other spellings'),
      v.transform((spellings) => [...new Set(spellings.filter(Boolean))]),
    ),
  ),
  ...shared,
})
export type LocationInput = v.InferOutput<typeof LocationInput>

export const EntryToggle = v.object({ isActive: v.boolean('Please choose active or not') })

/** `order` is what the administrators gave them. */
export const ENTRY_SORTS = ['order', 'name'] as const

/** `search` is part of a name or slug. Without `page`, everything up to 1,000 rows (decisions, 'Calls'). */
export const EntryList = v.object({
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  page: v.optional(whole(1, 1_000_000)),
  limit: v.optional(whole(1, 100), '50'),
  sort: v.optional(v.picklist(ENTRY_SORTS), 'order'),
})
export type EntryList = v.InferOutput<typeof EntryList>
