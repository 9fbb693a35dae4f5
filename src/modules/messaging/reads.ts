import type { AdministratorContext, Context } from '../../platform/context.ts'
import { csvRows } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { windowOf } from '../../shared/lists.ts'
import type { Party } from './policy.ts'
import {
  countUnread,
  findConversation,
  findConversationOf,
  findOpenedCv,
  findPeople,
  selectConversationsOf,
  selectMessages,
} from './queries.ts'
import { countOpenReports, selectConversationReports } from './report-queries.ts'
import {
  type ConversationList,
  type ConversationReportList,
  type MessageList,
  REPORT_REASON_LABELS,
  type Recipient,
} from './schema.ts'
import { conversationOf, messageOf, otherSide, reportedConversation } from './views.ts'
import { findRecipient } from './write-messages.ts'

/** Lists the viewer's conversations, newest first. */
export async function listConversations(ctx: Context, me: Party, { before, limit }: ConversationList) {
  const rows = await selectConversationsOf(ctx.db, me, before, limit)
  return rows.map((row) => conversationOf(me, row))
}

/** Counts the viewer's unread messages in all conversations. */
export async function countOwnUnread(ctx: Context, me: Party) {
  return { unread: await countUnread(ctx.db, me) }
}

/**
 * Returns a conversation and a page of its messages, oldest first. For an employer, `cvId` is the CV that it may open
 * to see the person's contact details. Throws conversation_not_found.
 */
export async function readMessages(ctx: Context, me: Party, id: number, { before, limit }: MessageList) {
  const row = await findConversation(ctx.db, id, me)
  if (!row) throw new AppError('conversation_not_found')
  // One extra row shows whether there are older messages.
  const found = await selectMessages(ctx.db, id, before, limit + 1)
  const cvId = me.side === 'employer' ? await findOpenedCv(ctx.db, row.conversation) : undefined
  return {
    conversation: { ...conversationOf(me, row), cvId: cvId ?? null },
    messages: found
      .slice(0, limit)
      .reverse()
      .map((message) => messageOf(me, message)),
    hasOlder: found.length > limit,
  }
}

/**
 * Returns the recipient of a new message, and the existing conversation with them, if any. Throws the errors of
 * findRecipient.
 */
export async function readRecipient(ctx: Context, me: Party, to: Recipient) {
  const pair = await findRecipient(ctx, me, to)
  const people = await findPeople(ctx.db, pair)
  if (!people) throw new AppError('message_not_allowed')
  const conversation = await findConversationOf(ctx.db, pair)
  return {
    conversationId: conversation?.id ?? null,
    ...otherSide(me.side, people.employer, people.person),
  }
}

/** Lists reports of conversations, open ones first. */
export async function listConversationReports(ctx: AdministratorContext, list: ConversationReportList) {
  const { rows, ...counted } = await selectConversationReports(ctx.db, list, windowOf(list))
  return { rows: rows.map(reportedConversation), ...counted }
}

export const REPORT_HEAD = [
  'Number',
  'Reported',
  'Employer',
  'Job seeker',
  'By',
  'Reason',
  'Details',
  'Status',
]

/** Exports all matching reports as rows of a file, without messages. Times are of Port Moresby. */
export function exportConversationReports(ctx: AdministratorContext, wanted: ConversationReportList) {
  return csvRows(
    (window) => selectConversationReports(ctx.db, wanted, window),
    ({ report, companyName, fullName }) => [
      report.id,
      minuteInPortMoresby(report.createdAt),
      companyName,
      fullName,
      report.reportedBy === 'employer' ? 'Employer' : 'Job seeker',
      REPORT_REASON_LABELS[report.reason],
      report.details,
      report.state,
    ],
  )
}

export function readOpenConversationReports(ctx: Pick<Context, 'db'>) {
  return countOpenReports(ctx.db)
}
