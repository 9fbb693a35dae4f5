import pg from 'pg'
import type { Db } from '../src/platform/database/database.ts'
import {
  COMMON_WORDS,
  FIRST_NAMES,
  MANAGERS,
  madeUpWords,
  ROLES,
  randomNumbers,
  SENIORITIES,
  SKILLS,
} from './synthetic-words.ts'

/** Enough that no paragraph is common: with a million CVs, each is in about 150 of them. */
const PARAGRAPHS = 20_000
const WORDS_A_PARAGRAPH = 45
const TABLES = ['job_seekers', 'cvs', 'cv_texts']

/**
 * Fills an empty database with `count` CVs, always the same ones, about 87 % of them visible, and then builds the
 * search rows. PostgreSQL makes the CVs from lists that are sent once. Our triggers are switched off meanwhile. Uses a
 * connection of its own without the product's time limits, because a statement for a million CVs takes minutes.
 */
export async function fillWithSyntheticCvs(
  db: Db,
  count: number,
  beforeIndexing: () => Promise<void> = async () => undefined,
): Promise<void> {
  if (!(db.$client instanceof pg.Pool)) throw new Error('the product has a pool')
  const client = new pg.Client({ ...db.$client.options, statement_timeout: 0, query_timeout: 0 })
  await client.connect()
  try {
    await fill(client, count, beforeIndexing)
  } finally {
    await client.end()
  }
}

