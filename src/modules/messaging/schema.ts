import * as v from 'valibot'
import { choice, id, oneOrAll, optionalText, rowId, text } from '../../shared/fields.ts'
import { newestOrOldest, paging, searchText } from '../../shared/lists.ts'
import { MAX_REPORT_DETAILS, MESSAGE_LENGTH, REPLY_NAME_LENGTH } from './limits.ts'

/** The two sides of a conversation, by the names of their sessions. */
const SIDES = ['employer', 'jobSeeker'] as const
export type Side = (typeof SIDES)[number]
/** The two sides, by their names in the database. */
export const SENDERS = ['employer', 'job_seeker'] as const

export const REPORT_REASONS = ['money', 'fake', 'rude', 'spam', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  money: 'Asks for money or bank details',
  fake: 'The job, the company or the person is not real',
  rude: 'Rude, threatening or sexual',
  spam: 'Advertising or spam',
  other: 'Something else',
}
export const REPORT_STATES = ['open', 'closed'] as const
export const REPORT_OUTCOMES = ['dismissed', 'closed'] as const
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number]

const body = text(1, MESSAGE_LENGTH, 'Please write a message')
/** Message ids are bigint in the database; all ids that will ever exist are safe numbers. */
const messageId = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))
const limit = v.optional(
  v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(100)),
  '30',
)

export const NewMessage = v.object({ body })

const onePerson = <T extends { application?: number | undefined; cv?: number | undefined }>(named: T) =>
  (named.application === undefined) !== (named.cv === undefined)
const WHOM = 'Please say whom the message is for: an application or a CV'
/**
 * The recipient: the sender of an application, or the owner of a CV; for job seekers, the company that received an
 * application.
 */
export const Recipient = v.pipe(
  v.object({ application: v.optional(id), cv: v.optional(id) }),
  v.check(onePerson, WHOM),
)
export const NewConversation = v.pipe(
  v.object({ application: v.optional(rowId), cv: v.optional(rowId), body }),
  v.check(onePerson, WHOM),
)
export type Recipient = { application?: number | undefined; cv?: number | undefined }

/** `before`: the `lastMessageId` of the last conversation already loaded. */
export const ConversationList = v.object({ before: v.optional(messageId), limit })
export type ConversationList = v.InferOutput<typeof ConversationList>
/** `before`: the oldest message already loaded. */
export const MessageList = v.object({ before: v.optional(messageId), limit })
export type MessageList = v.InferOutput<typeof MessageList>

/** The newest message that the viewer has seen. */
export const ReadPosition = v.object({
  messageId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(Number.MAX_SAFE_INTEGER)),
})

export const ConversationReport = v.object({
  reason: choice(REPORT_REASONS, 'Please choose a reason'),
  details: optionalText(MAX_REPORT_DETAILS),
})
export type ConversationReport = v.InferOutput<typeof ConversationReport>

export const ConversationReportList = v.object({
  search: searchText,
  sort: newestOrOldest,
  state: oneOrAll(REPORT_STATES),
  ...paging,
})
export type ConversationReportList = v.InferOutput<typeof ConversationReportList>

/** An administrator's answer to the people who reported a conversation. If it is empty, the usual words are sent. */
export const ReportReply = v.object({ reply: optionalText(1000) })
/** A message that an employer writes often. Only the employer sees its name. */
export const SavedReply = v.object({
  name: text(1, REPLY_NAME_LENGTH, 'Please give it a name'),
  body: text(1, MESSAGE_LENGTH, 'Please write the message'),
})
export type SavedReply = v.InferOutput<typeof SavedReply>
