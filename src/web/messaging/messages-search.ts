import * as v from 'valibot'
import type { Side } from '../../modules/messaging/schema.ts'
import { id } from '../../shared/fields.ts'
import { formatQuery } from '../app/query.ts'
import { pageSearch } from '../app/search-params.ts'

/** The conversation that an address opens, or the recipient of a new one. */
export const readMessagesSearch = pageSearch({
  conversation: id,
  application: id,
  cv: id,
  /** Which side to show when the browser has both sessions. */
  as: v.picklist(['employer', 'jobSeeker']),
})
export type AllMessagesSearch = ReturnType<typeof readMessagesSearch>
export type MessagesSearch = {
  conversation?: number | undefined
  application?: number | undefined
  cv?: number | undefined
}

export function messagesHref(search: MessagesSearch, as: 'employer' | 'jobSeeker' | undefined): string {
  return `/messages${formatQuery({ as, ...search })}`
}

export type MessagesViewProps = {
  side: Side
  search: MessagesSearch
  /** Returns the address of a conversation, or of the list. */
  href: (search: MessagesSearch) => string
}
