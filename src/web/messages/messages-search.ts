import * as v from 'valibot'
import type { Side } from '../../modules/messaging/schema.ts'
import { id } from '../../shared/fields.ts'
import { formatQuery, pageSearch } from '../search-params.ts'

/** What an address names: a conversation, or whom to begin one with. */
export const readMessagesSearch = pageSearch({
  conversation: id,
  application: id,
  cv: id,
  /** Where a browser holds both sessions. */
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
  /** The address of a conversation, or of the list. */
  href: (search: MessagesSearch) => string
}
