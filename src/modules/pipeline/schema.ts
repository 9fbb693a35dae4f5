import * as v from 'valibot'
import { id, text, whole } from '../../shared/fields.ts'
import { applicationIds, STORED_STATUSES } from '../applications/schema.ts'
import { MESSAGE_LENGTH } from '../messaging/schema.ts'

/** People who are written to at once. */
export const MAX_BULK_MESSAGES = 50
export const BULK_MESSAGES_A_DAY = 200
export const BulkMessage = v.object({
  ids: applicationIds(MAX_BULK_MESSAGES),
  body: text(1, MESSAGE_LENGTH, 'Please write a message'),
})
export type BulkMessage = v.InferOutput<typeof BulkMessage>

/** Characters of one note. */
export const MAX_NOTE = 5000

/** The `{id}` of an application and the `{noteId}` of a note on it. */
export const NoteParam = v.object({ id, noteId: id })
export const NewNote = v.object({ text: text(1, MAX_NOTE, 'Please write a note') })

/** `answer=Do you hold licence class 3?=Yes`: what was asked, by its id or in its words, and what was answered. */
const answerFilter = v.pipe(
  v.string(),
  v.maxLength(1400),
  v.regex(/^[^=]+=/),
  v.transform((given) => {
    const at = given.indexOf('=')
    return { question: given.slice(0, at), answer: given.slice(at + 1) }
  }),
)
/** A parameter that may repeat: any of its values. Blanks and `all` are no filter. */
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
/** `stage`: longest in its status first; `best`: most answers as wanted. */
export const APPLICATION_SORTS = ['newest', 'oldest', 'stage', 'best'] as const
export type ApplicationSort = (typeof APPLICATION_SORTS)[number]

const filters = {
  jobId: v.optional(v.union([all, id])),
  status: many(v.picklist(STORED_STATUSES)),
  /** Name or title holds it. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  /** Several: all of them. */
  answer: many(answerFilter),
  sort: v.optional(v.picklist(APPLICATION_SORTS), 'newest'),
}
export const ApplicationFilter = v.object(filters)
export type ApplicationFilter = v.InferOutput<typeof ApplicationFilter>

/** Without `page`, everything up to 1,000, as all long lists (decisions, 'Calls'). */
export const ApplicationList = v.object({
  ...filters,
  page: v.optional(whole(1, 1_000_000)),
  limit: v.optional(whole(1, 100), '50'),
})
export type ApplicationList = v.InferOutput<typeof ApplicationList>

export const QuestionList = v.object({ jobId: v.optional(v.union([all, id])) })
