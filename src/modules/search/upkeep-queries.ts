import type { Db } from '../../platform/database/database.ts'

/** The approximate number of visible CVs in an age bucket, as counted by the SQL functions. */
const CVS_A_BUCKET = 8192
/** The number of CVs whose words show how common a word is. */
const SAMPLE = 20_000
/** Longer words are not real words, or are never mistyped. */
const WORDS = `
  SELECT DISTINCT s.cv_id, w.word, (ts_lexize('english_stem', w.word))[1] AS lexeme
  FROM found s JOIN cvs c ON c.id = s.cv_id LEFT JOIN cv_texts t ON t.cv_id = c.id
    CROSS JOIN LATERAL regexp_split_to_table(search_text(concat_ws(' ', c.job_title, c.full_name, array_to_string(c.skills, ' '),
      c.summary, left(t.text, 20000))), ' ') w (word)
  WHERE w.word ~ '^[a-z]{3,30}$' AND cardinality(ts_lexize('english_stem', w.word)) > 0`

/**
 * Adds the words of a CV to the dictionary if the CV is visible. Common words are skipped, because many transactions
 * would wait for their rows.
 */
export async function learnWords(db: Db, cvId: number): Promise<void> {
  await db.$client.query({
    name: 'learn words',
    text: `WITH found AS (SELECT cv_id FROM cv_search WHERE cv_id = $1), words AS (${WORDS})
      INSERT INTO search_words SELECT word, lexeme, 1 FROM words ORDER BY word
      ON CONFLICT (word) DO UPDATE SET cvs = search_words.cvs + 1 WHERE search_words.cvs < 50`,
    values: [cvId],
  })
}

/**
 * Recounts the dictionary from up to 20,000 CVs. Words that only one CV in a large sample may have had are removed, unless
 * they were learnt meanwhile.
 */
export async function countWords(db: Db): Promise<void> {
  const { rows } = await db.$client.query<{ visible: number }>('SELECT count(*) AS visible FROM cv_search')
  const visible = rows[0]?.visible ?? 0
  const percent = Math.min(100, (100 * SAMPLE) / Math.max(1, visible))
  await db.$client.query(
    `WITH found AS (SELECT cv_id FROM cv_search TABLESAMPLE SYSTEM ($1)), words AS (${WORDS}),
     counted AS (SELECT word, lexeme, ceil(count(*) * 100 / $1::float)::int AS cvs FROM words GROUP BY word, lexeme),
     before AS MATERIALIZED (SELECT word, cvs FROM search_words WHERE $1 = 100 OR cvs < 3),
     gone AS (DELETE FROM search_words s USING before WHERE before.word = s.word AND before.cvs = s.cvs
       AND NOT EXISTS (SELECT FROM counted WHERE counted.word = s.word))
     INSERT INTO search_words SELECT word, lexeme, cvs FROM counted ORDER BY word
     ON CONFLICT (word) DO UPDATE SET cvs = excluded.cvs WHERE search_words.cvs <> excluded.cvs`,
    [percent],
  )
}

/** The number of CVs indexed per transaction. */
const CVS_A_PIECE = 200

/** Indexes the next CVs of a category again; returns the id of the last one, or undefined if none is left. */
export async function indexCategory(db: Db, slug: string, afterCvId: number): Promise<number | undefined> {
  const { rows } = await db.$client.query<{ id: number }>(
    'SELECT id FROM cvs WHERE category = $1 AND id > $2 ORDER BY id LIMIT $3',
    [slug, afterCvId, CVS_A_PIECE],
  )
  const ids = rows.map(({ id }) => id)
  await indexCvs(db, ids)
  return ids.at(-1)
}

/** Indexes CVs again. `ids` are ascending, as all transactions lock several CVs in this order. */
export async function indexCvs(db: Db, ids: readonly number[]): Promise<void> {
  await db.$client.query('SELECT index_cv(id) FROM unnest($1::integer[]) id', [ids])
}

/**
 * Begins a new age bucket when the newest is full. It begins a minute ahead, so that all transactions put the rows
 * that they are writing now into the same bucket.
 */
export async function closeFullBucket(db: Db, now: Date): Promise<void> {
  await db.$client.query({
    name: 'close full bucket',
    text: `WITH newest AS (SELECT bucket, uploaded_at, cv_id FROM cv_ages UNION ALL SELECT 0, '-infinity', 0 ORDER BY bucket DESC LIMIT 1)
      INSERT INTO cv_ages SELECT bucket + 1, $1::timestamptz + interval '1 minute', 0 FROM newest
      WHERE ${CVS_A_BUCKET} <= (SELECT count(*) FROM (
        SELECT FROM cv_search s WHERE (s.uploaded_at, s.cv_id) >= (newest.uploaded_at, newest.cv_id) LIMIT ${CVS_A_BUCKET}) young)
      ON CONFLICT DO NOTHING`,
    values: [now],
  })
}

/**
 * Merges the rows that were changed since the last time into the index. Otherwise the change that fills the list of
 * such rows would wait for it.
 */
export async function mergeChanges(db: Db): Promise<void> {
  await db.$client.query("SELECT gin_clean_pending_list('cv_search_lexemes_idx')")
}

/** Notes all CVs of the owner of a CV, if there are several: a search lists the owner once. */
export async function noteTwins(db: Db, cvId: number): Promise<void> {
  await db.$client.query({
    name: 'note twins',
    text: `INSERT INTO cv_twins SELECT id, job_seeker_id
      FROM (SELECT c.id, c.job_seeker_id, count(*) OVER () AS cvs FROM cvs c JOIN cvs own USING (job_seeker_id) WHERE own.id = $1) owned
      WHERE cvs > 1 ORDER BY id ON CONFLICT DO NOTHING`,
    values: [cvId],
  })
}
