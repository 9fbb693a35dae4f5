import * as v from 'valibot'
import { whole } from './fields.ts'

/** The maximum number of rows of a list that is requested without `page`. */
export const WHOLE_LIST = 1000

/** `page` and `limit` of a list. Without `page` the caller gets all rows, up to `WHOLE_LIST`. */
export const paging = { page: v.optional(whole(1, 1_000_000)), limit: v.optional(whole(1, 100), '50') }

/** Part of the text by which the list is searched, such as a name or a title. '' finds all rows. */
export const searchText = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '')

export const newestOrOldest = v.optional(v.picklist(['newest', 'oldest']), 'newest')

/** A range of rows of a list. `before` is the id of the last row that was read, for lists that are read by ids. */
export type Window = { limit: number; offset: number; before?: number }

/** Returns the range of rows that belongs to a page. */
export function windowOf({ page, limit }: { page?: number | undefined; limit: number }): Window {
  return page === undefined ? { limit: WHOLE_LIST, offset: 0 } : { limit, offset: (page - 1) * limit }
}
