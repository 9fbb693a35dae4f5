import type { AdministratorContext, Context } from '../../platform/context.ts'
import { csvRows } from '../../shared/csv.ts'
import { minuteInPortMoresby } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import { findRecipient } from './check-recipient.ts'
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

/** Newest first. */
export async function listConversations(ctx: Context, me: Party, { before, limit }: ConversationList) {
  const rows = await selectConversationsOf(ctx.db, me, before, limit)
  return rows.map((row) => conversationOf(me, row))
}

/** Messages that the viewer has not read, in all conversations. */
export async function countOwnUnread(ctx: Context, me: Party) {
  return { unread: await countUnread(ctx.db, me) }
}

/**
 * A conversation and a page of its messages, oldest first. For an employer `cvId` names the CV it may open: the person's contact
 * details stand there. Throws conversation_not_found.
 */
export async function readMessages(ctx: Context, me: Party, id: number, { before, limit }: MessageList) {
  const row = await findConversation(ctx.db, id, me)
  if (!row) throw new AppError('conversation_not_found')
  // One more than is shown tells whether there are older ones.
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

/** Whom a new message would go to, and the conversation with them when there is one. Throws as findRecipient. */
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

/** As many as a list without pages holds. */
const WHOLE = 1000

/** What people reported of conversations, the open ones first. */
export async function listConversationReports(
  ctx: AdministratorContext,
  { page, limit, ...wanted }: ConversationReportList,
) {
  const window = page === undefined ? { limit: WHOLE, offset: 0 } : { limit, offset: (page - 1) * limit }
  const { rows, ...counted } = await selectConversationReports(ctx.db, wanted, window)
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

/** The same as rows of a file, all of them; never what was written. Times of Port Moresby. */
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

export function countOpenConversationReports(ctx: Pick<Context, 'db'>): Promise<number> {
  return countOpenReports(ctx.db)
}
