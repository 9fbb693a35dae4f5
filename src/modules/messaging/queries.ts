import { and, count, desc, eq, gt, inArray, isNull, lt, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { employers, jobSeekers } from '../accounts/tables.ts'
import { jobApplications } from '../applications/tables.ts'
import { cvAccess, cvs } from '../cvs/tables.ts'
import { jobPostings } from '../jobs/tables.ts'
import { PREVIEW } from './limits.ts'
import { type Party, senderOf } from './policy.ts'
import type { Side } from './schema.ts'
import { conversationReports, conversations, messages } from './tables.ts'

const OWN = {
  employer: {
    account: conversations.employerId,
    unread: conversations.employerUnread,
    readId: 'employerReadId',
    unreadKey: 'employerUnread',
    blockedKey: 'employerBlockedAt',
  },
  jobSeeker: {
    account: conversations.jobSeekerId,
    unread: conversations.jobSeekerUnread,
    readId: 'jobSeekerReadId',
    unreadKey: 'jobSeekerUnread',
    blockedKey: 'jobSeekerBlockedAt',
  },
} as const
const OTHER = { employer: 'jobSeeker', jobSeeker: 'employer' } as const satisfies Record<Side, Side>

const isOf = ({ side, id }: Party): SQL => eq(OWN[side].account, id)

/** Selects conversations with both people, the first job and the newest message. */
function selectConversations(db: Db) {
  return db
    .select({
      conversation: conversations,
      employer: {
        companyName: employers.companyName,
        logoId: employers.logoId,
        isApproved: employers.isApproved,
        isActive: employers.isActive,
      },
      person: {
        fullName: jobSeekers.fullName,
        jobTitle: jobSeekers.jobTitle,
        photoId: jobSeekers.photoId,
        isActive: jobSeekers.isActive,
      },
      job: { title: jobPostings.title },
      last: {
        sender: messages.sender,
        createdAt: messages.createdAt,
        preview: sql<string>`left(${messages.body}, ${PREVIEW + 1})`,
      },
    })
    .from(conversations)
    .innerJoin(employers, eq(employers.id, conversations.employerId))
    .innerJoin(jobSeekers, eq(jobSeekers.id, conversations.jobSeekerId))
    .leftJoin(jobPostings, eq(jobPostings.id, conversations.jobPostingId))
    .leftJoin(messages, eq(messages.id, conversations.lastMessageId))
}
export type ConversationRow = Awaited<ReturnType<typeof selectConversations>>[number]

/** Newest first, below the id `before`. */
export function selectConversationsOf(db: Db, party: Party, before: number | undefined, limit: number) {
  const older = before === undefined ? undefined : lt(conversations.lastMessageId, before)
  return selectConversations(db)
    .where(and(isOf(party), older))
    .orderBy(desc(conversations.lastMessageId))
    .limit(limit)
}

export async function findConversation(db: Db, id: number, party: Party) {
  return (await selectConversations(db).where(and(eq(conversations.id, id), isOf(party))))[0]
}

/**
 * Locks a conversation until the transaction ends, so that its messages, read positions and blocks are written one
 * after the other.
 */
export async function lockConversation(db: Db, id: number, party: Party) {
  const found = await selectConversations(db)
    .where(and(eq(conversations.id, id), isOf(party)))
    .for('no key update', { of: conversations })
  return found[0]
}

export type Pair = { employerId: number; jobSeekerId: number }
const isPair = ({ employerId, jobSeekerId }: Pair) =>
  and(eq(conversations.employerId, employerId), eq(conversations.jobSeekerId, jobSeekerId))

export async function findConversationOf(db: Db, pair: Pair): Promise<{ id: number } | undefined> {
  return (await db.select({ id: conversations.id }).from(conversations).where(isPair(pair)))[0]
}

/** Returns false if the two already have a conversation. */
export async function insertConversation(
  db: Db,
  values: Pair & { jobPostingId: number | null; createdAt: Date },
): Promise<boolean> {
  const inserted = await db
    .insert(conversations)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: conversations.id })
  return inserted.length > 0
}

export type MessageRow = typeof messages.$inferSelect

/** The conversation must be locked: its newest message and the other side's count change with it. */
export async function insertMessage(
  db: Db,
  conversationId: number,
  party: Party,
  values: { body: string; createdAt: Date },
): Promise<MessageRow> {
  const [row] = await db
    .insert(messages)
    .values({ ...values, conversationId, sender: senderOf(party) })
    .returning()
  if (!row) throw new Error('no message row')
  const other = OWN[OTHER[party.side]]
  await db
    .update(conversations)
    .set({ lastMessageId: row.id, [other.unreadKey]: sql`${other.unread} + 1` })
    .where(eq(conversations.id, conversationId))
  return row
}

