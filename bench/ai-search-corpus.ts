import { PROFILE_VERSION, profileCv } from '../src/modules/ai-search/judge/profile-cv.ts'
import { upsertProfiles } from '../src/modules/ai-search/profile-queries.ts'
import { knowTerms } from '../src/modules/occupations/terms.ts'
import { countWords } from '../src/modules/search/upkeep-queries.ts'
import type { Db } from '../src/platform/database/database.ts'

/** A CV of a collection. `told`: facts that are in the collection but not in the file. Pay in kina a year. */
export type CorpusCv = {
  jobTitle: string
  roles: string[]
  skills: string[]
  summary: string
  text: string
  category: string
  town: string
  pay: number | null
  years: number
  told?: { years: number; availableDays: number; isLearner: boolean }
}

const BATCH = 500

/**
 * Fills the database with CVs and their profiles, unless it has them. Their ids are 1, 2, 3, … in the given order.
 */
export async function fillWithCorpus(db: Db, cvs: readonly CorpusCv[]): Promise<void> {
  const { rows } = await db.$client.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM ai_profiles WHERE version = $1',
    [PROFILE_VERSION],
  )
  if (rows[0]?.total === cvs.length) return
  const lexicon = await knowTerms(db)
  await db.$client.query('DELETE FROM job_seekers')
  await db.$client.query('DELETE FROM cvs')
  for (let from = 0; from < cvs.length; from += BATCH) {
    const batch = cvs
      .slice(from, from + BATCH)
      .map((cv, index) => ({ id: from + index + 1, band: bandOf(cv.years), ...cv }))
    await db.$client.query(INSERT, [JSON.stringify(batch)])
    await upsertProfiles(
      db,
      batch.map((cv) => ({
        cvId: cv.id,
        version: PROFILE_VERSION,
        ...profileCv({ ...cv, licences: [] }, lexicon, new Date()),
        ...cv.told,
      })),
    )
  }
  await countWords(db)
  await db.$client.query('VACUUM ANALYZE')
}

function bandOf(years: number): string {
  return years < 3 ? 'entry' : years < 6 ? 'mid' : years <= 10 ? 'senior' : 'executive'
}

const INSERT = `
  WITH given AS (SELECT * FROM jsonb_to_recordset($1) AS r (id int, "jobTitle" text, skills jsonb, summary text, text text, category text, town text,
      pay int, band text)),
  people AS (
    INSERT INTO job_seekers (id, username, password_hash, email, full_name) OVERRIDING SYSTEM VALUE
    SELECT id, 'bench' || id, '', 'bench' || id || '@example.org', 'Somebody' FROM given RETURNING id),
  made AS (
    INSERT INTO cvs (id, job_seeker_id, full_name, email, job_title, location, location_id, summary, skills, experience, category, salary_min, salary_max)
    OVERRIDING SYSTEM VALUE
    SELECT g.id, p.id, 'Somebody', 'bench@example.org', left("jobTitle", 255), town, l.id, left(summary, 5000), ARRAY(SELECT jsonb_array_elements_text(skills)),
      band, g.category, pay, pay
    FROM given g JOIN people p ON p.id = g.id LEFT JOIN locations l ON l.name = town AND l.kind = 'town' RETURNING id)
  INSERT INTO cv_texts (cv_id, text) SELECT made.id, g.text FROM made JOIN given g ON g.id = made.id`
