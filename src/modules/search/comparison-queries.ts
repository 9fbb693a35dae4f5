import type { IdRange } from '../../platform/comparisons.ts'
import type { Db } from '../../platform/database/database.ts'

type Differing = { id: number; search: boolean; ranking: boolean }

/** Returns the CVs whose search or ranking row is not what it would be now. Hidden CVs have no search row. */
export async function selectDifferingCvs(db: Db, { after, last }: IdRange): Promise<Differing[]> {
  const { rows } = await db.$client.query<Differing>({
    name: 'differing cvs',
    text: `SELECT * FROM (
        SELECT c.id, (v.uploaded_at, v.salary_min, v.salary_max, v.experience, v.is_public, v.lexemes) IS DISTINCT FROM
            (s.uploaded_at, s.salary_min, s.salary_max, s.experience, s.is_public, s.lexemes) AS search,
          v.cv_id IS NOT NULL AND (v.uploaded_at, v.words) IS DISTINCT FROM (r.uploaded_at, r.words) AS ranking
        FROM cvs c LEFT JOIN (SELECT * FROM searchable_cvs WHERE cv_id > $1 AND cv_id <= $2) v ON v.cv_id = c.id
          LEFT JOIN cv_search s ON s.cv_id = c.id LEFT JOIN cv_ranking r ON r.cv_id = c.id
        WHERE c.id > $1 AND c.id <= $2) compared
      WHERE search OR ranking ORDER BY id`,
    values: [after, last],
  })
  return rows
}

/** Notes the CVs of people with several that are not noted, and returns how many. A task notes those newer than `before`. */
export async function noteMissingTwins(db: Db, { after, last }: IdRange, before: Date): Promise<number> {
  const { rowCount } = await db.$client.query(
    `INSERT INTO cv_twins AS t SELECT c.id, c.job_seeker_id FROM cvs c
     WHERE c.id > $1 AND c.id <= $2 AND c.uploaded_at < $3
       AND EXISTS (SELECT FROM cvs o WHERE o.job_seeker_id = c.job_seeker_id AND o.id <> c.id AND o.uploaded_at < $3)
     ORDER BY c.id ON CONFLICT (cv_id) DO UPDATE SET job_seeker_id = excluded.job_seeker_id
       WHERE t.job_seeker_id <> excluded.job_seeker_id`,
    [after, last, before],
  )
  return rowCount ?? 0
}
