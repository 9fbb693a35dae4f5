import * as v from 'valibot'
import { id, text } from '../../shared/fields.ts'
import { paging, searchText } from '../../shared/lists.ts'
import { applicationIds, STORED_STATUSES } from '../applications/schema.ts'
import { MESSAGE_LENGTH } from '../messaging/limits.ts'
import { MAX_BULK_MESSAGES, MAX_NOTE } from './limits.ts'

export const BulkMessage = v.object({
  ids: applicationIds(MAX_BULK_MESSAGES),
  body: text(1, MESSAGE_LENGTH, 'Please write a message'),
})
export type BulkMessage = v.InferOutput<typeof BulkMessage>

/** The `{id}` of an application and the `{noteId}` of a note on it. */
export const NoteParam = v.object({ id, noteId: id })
export const NewNote = v.object({ text: text(1, MAX_NOTE, 'Please write a note') })

/** `answer=Do you hold licence class 3?=Yes`: the question, by its id or its words, and the answer. */
const answerFilter = v.pipe(
  v.string(),
  v.maxLength(1400),
  v.regex(/^[^=]+=/),
  v.transform((given) => {
    const at = given.indexOf('=')
    return { question: given.slice(0, at), answer: given.slice(at + 1) }
  }),
)
/** A parameter that may repeat; any of its values matches. Blanks and `all` do not filter. */
const many = <T extends v.GenericSchema<string, unknown>>(one: T) =>
  v.pipe(
    v.optional(v.union([v.string(), v.array(v.string())]), []),
    v.transform((given) => [given].flat().filter((text) => text !== '' && text !== 'all')),
    v.maxLength(20),
    v.array(one),
  )
const all = v.pipe(
  v.picklist(['', 'all']),
  v.transform(() => undefined),
)
/** `stage`: longest in its status first; `best`: most wanted answers first. */
export const APPLICATION_SORTS = ['newest', 'oldest', 'stage', 'best'] as const
export type ApplicationSort = (typeof APPLICATION_SORTS)[number]

const filters = {
  jobId: v.optional(v.union([all, id])),
  status: many(v.picklist(STORED_STATUSES)),
  /** Part of the name or title. */
  search: searchText,
  /** If repeated, all must match. */
  answer: many(answerFilter),
  sort: v.optional(v.picklist(APPLICATION_SORTS), 'newest'),
}
export const ApplicationFilter = v.object(filters)
export type ApplicationFilter = v.InferOutput<typeof ApplicationFilter>

export const ApplicationList = v.object({
  ...filters,
  ...paging,
})
export type ApplicationList = v.InferOutput<typeof ApplicationList>

export const QuestionList = v.object({ jobId: v.optional(v.union([all, id])) })
