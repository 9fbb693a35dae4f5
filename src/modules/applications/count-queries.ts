import type { IdRange } from '../../platform/comparisons.ts'
import type { Db } from '../../platform/database/database.ts'

const COUNTED = '(SELECT count(*) FROM job_applications a WHERE a.job_posting_id = j.id)'

export async function selectMiscountedJobs(db: Db, { after, last }: IdRange): Promise<number[]> {
  const { rows } = await db.$client.query<{ id: number }>(
    `SELECT id FROM job_postings j WHERE id > $1 AND id <= $2 AND applications <> ${COUNTED} ORDER BY id`,
    [after, last],
  )
  return rows.map(({ id }) => id)
}

/** Returns the number of jobs whose count was wrong. Counts only with the lock: an application counts itself under it. */
export async function recountApplications(db: Db, ids: readonly number[]): Promise<number> {
  await db.$client.query('SELECT FROM job_postings WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE', [ids])
  const { rowCount } = await db.$client.query(
    `UPDATE job_postings j SET applications = ${COUNTED} WHERE id = ANY ($1) AND applications <> ${COUNTED}`,
    [ids],
  )
  return rowCount ?? 0
}
