import { and, asc, count, desc, eq, ilike, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Term } from './lexicon.ts'
import type { TermList } from './schema.ts'
import { aiTerms } from './tables.ts'

/** How many rows and when the newest changed: different after any change. */
export async function selectTermsStamp(db: Db): Promise<string> {
  const { rows } = await db.$client.query<{ stamp: string }>({
    name: 'ai terms stamp',
    text: "SELECT count(*) || ' ' || coalesce(max(updated_at)::text, '') AS stamp FROM ai_terms",
  })
  return rows[0]?.stamp ?? ''
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

/** A table of some thousand rows at most: read whole. */
export function selectTermRows(
  db: Db,
  { sort, ...filter }: TermFilter & Pick<TermList, 'sort'>,
  { limit, offset }: { limit: number; offset: number },
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
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    kind && eq(aiTerms.kind, kind),
    search ? or(ilike(aiTerms.phrase, pattern), ilike(aiTerms.meaning, pattern)) : undefined,
  )
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

/** CVs with all words of the phrase are to be read anew. */
export async function outdateProfiles(db: Db, phrase: string): Promise<void> {
  await db.$client.query(
    `UPDATE ai_profiles p SET version = 0 FROM cv_search s
     WHERE s.cv_id = p.cv_id AND s.lexemes @@ plainto_tsquery('english', search_text($1)) AND version > 0`,
    [phrase],
  )
}