async function fill(client: pg.Client, count: number, beforeIndexing: () => Promise<void>): Promise<void> {
  for (const table of TABLES) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await client.query(`CREATE FUNCTION pg_temp.pick(seed bigint, salt bigint, choices int) RETURNS int LANGUAGE sql IMMUTABLE AS
    'SELECT 1 + ((hashint8extended($1, $2) & 9223372036854775807) % $3)::int'`)
  await client.query(`CREATE FUNCTION pg_temp.skewed(seed bigint, salt bigint, choices int) RETURNS int LANGUAGE sql IMMUTABLE AS
    'SELECT 1 + floor($3 * power(pg_temp.pick($1, $2, 1000000) / 1000001.0, 2.2))::int'`)
  await client.query('CREATE TEMP TABLE paragraphs (id int PRIMARY KEY, words text)')
  await client.query(
    'INSERT INTO paragraphs SELECT id, words FROM unnest($1::text[]) WITH ORDINALITY AS p (words, id)',
    [paragraphs()],
  )
  await client.query(INSERT_JOB_SEEKERS, [count, FIRST_NAMES, madeUpWords(5000).map(capital)])
  await client.query(INSERT_CVS, [count, ROLES, MANAGERS, SENIORITIES, SKILLS, PARAGRAPHS])
  await client.query(INSERT_TEXTS, [PARAGRAPHS])
  await client.query(
    "SELECT setval(pg_get_serial_sequence(t, 'id'), $1) FROM unnest(ARRAY['cvs', 'job_seekers']) t",
    [count],
  )
  for (const table of TABLES) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`)
  await client.query('DROP TABLE paragraphs')
  await beforeIndexing()
  await client.query("SET maintenance_work_mem = '512MB'")
  await client.query('SELECT fill_cv_search()')
  for (const table of [...TABLES, 'cv_search', 'cv_ranking']) await client.query(`VACUUM ANALYZE ${table}`)
}

function paragraphs(): string[] {
  const words = [...COMMON_WORDS, ...madeUpWords(50_000)]
  const total = Math.log(words.length)
  const random = randomNumbers(42)
  // Zipf: the n-th word is n times rarer than the first.
  const word = () => words[Math.floor(Math.exp(random() * total))] ?? ''
  return Array.from({ length: PARAGRAPHS }, () => Array.from({ length: WORDS_A_PARAGRAPH }, word).join(' '))
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const INSERT_JOB_SEEKERS = `
  INSERT INTO job_seekers (id, username, password_hash, email, full_name, shown_to, is_active)
  OVERRIDING SYSTEM VALUE
  SELECT i, 'person' || i, '', 'person' || i || '@example.org',
    ($2::text[])[pg_temp.skewed(i, 1, cardinality($2::text[]))] || ' ' || ($3::text[])[pg_temp.pick(i, 2, cardinality($3::text[]))],
    CASE WHEN pg_temp.pick(i, 3, 100) > 6 THEN 'everybody' ELSE 'nobody' END, pg_temp.pick(i, 4, 200) > 1
  FROM generate_series(1, $1::int) i`

const INSERT_CVS = `
  INSERT INTO cvs (id, job_seeker_id, full_name, email, phone, job_title, location, location_id, summary, skills, experience, category,
    salary_min, salary_max, education, status, is_active, blocked_at, uploaded_at, updated_at)
  OVERRIDING SYSTEM VALUE
  SELECT i, i, j.full_name, j.email, '7012 3456', btrim(seniority || ' ' || split_part(role, ':', 2)),
    CASE WHEN has_place THEN l.name ELSE 'Village ' || pg_temp.pick(i, 5, 500) || ', ' || l.province END, CASE WHEN has_place THEN l.id END,
    split_part(role, ':', 2) || ' with ' || pg_temp.pick(i, 6, 20) || ' years of experience. ' || substring(p.words FROM '^.{' || 60 + pg_temp.pick(i, 7, 160) || '}[a-z]*') || '.',
    (SELECT array_agg(DISTINCT ($5::text[])[pg_temp.skewed(i, 100 + n, cardinality($5::text[]))]) FROM generate_series(1, 3 + pg_temp.pick(i, 8, 9)) n),
    (ARRAY['entry', 'mid', 'senior', 'executive'])[level], split_part(role, ':', 1),
    CASE WHEN has_pay THEN pay END, CASE WHEN has_pay THEN pay + 5000 * pg_temp.pick(i, 9, 6) END,
    (ARRAY['high-school', 'certificate', 'certificate', 'certificate', 'diploma', 'diploma', 'diploma', 'bachelors', 'bachelors', 'bachelors', 'masters',
      CASE WHEN pg_temp.pick(i, 22, 5) = 1 THEN 'phd' END])[pg_temp.pick(i, 10, 12)],
    CASE WHEN pg_temp.pick(i, 11, 100) < 4 THEN 'hired' ELSE 'available' END, pg_temp.pick(i, 12, 100) > 5,
    CASE WHEN pg_temp.pick(i, 13, 100) = 1 THEN now() END,
    now() - interval '1000 days' * (1 - i::float / $1::int) - interval '1 hour' * pg_temp.pick(i, 14, 24), now()
  FROM generate_series(1, $1::int) i
    JOIN job_seekers j ON j.id = i
    CROSS JOIN LATERAL (SELECT
      CASE WHEN pg_temp.pick(i, 15, 4) = 1 THEN ($3::text[])[pg_temp.pick(i, 16, cardinality($3::text[]))]
        ELSE ($2::text[])[pg_temp.pick(i, 16, cardinality($2::text[]))] END AS role,
      ($4::text[])[pg_temp.pick(i, 17, cardinality($4::text[]))] AS seniority, pg_temp.pick(i, 18, 100) > 4 AS has_place,
      pg_temp.skewed(i, 19, 4) AS level, pg_temp.pick(i, 20, 10) > 3 AS has_pay OFFSET 0) a
    CROSS JOIN LATERAL (SELECT 5000 * (2 + 5 * level * level / 2 + pg_temp.skewed(i, 21, 8 + 4 * level)) AS pay OFFSET 0) b
    JOIN paragraphs p ON p.id = pg_temp.pick(i, 23, $6::int)
    JOIN (SELECT name, id, province, row_number() OVER (ORDER BY sort_order) AS place FROM locations) l ON l.place = pg_temp.skewed(i, 24, 56)
  ORDER BY i`

const INSERT_TEXTS = `
  INSERT INTO cv_texts (cv_id, text)
  SELECT c.id, c.job_title || ' ' || a.words || '. ' || b.words || '. ' || d.words
  FROM cvs c
    JOIN paragraphs a ON a.id = pg_temp.pick(c.id, 30, $1::int)
    JOIN paragraphs b ON b.id = pg_temp.pick(c.id, 31, $1::int)
    JOIN paragraphs d ON d.id = pg_temp.pick(c.id, 32, $1::int)
  ORDER BY c.id`
