import { and, asc, count, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import { countFound } from '../../platform/count-found.ts'
import type { Db } from '../../platform/database.ts'
import { employers, jobSeekers } from '../accounts/tables.ts'
import type { ConversationReportList, REPORT_OUTCOMES } from './schema.ts'
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

/** Of two people whose names hold the search; the open ones first ('open' comes after 'closed' in the alphabet). */
export async function selectConversationReports(
  db: Db,
  { state, search, sort }: Pick<ConversationReportList, 'state' | 'search' | 'sort'>,
  { limit, offset }: { limit: number; offset: number },
) {
  const { id, conversationId } = conversationReports
  const wanted = and(
    state && eq(conversationReports.state, state),
    search ? inArray(conversationId, conversationsOf(db, search)) : undefined,
  )
  const order = [desc(conversationReports.state), sort === 'oldest' ? asc(id) : desc(id)]
  // Numbers first, from an index: the last page would else read all rows before it.
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
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(employers, eq(employers.id, conversations.employerId))
    .innerJoin(jobSeekers, eq(jobSeekers.id, conversations.jobSeekerId))
    .where(or(ilike(employers.companyName, pattern), ilike(jobSeekers.fullName, pattern)))
}

export async function findReported(db: Db, reportId: number): Promise<ReportedRow | undefined> {
  return (await selectReported(db).where(eq(conversationReports.id, reportId)))[0]
}

export async function countOpenReports(db: Db): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(conversationReports)
    .where(eq(conversationReports.state, 'open'))
  return row?.open ?? 0
}

/** All open ones of a conversation. Returns how many there were. */
export async function closeReports(
  db: Db,
  conversationId: number,
  { outcome, closedAt }: { outcome: (typeof REPORT_OUTCOMES)[number]; closedAt: Date },
): Promise<number> {
  const closed = await db
    .update(conversationReports)
    .set({ state: 'closed', outcome, closedAt })
    .where(and(eq(conversationReports.conversationId, conversationId), eq(conversationReports.state, 'open')))
    .returning({ id: conversationReports.id })
  return closed.length
}

/** For both sides; nulls end it. */
export async function setClosed(
  db: Db,
  conversationId: number,
  closing: Pick<typeof conversations.$inferSelect, 'closedAt' | 'closedReason'>,
): Promise<void> {
  await db.update(conversations).set(closing).where(eq(conversations.id, conversationId))
}
