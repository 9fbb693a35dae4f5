import * as v from 'valibot'
import { optionalText, text } from '../../shared/fields.ts'
import { paging, searchText } from '../../shared/lists.ts'

const ORDER_MESSAGE = 'Sort order must be a whole number up to 1,000,000'
/** A whole number. Input that is not a number counts as 0. */
export const sortOrder = v.pipe(
  v.optional(v.union([v.number(), v.string()], ORDER_MESSAGE), 0),
  v.transform((typed) => Number.parseInt(String(typed), 10) || 0),
  v.minValue(-1_000_000, ORDER_MESSAGE),
  v.maxValue(1_000_000, ORDER_MESSAGE),
)

const shared = {
  sortOrder,
  isActive: v.optional(v.boolean()),
}

export const CategoryInput = v.object({
  name: text(1, 100, 'Category name is required'),
  description: optionalText(1000),
  ...shared,
})
export type CategoryInput = v.InferOutput<typeof CategoryInput>

/**
 * The province of a town, and other spellings by which free text finds it. A field that is left out keeps its value.
 */
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

/** `order` sorts by the order that the administrators set. */
export const ENTRY_SORTS = ['order', 'name'] as const

/** `search` matches part of a name or slug. */
export const EntryList = v.object({
  search: searchText,
  ...paging,
  sort: v.optional(v.picklist(ENTRY_SORTS), 'order'),
})
export type EntryList = v.InferOutput<typeof EntryList>
