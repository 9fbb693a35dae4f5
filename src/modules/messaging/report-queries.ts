import { and, asc, count, desc, eq, ilike, or } from 'drizzle-orm'
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
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  const wanted = and(
    state && eq(conversationReports.state, state),
    search ? or(ilike(employers.companyName, pattern), ilike(jobSeekers.fullName, pattern)) : undefined,
  )
  const { id } = conversationReports
  const rows = await selectReported(db)
    .where(wanted)
    .orderBy(desc(conversationReports.state), sort === 'oldest' ? asc(id) : desc(id))
    .limit(limit)
    .offset(offset)
  const [counted] = await db
    .select({ total: count() })
    .from(conversationReports)
    .innerJoin(conversations, eq(conversations.id, conversationReports.conversationId))
    .innerJoin(employers, eq(employers.id, conversations.employerId))
    .innerJoin(jobSeekers, eq(jobSeekers.id, conversations.jobSeekerId))
    .where(wanted)
  return { rows, total: counted?.total ?? 0 }
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
