import { and, asc, count, desc, eq, inArray, min } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { contains, countFound } from '../../platform/database/filters.ts'
import type { Window } from '../../shared/lists.ts'
import { employers, jobSeekers } from '../accounts/tables.ts'
import type { ConversationReportList, ReportOutcome } from './schema.ts'
import { conversationReports, conversations } from './tables.ts'

function selectReported(db: Db) {
  return db
    .select({
      report: conversationReports,
      conversation: conversations,
      companyName: employers.companyName,
      fullName: jobSeekers.fullName,
    })
    .from(conversationReports)
    .innerJoin(conversations, eq(conversations.id, conversationReports.conversationId))
    .innerJoin(employers, eq(employers.id, conversations.employerId))
    .innerJoin(jobSeekers, eq(jobSeekers.id, conversations.jobSeekerId))
}
export type ReportedRow = Awaited<ReturnType<typeof selectReported>>[number]

/** Selects reports by part of either person's name; open ones first ('open' comes after 'closed' in the alphabet). */
export async function selectConversationReports(
  db: Db,
  { state, search, sort }: Pick<ConversationReportList, 'state' | 'search' | 'sort'>,
  { limit, offset }: Window,
) {
  const { id, conversationId } = conversationReports
  const wanted = and(
    state && eq(conversationReports.state, state),
    search ? inArray(conversationId, conversationsOf(db, search)) : undefined,
  )
  const order = [desc(conversationReports.state), sort === 'oldest' ? asc(id) : desc(id)]
  // Selects ids from an index first: otherwise the last page would read all rows before it.
  const page = db
    .select({ id })
    .from(conversationReports)
    .where(wanted)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const reported = selectReported(db)
    .where(inArray(id, page))
    .orderBy(...order)
  const [rows, counted] = await Promise.all([reported, countFound(db, conversationReports, wanted, search)])
  return { rows, ...counted }
}

function conversationsOf(db: Db, search: string) {
  return db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(employers, eq(employers.id, conversations.employerId))
    .innerJoin(jobSeekers, eq(jobSeekers.id, conversations.jobSeekerId))
    .where(contains(search, employers.companyName, jobSeekers.fullName))
}

export async function findReported(db: Db, reportId: number): Promise<ReportedRow | undefined> {
  return (await selectReported(db).where(eq(conversationReports.id, reportId)))[0]
}

/** Returns the number of open reports and since when the oldest is open. */
export async function countOpenReports(db: Db): Promise<{ count: number; since: Date | null }> {
  const [row] = await db
    .select({ count: count(), since: min(conversationReports.createdAt) })
    .from(conversationReports)
    .where(eq(conversationReports.state, 'open'))
  return row ?? { count: 0, since: null }
}

/** Closes all open reports of a conversation. Returns who sent them. */
export async function closeReports(
  db: Db,
  conversationId: number,
  { outcome, closedAt }: { outcome: ReportOutcome; closedAt: Date },
): Promise<{ reportedBy: ReportedRow['report']['reportedBy'] }[]> {
  return db
    .update(conversationReports)
    .set({ state: 'closed', outcome, closedAt })
    .where(and(eq(conversationReports.conversationId, conversationId), eq(conversationReports.state, 'open')))
    .returning({ reportedBy: conversationReports.reportedBy })
}

/** Closes a conversation for both sides; nulls reopen it. */
export async function setClosed(
  db: Db,
  conversationId: number,
  closing: Pick<typeof conversations.$inferSelect, 'closedAt' | 'closedReason'>,
): Promise<void> {
  await db.update(conversations).set(closing).where(eq(conversations.id, conversationId))
}
