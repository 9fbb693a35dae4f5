import type { SavedSearchRow } from './queries.ts'

/** For the employer that saved it: everything but the token of its mails. */
export function savedSearchView({ id, name, search, byMail, seenAt, createdAt }: SavedSearchRow) {
  return { id, name, search, byMail, seenAt, createdAt }
}
