import { and, asc, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { contains } from '../../platform/database/filters.ts'
import type { Window } from '../../shared/lists.ts'
import type { Term } from './lexicon.ts'
import type { TermList } from './schema.ts'
import { aiTerms } from './tables.ts'

/** The number of rows and the time of the newest change, which differ after any change. */
export async function selectTermsStamp(db: Db): Promise<string> {
  const { rows } = await db.$client.query<{ stamp: string }>({
    name: 'ai terms stamp',
    text: "SELECT count(*) || ' ' || coalesce(max(updated_at)::text, '') AS stamp FROM ai_terms",
  })
  return rows[0]?.stamp ?? ''
}

/** Waits for transactions that change terms; others wait for the end of this one. */
export async function lockTermRows(db: Db): Promise<void> {
  await db.$client.query('LOCK TABLE ai_terms IN SHARE MODE')
}

export async function selectTerms(db: Db): Promise<Term[]> {
  const { rows } = await db.$client.query<Term>('SELECT phrase, kind, meaning FROM ai_terms ORDER BY id')
  return rows
}

type TermFilter = Pick<TermList, 'search' | 'kind'>

const TERM_ORDERS: Record<TermList['sort'], SQL[]> = {
  newest: [desc(aiTerms.id)],
  oldest: [asc(aiTerms.id)],
  name: [asc(aiTerms.phrase), asc(aiTerms.id)],
}

/** The table has some thousand rows at most, so it is read whole. */
export function selectTermRows(
  db: Db,
  { sort, ...filter }: TermFilter & Pick<TermList, 'sort'>,
  { limit, offset }: Window,
) {
  return db
    .select()
    .from(aiTerms)
    .where(wantedTerms(filter))
    .orderBy(...TERM_ORDERS[sort])
    .limit(limit)
    .offset(offset)
}

export async function countTermRows(db: Db, filter: TermFilter): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(aiTerms).where(wantedTerms(filter))
  return counted?.total ?? 0
}

function wantedTerms({ search, kind }: TermFilter) {
  return and(kind && eq(aiTerms.kind, kind), contains(search, aiTerms.phrase, aiTerms.meaning))
}

export async function insertTerm(db: Db, term: Term, now: Date) {
  const [row] = await db
    .insert(aiTerms)
    .values({ ...term, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: [aiTerms.phrase, aiTerms.kind, aiTerms.meaning], set: { updatedAt: now } })
    .returning()
  if (!row) throw new Error('no term')
  return row
}

export async function deleteTermRow(db: Db, id: number): Promise<Term | undefined> {
  const [row] = await db
    .delete(aiTerms)
    .where(eq(aiTerms.id, id))
    .returning({ phrase: aiTerms.phrase, kind: aiTerms.kind, meaning: aiTerms.meaning })
  return row
}
