import process from 'node:process'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres/start.ts'
import { createLog } from '../../src/platform/log.ts'

/** Joins the database of the product that the journeys use, for data that no page shows. */
async function ask<T extends pg.QueryResultRow>(
  text: string,
  values: unknown[],
  dataDir: string,
): Promise<T[]> {
  const database = await startEmbeddedPostgres({ dataDir, role: 'script', log: createLog('silent') })
  const client = new pg.Client(database.connection)
  try {
    await client.connect()
    return (await client.query<T>(text, values)).rows
  } finally {
    await client.end()
    await database.stop()
  }
}

/** Sets the support address. Call it before the first page is shown, because pages cache settings for a while. */
export async function setUpSupport(dataDir: string): Promise<void> {
  const text =
    "UPDATE system_settings SET setting_value = 'support@example.com' WHERE setting_key = 'support_email'"
  await ask(text, [], dataDir)
}

/** Adds applications to a job, by people who have only a name: `Applicant 1` and so on. */
export async function addApplications(jobId: number, count: number): Promise<void> {
  const text = `
    WITH people AS (
      INSERT INTO job_seekers (username, password_hash, email, full_name)
      SELECT 'a' || $1 || '.' || n, '-', 'a' || $1 || '.' || n || '@example.com', 'Applicant ' || n FROM generate_series(1, $2::int) n
      RETURNING id, full_name, email
    ), sent AS (
      INSERT INTO cvs (job_seeker_id, full_name, email, job_title, location, experience, category)
      SELECT id, full_name, email, 'Fitter', 'Lae', 'mid', 'trades' FROM people RETURNING id, job_seeker_id
    )
    INSERT INTO job_applications (job_posting_id, job_seeker_id, cv_id) SELECT $1::int, job_seeker_id, id FROM sent`
  await ask(text, [jobId, count], process.env.PAGES_DATA_DIR ?? '')
}

/** Adds CVs that the employer opened just now. The server of the journeys allows a thousand times the usual number. */
export async function addOpenings(employerId: number, count: number): Promise<void> {
  const text = `
    INSERT INTO cv_access (employer_id, access_type, credits_used)
    SELECT $1::int, 'view', 2 FROM generate_series(1, $2::int)`
  await ask(text, [employerId, count], process.env.PAGES_DATA_DIR ?? '')
}

/** The path of the newest link to our site in the mails to an address. */
export async function mailedPath(recipient: string): Promise<string> {
  const text = 'SELECT text_body FROM emails WHERE recipient = $1 ORDER BY id DESC LIMIT 1'
  const rows = await ask<{ text_body: string }>(text, [recipient], process.env.PAGES_DATA_DIR ?? '')
  const [, path] = /:\nhttps?:\/\/[^/]+(\/\S+)/.exec(rows[0]?.text_body ?? '') ?? []
  if (!path) throw new Error(`no link was mailed to ${recipient}`)
  return path
}

/** Lets the morning come for all job alerts: the server mails the new jobs within a minute. */
export async function mailJobAlerts(): Promise<void> {
  const text = `WITH due AS (UPDATE job_alerts SET next_at = now() - interval '1 hour')
    INSERT INTO pgboss.job (name, data) VALUES ('mail-job-alerts', '{}')`
  await ask(text, [], process.env.PAGES_DATA_DIR ?? '')
}

/** The subject of the newest mail to an address, and the path of its link to `/job-alert`. */
export async function newestMail(recipient: string): Promise<{ subject: string; alertPath: string }> {
  const text = 'SELECT subject, text_body FROM emails WHERE recipient = $1 ORDER BY id DESC LIMIT 1'
  const rows = await ask<{ subject: string; text_body: string }>(
    text,
    [recipient],
    process.env.PAGES_DATA_DIR ?? '',
  )
  const [alertPath = ''] = /\/job-alert\?token=[\w-]+/.exec(rows[0]?.text_body ?? '') ?? []
  return { subject: rows[0]?.subject ?? '', alertPath }
}

/** Adds an administrator for one journey, with Vera's password. */
export async function addAdministrator(username: string): Promise<void> {
  const text =
    "INSERT INTO administrators (username, password_hash) SELECT $1, password_hash FROM administrators WHERE username = 'vera'"
  await ask(text, [username], process.env.PAGES_DATA_DIR ?? '')
}

/** Adds an address as if its administrator had asked for it, which needs a mail server; `token` opens it. */
export async function addPendingAddress(username: string, email: string, token: string): Promise<void> {
  const text = `
    INSERT INTO email_changes (administrator_id, new_email, token_hash, expires_at)
    SELECT id, $2, sha256($3::bytea), now() + interval '1 hour' FROM administrators WHERE username = $1`
  await ask(text, [username, email, token], process.env.PAGES_DATA_DIR ?? '')
}

/** Holds a draft as the setting `hold_first_job` would, which cannot be on here because it affects every journey. */
export async function holdJob(id: number): Promise<void> {
  const text =
    'UPDATE job_postings SET held_at = now(), held_credits = 0, held_days = 30, is_paid = true WHERE id = $1'
  await ask(text, [id], process.env.PAGES_DATA_DIR ?? '')
}

/** Shows held notices of a job seeker at once: those about moves that can still be undone. */
export async function endHold(email: string): Promise<void> {
  const text =
    'UPDATE notices SET created_at = now() WHERE created_at > now() AND job_seeker_id = (SELECT id FROM job_seekers WHERE email = $1)'
  await ask(text, [email], process.env.PAGES_DATA_DIR ?? '')
}

/** The newest mail to an address, as text. */
export async function lastMail(recipient: string): Promise<string> {
  const text = 'SELECT text_body FROM emails WHERE recipient = $1 ORDER BY id DESC LIMIT 1'
  const rows = await ask<{ text_body: string }>(text, [recipient], process.env.PAGES_DATA_DIR ?? '')
  return rows[0]?.text_body ?? ''
}
