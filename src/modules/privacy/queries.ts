import { sql } from 'drizzle-orm'
import type { IdRange } from '../../platform/comparisons.ts'
import type { Db } from '../../platform/database/database.ts'
import { anywhere } from '../../platform/database/filters.ts'
import type { Audience, AVAILABLE_TO } from '../accounts/choices.ts'
import { NAMES_OFFERED } from './limits.ts'

/** Locks the job seeker's row, so that the choice and the hidden companies change one after the other. */
export async function lockChoice(db: Db, jobSeekerId: number): Promise<Choice | undefined> {
  const { rows } = await db.execute<Pick<Choice, 'availableTo'>>(sql`
    SELECT available_to AS "availableTo" FROM job_seekers WHERE id = ${jobSeekerId} FOR NO KEY UPDATE`)
  // A statement of its own, because the first one does not see companies that were added while it waited for the lock.
  const { rows: counts } = await db.execute<Pick<Choice, 'hidden'>>(sql`
    SELECT count(*)::int AS hidden FROM hidden_companies WHERE job_seeker_id = ${jobSeekerId}`)
  return rows[0] && { ...rows[0], hidden: counts[0]?.hidden ?? 0 }
}

/** `hidden`: the number of companies that the job seeker hides from. */
type Choice = { availableTo: (typeof AVAILABLE_TO)[number]; hidden: number }

/** While nobody finds the job seeker, the choice before is kept. */
export async function updateChoice(
  db: Db,
  jobSeekerId: number,
  shownTo: Audience,
  updatedAt: Date,
): Promise<void> {
  await db.execute(
    sql`UPDATE job_seekers SET shown_to = ${shownTo}, available_to = ${shownTo === 'nobody' ? sql`available_to` : shownTo},
      updated_at = ${updatedAt} WHERE id = ${jobSeekerId} AND shown_to <> ${shownTo}`,
  )
}

/** Also for the time after nobody found the job seeker. */
export async function hideFromVisitors(db: Db, jobSeekerId: number, updatedAt: Date): Promise<void> {
  await db.execute(sql`
    UPDATE job_seekers SET shown_to = CASE shown_to WHEN 'everybody' THEN 'employers' ELSE shown_to END, available_to = 'employers',
      updated_at = ${updatedAt} WHERE id = ${jobSeekerId} AND 'everybody' IN (shown_to, available_to)`)
}

export type HiddenCompanyRow = { id: number; name: string; isRegistered: boolean }

/** In the order of their names. */
export async function selectHiddenCompanies(db: Db, jobSeekerId: number): Promise<HiddenCompanyRow[]> {
  const { rows } = await db.execute<HiddenCompanyRow>(sql`
    SELECT id, name, EXISTS (SELECT FROM hidden_from f WHERE f.hidden_company_id = h.id) AS "isRegistered"
    FROM hidden_companies h WHERE job_seeker_id = ${jobSeekerId} ORDER BY lower(name), id`)
  return rows
}

/** A trigger finds the accounts of that name, now and when one registers. Does nothing if the name is already hidden. */
export async function insertHiddenCompany(
  db: Db,
  jobSeekerId: number,
  name: string,
  createdAt: Date,
): Promise<void> {
  await db.execute(sql`
    INSERT INTO hidden_companies (job_seeker_id, name, name_key, created_at)
    VALUES (${jobSeekerId}, ${name}::varchar, company_key(${name}), ${createdAt}) ON CONFLICT DO NOTHING`)
}

/** Hides job seekers from companies of a name that they hide from, where that is missing; returns the number of rows. */
export async function insertMissingHidden(db: Db, { after, last }: IdRange): Promise<number> {
  const { rowCount } = await db.$client.query(
    `INSERT INTO hidden_from SELECT e.id, h.job_seeker_id, h.id FROM employers e
       JOIN hidden_companies h ON h.name_key = company_key(e.company_name) WHERE e.id > $1 AND e.id <= $2
     ORDER BY 1, 2, 3 ON CONFLICT DO NOTHING`,
    [after, last],
  )
  return rowCount ?? 0
}

/** Returns false if the job seeker has no such row. */
export async function deleteHiddenCompany(db: Db, jobSeekerId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM hidden_companies WHERE id = ${id} AND job_seeker_id = ${jobSeekerId}`,
  )
  return rowCount === 1
}

/** Returns the names of active companies with this part, those that begin with it first. */
export async function selectCompanyNames(db: Db, search: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT company_name AS name FROM employers WHERE is_active AND company_name ILIKE ${anywhere(search)}
    GROUP BY 1 ORDER BY NOT starts_with(lower(company_name), lower(${search}::text)), lower(company_name) LIMIT ${NAMES_OFFERED}`)
  return rows.map(({ name }) => name)
}

/** The employer's name and address, if it has access to a CV of the job seeker. */
export async function findCompanyWithAccess(db: Db, employerId: number, jobSeekerId: number) {
  const { rows } = await db.execute<{ companyName: string; email: string; contactPerson: string }>(sql`
    SELECT company_name AS "companyName", email, contact_person AS "contactPerson" FROM employers
    WHERE id = ${employerId}
      AND EXISTS (SELECT FROM cv_access WHERE employer_id = ${employerId} AND job_seeker_id = ${jobSeekerId})`)
  return rows[0]
}

/**
 * Ends an employer's access to all CVs of a job seeker and returns the credits that it paid for them and did not get back.
 * The payments stay, without the CV. Open reports of contact details that do not work are closed, as the credits come back
 * in any case. Call it with the lock on the balance.
 */
export async function endAccess(
  db: Db,
  { employerId, jobSeekerId, now }: { employerId: number; jobSeekerId: number; now: Date },
): Promise<{ rows: number; credits: number }> {
  const { rows } = await db.execute<{ rows: number; credits: number }>(sql`
    WITH access AS MATERIALIZED (
      SELECT id, credits_used FROM cv_access WHERE employer_id = ${employerId} AND job_seeker_id = ${jobSeekerId} FOR UPDATE),
    refunded AS MATERIALIZED (
      SELECT coalesce(sum(credits), 0) AS credits FROM contact_reports
      WHERE state = 'confirmed' AND access_id IN (SELECT id FROM access)),
    closed AS (
      UPDATE contact_reports SET state = 'declined', decided_at = ${now}, note = ${REPORT_CLOSED}
      WHERE state = 'open' AND access_id IN (SELECT id FROM access)),
    ended AS (UPDATE cv_access SET cv_id = NULL, job_seeker_id = NULL WHERE id IN (SELECT id FROM access))
    SELECT count(*)::int AS rows, greatest(0, coalesce(sum(credits_used), 0) - (SELECT credits FROM refunded))::int AS credits
    FROM access`)
  return rows[0] ?? { rows: 0, credits: 0 }
}

const REPORT_CLOSED = 'The job seeker took the CV back. All credits were returned.'

/** Deletes the applications, with which the company would keep the contact details, and blocks the conversations. */
export async function endContact(
  db: Db,
  { employerId, jobSeekerId, now }: { employerId: number; jobSeekerId: number; now: Date },
): Promise<void> {
  await db.execute(sql`DELETE FROM job_applications a USING job_postings j
    WHERE j.id = a.job_posting_id AND j.employer_id = ${employerId} AND a.job_seeker_id = ${jobSeekerId}`)
  await db.execute(sql`UPDATE conversations SET job_seeker_blocked_at = ${now}
    WHERE employer_id = ${employerId} AND job_seeker_id = ${jobSeekerId} AND job_seeker_blocked_at IS NULL`)
}
