import { and, asc, count, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { contains } from '../../platform/database/filters.ts'
import type { Window } from '../../shared/lists.ts'
import { administrators, employers } from '../accounts/tables.ts'
import { paymentReferences, paymentRequests } from '../payments/tables.ts'
import type { ProposalList, StatementList } from './schema.ts'
import { bankLines, bankStatements, paymentProposals } from './tables.ts'

export async function insertStatement(db: Db, values: typeof bankStatements.$inferInsert): Promise<number> {
  const [row] = await db.insert(bankStatements).values(values).returning({ id: bankStatements.id })
  if (!row) throw new Error('no statement')
  return row.id
}

export async function updateKnown(db: Db, id: number, known: number): Promise<void> {
  await db.update(bankStatements).set({ known }).where(eq(bankStatements.id, id))
}

/** Inserts the lines that no earlier file contained, and returns them. */
export function insertLines(db: Db, lines: (typeof bankLines.$inferInsert)[]) {
  const { id, fingerprint } = bankLines
  return db.insert(bankLines).values(lines).onConflictDoNothing().returning({ id, fingerprint })
}

/** The same expression as in the index of the migration. */
const folded = sql<string>`translate(substr(${paymentReferences.reference}, 5), 'SZBGD', '5286Q')`

/** Returns our references whose normalised characters are among these. */
export function selectReferences(db: Db, foldedSigns: string[]) {
  return db
    .select({ reference: paymentReferences.reference, folded })
    .from(paymentReferences)
    .where(inArray(folded, foldedSigns))
}

export async function insertProposals(
  db: Db,
  values: (typeof paymentProposals.$inferInsert)[],
): Promise<void> {
  await db.insert(paymentProposals).values(values)
}

/** The references that the same line names. */
const named = sql<number>`(SELECT count(*) FROM payment_proposals other WHERE other.line_id = ${bankLines.id})`

const request = {
  id: paymentRequests.id,
  status: paymentRequests.status,
  amount: paymentRequests.amount,
  packageName: paymentRequests.packageName,
  packageCredits: paymentRequests.packageCredits,
  processedAt: paymentRequests.processedAt,
}

const columns = {
  id: paymentProposals.id,
  state: paymentProposals.state,
  reference: paymentProposals.reference,
  isExact: paymentProposals.isExact,
  lineNumber: bankLines.lineNumber,
  paidOn: bankLines.paidOn,
  paid: bankLines.amount,
  description: bankLines.description,
  statementId: bankLines.statementId,
  employerId: employers.id,
  employerName: employers.companyName,
  request,
  named: named.mapWith(Number),
}

const proposals = (db: Db) =>
  db
    .select(columns)
    .from(paymentProposals)
    .innerJoin(bankLines, eq(bankLines.id, paymentProposals.lineId))
    .innerJoin(paymentReferences, eq(paymentReferences.reference, paymentProposals.reference))
    .innerJoin(employers, eq(employers.id, paymentReferences.employerId))
    .leftJoin(paymentRequests, eq(paymentRequests.reference, paymentProposals.reference))
export type ProposalRow = Awaited<ReturnType<typeof findProposal>> & object

export async function findProposal(db: Db, id: number) {
  return (await proposals(db).where(eq(paymentProposals.id, id)))[0]
}

/** The same verdict as `verdictOf` in policy.ts; null without a request. */
const agrees = sql`(${paymentRequests.status} = 'pending' AND ${paymentRequests.amount} = ${bankLines.amount}
  AND NOT EXISTS (SELECT FROM payment_proposals other WHERE other.line_id = ${bankLines.id} AND other.id <> ${paymentProposals.id}))`

/**
 * The request was approved by hand and this line is its payment, so nothing remains to be done. A second such line may
 * be a mistake.
 */
const settled = sql`coalesce(${paymentRequests.status} = 'approved' AND ${paymentRequests.amount} = ${bankLines.amount}
  AND NOT EXISTS (SELECT FROM payment_proposals earlier WHERE earlier.reference = ${paymentProposals.reference}
    AND earlier.id < ${paymentProposals.id} AND earlier.state <> 'dismissed'), false)`

const PROPOSAL_ORDERS: Record<ProposalList['sort'], SQL[]> = {
  oldest: [asc(bankLines.paidOn), asc(paymentProposals.id)],
  newest: [desc(bankLines.paidOn), desc(paymentProposals.id)],
  amount: [desc(bankLines.amount), asc(paymentProposals.id)],
}

/** The lines that wait for a decision, filtered by `show`. */
export async function selectProposals(
  db: Db,
  { show, search, sort }: Pick<ProposalList, 'show' | 'search' | 'sort'>,
  { limit, offset }: Window,
) {
  const wanted = and(
    eq(paymentProposals.state, 'open'),
    ...(show === 'agreeing' ? [agrees] : [sql`NOT coalesce(${agrees}, false)`, not(settled)]),
    search ? searched(db, search) : undefined,
  )
  const page = db
    .select({ id: paymentProposals.id })
    .from(paymentProposals)
    .innerJoin(bankLines, eq(bankLines.id, paymentProposals.lineId))
    .leftJoin(paymentRequests, eq(paymentRequests.reference, paymentProposals.reference))
    .where(wanted)
    .orderBy(...PROPOSAL_ORDERS[sort])
    .limit(limit)
    .offset(offset)
  const rows = proposals(db)
    .where(inArray(paymentProposals.id, page))
    .orderBy(...PROPOSAL_ORDERS[sort])
  const counted = db
    .select({ total: count() })
    .from(paymentProposals)
    .innerJoin(bankLines, eq(bankLines.id, paymentProposals.lineId))
    .leftJoin(paymentRequests, eq(paymentRequests.reference, paymentProposals.reference))
    .where(wanted)
  const [found, [sum]] = await Promise.all([rows, counted])
  return { rows: found, total: sum?.total ?? 0 }
}

function searched(db: Db, search: string): SQL | undefined {
  const ofCompany = db
    .select({ reference: paymentReferences.reference })
    .from(paymentReferences)
    .innerJoin(employers, eq(employers.id, paymentReferences.employerId))
    .where(contains(search, employers.companyName))
  const { reference } = paymentProposals
  return or(contains(search, reference, bankLines.description), inArray(reference, ofCompany))
}

type Outcome = { state: 'approved' | 'dismissed'; adminId: number; decidedAt: Date }

/** Returns false when another request decided first. */
export async function decideOpen(db: Db, id: number, outcome: Outcome): Promise<boolean> {
  const decided = await db
    .update(paymentProposals)
    .set(outcome)
    .where(and(eq(paymentProposals.id, id), eq(paymentProposals.state, 'open')))
    .returning({ id: paymentProposals.id })
  return decided.length > 0
}

/** The imported files with the administrators who imported them, and their total number. */
export async function selectStatements(
  db: Db,
  { search, sort }: Pick<StatementList, 'search' | 'sort'>,
  { limit, offset }: Window,
) {
  const wanted = contains(search, bankStatements.fileName)
  const rows = await db
    .select({
      id: bankStatements.id,
      fileName: bankStatements.fileName,
      credits: bankStatements.credits,
      known: bankStatements.known,
      unread: bankStatements.unread,
      createdAt: bankStatements.createdAt,
      adminName: administrators.username,
    })
    .from(bankStatements)
    .leftJoin(administrators, eq(administrators.id, bankStatements.adminId))
    .where(wanted)
    .orderBy(sort === 'oldest' ? asc(bankStatements.id) : desc(bankStatements.id))
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(bankStatements, wanted) }
}