/** Newest first, below the id `before`. */
export function selectMessages(db: Db, conversationId: number, before: number | undefined, limit: number) {
  const older = before === undefined ? undefined : lt(messages.id, before)
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), older))
    .orderBy(desc(messages.id))
    .limit(limit)
}

/** Returns the newest messages of one side, newest first. */
export function selectMessagesBy(db: Db, conversationId: number, party: Party, limit: number) {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, conversationId), eq(messages.sender, senderOf(party))))
    .orderBy(desc(messages.id))
    .limit(limit)
}

/** The conversation must be locked. Messages after `readId` stay unread. */
export async function setReadPosition(db: Db, id: number, party: Party, readId: number): Promise<void> {
  const own = OWN[party.side]
  const sender = senderOf({ ...party, side: OTHER[party.side] })
  const [left] = await db
    .select({ unread: count() })
    .from(messages)
    .where(and(eq(messages.conversationId, id), gt(messages.id, readId), eq(messages.sender, sender)))
  await db
    .update(conversations)
    .set({ [own.readId]: readId, [own.unreadKey]: left?.unread ?? 0 })
    .where(eq(conversations.id, id))
}

export async function countUnread(db: Db, party: Party): Promise<number> {
  const { unread } = OWN[party.side]
  const [row] = await db
    .select({ unread: sum(unread).mapWith(Number) })
    .from(conversations)
    .where(and(isOf(party), gt(unread, 0)))
  return row?.unread ?? 0
}

/** Sets or, with null, ends the block by this side. Returns false if the conversation does not exist. */
export async function setBlocked(db: Db, id: number, party: Party, blockedAt: Date | null): Promise<boolean> {
  const changed = await db
    .update(conversations)
    .set({ [OWN[party.side].blockedKey]: blockedAt })
    .where(and(eq(conversations.id, id), isOf(party)))
    .returning({ id: conversations.id })
  return changed.length > 0
}

export async function insertReport(db: Db, values: typeof conversationReports.$inferInsert): Promise<void> {
  await db.insert(conversationReports).values(values)
}

/** Finds an application of this side: sent by the job seeker, or to a job of the employer. */
export async function findApplicationOf(db: Db, id: number, { side, id: account }: Party) {
  const own = side === 'employer' ? jobPostings.employerId : jobApplications.jobSeekerId
  const [found] = await db
    .select({
      employerId: jobPostings.employerId,
      jobSeekerId: jobApplications.jobSeekerId,
      jobPostingId: jobApplications.jobPostingId,
    })
    .from(jobApplications)
    .innerJoin(jobPostings, eq(jobPostings.id, jobApplications.jobPostingId))
    .where(and(eq(jobApplications.id, id), eq(own, account)))
  return found
}

/** Returns null for an orphan; undefined if the CV does not exist. */
export async function findOwnerOfCv(db: Db, cvId: number): Promise<number | null | undefined> {
  return (await db.select({ owner: cvs.jobSeekerId }).from(cvs).where(eq(cvs.id, cvId)))[0]?.owner
}

/** Tells whether the job seeker applied to a job of the employer and has not withdrawn the application. */
export async function hasApplied(db: Db, { employerId, jobSeekerId }: Pair): Promise<boolean> {
  const found = await db
    .select({ id: jobApplications.id })
    .from(jobApplications)
    .innerJoin(jobPostings, eq(jobPostings.id, jobApplications.jobPostingId))
    .where(
      and(
        eq(jobApplications.jobSeekerId, jobSeekerId),
        eq(jobPostings.employerId, employerId),
        isNull(jobApplications.withdrawnAt),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Tells whether the employer paid to open a CV of the job seeker. */
export async function hasPaid(db: Db, { employerId, jobSeekerId }: Pair): Promise<boolean> {
  const found = await db
    .select({ id: cvAccess.id })
    .from(cvAccess)
    .where(
      and(
        eq(cvAccess.employerId, employerId),
        eq(cvAccess.jobSeekerId, jobSeekerId),
        inArray(cvAccess.accessType, ['view', 'download']),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Returns the job seeker's CV to which the employer has the newest access; it shows the contact details. */
export async function findOpenedCv(db: Db, { employerId, jobSeekerId }: Pair): Promise<number | undefined> {
  const [found] = await db
    .select({ cvId: cvs.id })
    .from(cvAccess)
    .innerJoin(cvs, eq(cvs.id, cvAccess.cvId))
    .where(and(eq(cvAccess.employerId, employerId), eq(cvAccess.jobSeekerId, jobSeekerId)))
    .orderBy(desc(cvAccess.createdAt))
    .limit(1)
  return found?.cvId
}

/** Returns both people before they have a conversation. */
export async function findPeople(db: Db, { employerId, jobSeekerId }: Pair) {
  const [employer] = await db.select().from(employers).where(eq(employers.id, employerId))
  const [person] = await db.select().from(jobSeekers).where(eq(jobSeekers.id, jobSeekerId))
  return employer && person && { employer, person }
}
