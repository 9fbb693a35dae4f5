import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { anywhere } from '../../platform/database/filters.ts'
import { dayInPortMoresby } from '../../shared/dates.ts'
import type { Window } from '../../shared/lists.ts'
import type { WeakSearchList } from './schema.ts'
import { aiSearches, aiUnknownWords } from './tables.ts'

export async function insertSearch(db: Db, row: typeof aiSearches.$inferInsert): Promise<void> {
  await db.insert(aiSearches).values(row)
}

/** Counts each word once for the day of `now`. */
export async function countUnknownWords(db: Db, words: readonly string[], now: Date): Promise<void> {
  const day = dayInPortMoresby(now)
  await db
    .insert(aiUnknownWords)
    .values(words.map((word) => ({ word, day, asked: 1 })))
    .onConflictDoUpdate({
      target: [aiUnknownWords.word, aiUnknownWords.day],
      set: { asked: sql`${aiUnknownWords.asked} + 1` },
    })
}

/** The number of days for which queries, and words that were not understood, are kept. */
const KEPT_DAYS = 180
const WORDS_KEPT_DAYS = 30

export async function deleteOldSearches(db: Db, now: Date): Promise<void> {
  await db.$client.query(
    'DELETE FROM ai_searches WHERE created_at < $1::timestamptz - make_interval(days => $2)',
    [now, KEPT_DAYS],
  )
  await db.$client.query(
    "DELETE FROM ai_unknown_words WHERE day < ($1::timestamptz AT TIME ZONE 'Pacific/Port_Moresby')::date - $2::int",
    [now, WORDS_KEPT_DAYS],
  )
}

/** The texts of the last searches, each once, the newest first. */
export async function selectLastSearches(db: Db, size: number): Promise<string[]> {
  const { rows } = await db.$client.query<{ query: string }>(
    'SELECT query FROM (SELECT query, id FROM ai_searches ORDER BY created_at DESC LIMIT $1) last GROUP BY query ORDER BY max(id) DESC',
    [size],
  )
  return rows.map(({ query }) => query)
}

/** `unknown`: the row is a word that was not understood, not a query. */
type WeakSearch = {
  query: string
  unknown: boolean
  asked: number
  bestScore: number | null
  lastAskedAt: Date
}

const WEAK_ORDERS: Record<WeakSearchList['sort'], string> = {
  asked: 'asked DESC, "lastAskedAt" DESC, query, unknown',
  newest: '"lastAskedAt" DESC, query, unknown',
  score: '"bestScore" NULLS FIRST, asked DESC, query, unknown',
  name: 'query, unknown',
}

/**
 * The queries of 30 days whose best result is not a good match, and the words that were not understood. Those with the
 * phrase of a term that was added since are left out until they are asked again; a word that was not kept (•••) may be
 * one of the phrase, but not all of it. Uses the index on created_at. A phrase is looked for where its rarest word stands:
 * a release adds thousands of terms, and a pattern for each, tried on each of 1,000 queries, took 220 s.
 */
export async function selectWeakSearches(
  db: Db,
  { search, sort }: Pick<WeakSearchList, 'search' | 'sort'>,
  { limit, offset }: Window,
  now: Date,
): Promise<{ rows: WeakSearch[]; total: number }> {
  const pattern = anywhere(search.toLowerCase())
  // Grouped once for the page and the count. When the page is empty, only the count is returned.
  const { rows } = await db.$client.query<{ total: number; isRow: true | null } & WeakSearch>(
    `WITH found AS MATERIALIZED (
       SELECT row_number() OVER () AS id, * FROM (
         SELECT min(query) AS query, false AS unknown, count(*) AS asked, max(best_score) AS "bestScore", max(created_at) AS "lastAskedAt"
         FROM ai_searches WHERE created_at > $1::timestamptz - interval '30 days' AND lower(query) LIKE $2
         GROUP BY lower(query) HAVING coalesce(max(best_score), 0) < 60
         UNION ALL
         SELECT word, true, sum(asked), NULL, max(day)::timestamp AT TIME ZONE 'Pacific/Port_Moresby'
         FROM ai_unknown_words WHERE lower(word) LIKE $2 GROUP BY word) both_kinds),
     typed AS MATERIALIZED (
       SELECT id, unknown, "lastAskedAt", words, array_positions(words, '•••') AS hidden, word, place
       FROM (SELECT *, regexp_split_to_array(lower(query), '[^[:alnum:]•]+') AS words FROM found) split, unnest(words) WITH ORDINALITY one (word, place)),
     added AS MATERIALIZED (
       SELECT *, row_number() OVER (PARTITION BY id ORDER BY frequency, place) = 1 AS is_rarest FROM (
         SELECT id, updated_at, words, word, place, count(*) OVER (PARTITION BY word) AS frequency
         FROM (SELECT *, array_remove(regexp_split_to_array(phrase, '[^[:alnum:]]+'), '') AS words FROM ai_terms) split, unnest(words) WITH ORDINALITY one (word, place)
         WHERE updated_at > (SELECT min("lastAskedAt") FROM found)) counted),
     answered AS MATERIALIZED (
       SELECT typed.id FROM typed
       JOIN (SELECT * FROM added UNION ALL SELECT id, updated_at, words, word || 's', place, frequency, is_rarest FROM added) added USING (word)
       WHERE updated_at > "lastAskedAt" AND (unknown OR
         (is_rarest OR hidden <> '{}' AND EXISTS (SELECT FROM unnest(hidden) one WHERE one - typed.place + added.place BETWEEN 1 AND cardinality(added.words)))
         AND NOT EXISTS (SELECT FROM unnest(added.words) WITH ORDINALITY one (term, nth)
           WHERE coalesce(typed.words[typed.place - added.place + nth], '') NOT IN (term, term || 's', '•••')))),
     weak AS MATERIALIZED (SELECT * FROM found WHERE NOT EXISTS (SELECT FROM answered WHERE answered.id = found.id))
     SELECT total, page.* FROM (SELECT count(*)::int AS total FROM weak) counted
     LEFT JOIN (SELECT true AS "isRow", * FROM weak ORDER BY ${WEAK_ORDERS[sort]} LIMIT $3 OFFSET $4) page ON true
     ORDER BY ${WEAK_ORDERS[sort]}`,
    [now, pattern, limit, offset],
  )
  const found = rows.filter(({ isRow }) => isRow)
  return {
    rows: found.map(({ total: _, isRow: __, ...row }) => row),
    total: rows[0]?.total ?? 0,
  }
}
