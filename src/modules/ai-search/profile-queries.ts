import type { IdRange } from '../../platform/comparisons.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Profile, READ_TEXT } from './judge/profile-cv.ts'

/** `source`: differs after every change of what a profile is made of. */
export type UnreadCv = {
  id: number
  jobTitle: string
  skills: string[]
  summary: string
  text: string
  document: { work?: { role: string }[]; licences?: string[] } | null
  source: string
}

const SOURCE = 'md5(ROW(c.job_title, c.skills, c.summary, t.text, d.document)::text)'
const FROM = 'FROM cvs c LEFT JOIN cv_texts t ON t.cv_id = c.id LEFT JOIN cv_documents d ON d.cv_id = c.id'
const COLUMNS = `c.id, c.job_title AS "jobTitle", c.skills, c.summary, coalesce(left(t.text, ${READ_TEXT}), '') AS text, d.document, ${SOURCE} AS source`
const UNREAD = `SELECT ${COLUMNS} ${FROM}`

export async function findUnreadCv(db: Db, cvId: number): Promise<UnreadCv | undefined> {
  const { rows } = await db.$client.query<UnreadCv>({
    name: 'ai cv',
    text: `${UNREAD} WHERE c.id = $1`,
    values: [cvId],
  })
  return rows[0]
}

/** CVs without a profile or with one made by older rules, the newest first. */
export async function selectUnreadCvs(db: Db, version: number, size: number): Promise<UnreadCv[]> {
  const { rows } = await db.$client.query<UnreadCv>({
    name: 'ai unread cvs',
    text: `WITH old AS (
        (SELECT c.id FROM cvs c WHERE NOT EXISTS (SELECT FROM ai_profiles p WHERE p.cv_id = c.id) ORDER BY c.id DESC LIMIT $2)
        UNION ALL (SELECT cv_id FROM ai_profiles WHERE version < $1 ORDER BY version, cv_id LIMIT $2))
      ${UNREAD} WHERE c.id IN (SELECT id FROM old LIMIT $2)`,
    values: [version, size],
  })
  return rows
}

/** CVs with a profile of these rules that no task is about to write: they were last changed before `before`. */
export async function selectProfiled(
  db: Db,
  { after, last }: IdRange,
  version: number,
  before: Date,
): Promise<(UnreadCv & { profile: Profile })[]> {
  const { rows } = await db.$client.query<UnreadCv & { profile: Profile }>({
    name: 'ai profiled cvs',
    text: `SELECT ${COLUMNS}, json_build_object('codes', p.codes, 'titles', p.titles, 'years', p.years, 'availableDays', p.available_days,
        'licences', p.licences, 'isLearner', p.is_learner) AS profile
      ${FROM} JOIN ai_profiles p ON p.cv_id = c.id AND p.version = $3
      WHERE c.id > $1 AND c.id <= $2 AND c.updated_at < $4`,
    values: [after, last, version, before],
  })
  return rows
}

/** Locks CVs and returns the ids of those that are as they were read. */
export async function lockUnchanged(
  db: Db,
  cvs: readonly Pick<UnreadCv, 'id' | 'source'>[],
): Promise<number[]> {
  const ids = cvs.map(({ id }) => id)
  await db.$client.query({
    name: 'lock cvs',
    text: 'SELECT FROM cvs WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE',
    values: [ids],
  })
  // A statement that waited for a lock does not see what it waited for.
  const { rows } = await db.$client.query<{ id: number }>({
    name: 'unchanged cvs',
    text: `SELECT c.id ${FROM} JOIN unnest($1::integer[], $2::text[]) AS was (id, source) ON was.id = c.id WHERE ${SOURCE} = was.source`,
    values: [ids, cvs.map(({ source }) => source)],
  })
  return rows.map(({ id }) => id)
}

export async function upsertProfiles(
  db: Db,
  profiles: readonly (Profile & { cvId: number; version: number })[],
): Promise<void> {
  await db.$client.query({
    name: 'ai upsert profiles',
    text: `INSERT INTO ai_profiles (cv_id, codes, titles, years, available_days, licences, is_learner, version)
      SELECT "cvId", ARRAY(SELECT jsonb_array_elements_text(codes)), ARRAY(SELECT jsonb_array_elements_text(titles)), years, "availableDays",
        ARRAY(SELECT jsonb_array_elements_text(licences)::smallint), "isLearner", version
      FROM jsonb_to_recordset($1) AS r ("cvId" int, codes jsonb, titles jsonb, years smallint, "availableDays" smallint, licences jsonb,
        "isLearner" boolean, version int)
        WHERE EXISTS (SELECT FROM cvs WHERE id = "cvId")
      -- triggers write the rows of search, always in this order: two batches wait for each other and never deadlock
      ORDER BY "cvId"
      ON CONFLICT (cv_id) DO UPDATE SET codes = excluded.codes, titles = excluded.titles, years = excluded.years,
        available_days = excluded.available_days, licences = excluded.licences, is_learner = excluded.is_learner, version = excluded.version`,
    values: [JSON.stringify(profiles)],
  })
}

/** Marks the CVs with all words of the phrase to be profiled again. */
export async function outdateProfiles(db: Db, phrase: string): Promise<void> {
  await db.$client.query(
    // in the order in which others write profiles, so that nobody waits for this statement while it waits for them
    `WITH worded AS MATERIALIZED (
        SELECT p.cv_id FROM ai_profiles p JOIN cv_search s ON s.cv_id = p.cv_id
        WHERE s.lexemes @@ plainto_tsquery('english', search_text($1)) ORDER BY p.cv_id FOR NO KEY UPDATE OF p)
     UPDATE ai_profiles p SET version = 0 FROM worded WHERE worded.cv_id = p.cv_id AND version > 0`,
    [phrase],
  )
}
