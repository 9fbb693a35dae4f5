import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import type { Language } from '../../shared/language/words.ts'

const APPLICATION = `
  SELECT to_jsonb(a) - 'notes' || jsonb_build_object('job_title', j.title, 'company', e.company_name, 'history', (
    SELECT coalesce(jsonb_agg(jsonb_build_object('status', h.status, 'changed_by', h.changed_by, 'changed_at', h.changed_at, 'words', h.words)
      ORDER BY h.id), '[]') FROM job_application_changes h WHERE h.job_application_id = a.id))
  FROM job_applications a JOIN job_postings j ON j.id = a.job_posting_id JOIN employers e ON e.id = j.employer_id
  WHERE a.job_seeker_id = $1 ORDER BY a.id`

/**
 * All stored data about a job seeker, one query per section: one JSON object per row, with names as in the database.
 * $1 is the job seeker's id. An employer's own notes about an applicant belong to the employer and are left out; so
 * are hashes of passwords and links, which would help only a thief.
 */
export const SECTIONS = {
  account: "SELECT to_jsonb(t) - '{password_hash,location_id}'::text[] FROM job_seekers t WHERE id = $1",
  cvs: `SELECT to_jsonb(t) - '{file_key,location_id}'::text[] || jsonb_build_object('words_of_the_file', w.text, 'made_here_of', d.document)
    FROM cvs t LEFT JOIN cv_texts w ON w.cv_id = t.id LEFT JOIN cv_documents d ON d.cv_id = t.id WHERE t.job_seeker_id = $1 ORDER BY t.id`,
  files_that_wait_in_the_upload_form:
    "SELECT to_jsonb(t) - 'file_key' FROM cv_read_files t WHERE t.job_seeker_id = $1 ORDER BY t.created_at",
  documents: "SELECT to_jsonb(t) - 'file_key' FROM documents t WHERE t.job_seeker_id = $1 ORDER BY t.id",
  documents_that_companies_may_open: `SELECT jsonb_build_object('document_id', t.document_id, 'application_id', t.job_application_id, 'since', t.shared_at, 'opened', t.opened_at)
    FROM application_documents t JOIN documents d ON d.id = t.document_id WHERE d.job_seeker_id = $1 ORDER BY t.document_id, t.job_application_id`,
  applications: APPLICATION,
  interviews: `SELECT to_jsonb(t) - '{round,sequence,reminded_at}'::text[] || jsonb_build_object('job_title', j.title)
    FROM interviews t JOIN job_applications a ON a.id = t.job_application_id JOIN job_postings j ON j.id = a.job_posting_id
    WHERE a.job_seeker_id = $1 ORDER BY a.id`,
  companies_that_may_open_your_cvs: `
    SELECT jsonb_build_object('company', e.company_name, 'cv_id', t.cv_id, 'access', t.access_type, 'since', t.created_at)
    FROM cv_access t JOIN employers e ON e.id = t.employer_id WHERE t.job_seeker_id = $1 ORDER BY t.id`,
  companies_that_never_find_you: `SELECT jsonb_build_object('name', t.name, 'since', t.created_at,
      'is_registered', EXISTS (SELECT FROM hidden_from f WHERE f.hidden_company_id = t.id))
    FROM hidden_companies t WHERE t.job_seeker_id = $1 ORDER BY t.id`,
  messages: `
    SELECT jsonb_build_object('company', e.company_name, 'job', j.title, 'blocked_by_you', t.job_seeker_blocked_at,
      'messages', (SELECT coalesce(jsonb_agg(jsonb_build_object('from', m.sender, 'text', m.body, 'at', m.created_at) ORDER BY m.id), '[]')
        FROM messages m WHERE m.conversation_id = t.id),
      'your_reports', (SELECT coalesce(jsonb_agg(jsonb_build_object('reason', r.reason, 'details', r.details, 'at', r.created_at)), '[]')
        FROM conversation_reports r WHERE r.conversation_id = t.id AND r.reported_by = 'job_seeker'))
    FROM conversations t JOIN employers e ON e.id = t.employer_id LEFT JOIN job_postings j ON j.id = t.job_posting_id
    WHERE t.job_seeker_id = $1 ORDER BY t.id`,
  saved_jobs: `SELECT jsonb_build_object('job_id', j.id, 'title', j.title, 'saved_at', t.saved_at)
    FROM saved_jobs t JOIN job_postings j ON j.id = t.job_posting_id WHERE t.job_seeker_id = $1 ORDER BY t.saved_at`,
  job_alerts: `SELECT to_jsonb(t) - '{token,edition}'::text[] FROM job_alerts t
    WHERE t.job_seeker_id = $1 OR lower(t.email) = (SELECT lower(email) FROM job_seekers WHERE id = $1) ORDER BY t.id`,
  phones_that_show_your_news: `SELECT jsonb_build_object('push_service', substring(t.endpoint from '^https?://[^/]+'), 'since', t.created_at)
    FROM push_subscriptions t WHERE t.job_seeker_id = $1 ORDER BY t.id`,
  notices: `SELECT to_jsonb(t) - '{once_key,is_shown}'::text[] FROM notices t WHERE t.job_seeker_id = $1 ORDER BY t.id`,
  notice_settings:
    "SELECT to_jsonb(t) - 'token' FROM notice_settings t WHERE t.job_seeker_id = $1 ORDER BY t.kind",
  jobs_you_reported: `SELECT jsonb_build_object('job_id', t.job_posting_id, 'reason', t.reason, 'details', t.details, 'at', t.created_at)
    FROM job_reports t WHERE t.job_seeker_id = $1 ORDER BY t.id`,
  reports_that_you_could_not_be_reached: `SELECT jsonb_build_object('cv_id', t.cv_id, 'reason', t.reason, 'state', t.state, 'at', t.created_at)
    FROM contact_reports t JOIN cv_access a ON a.id = t.access_id WHERE a.job_seeker_id = $1 ORDER BY t.id`,
  looks_at_your_cvs: `
    SELECT jsonb_build_object('cv_id', t.cv_id, 'what', t.view_type, 'at', t.viewed_at)
    FROM cv_views t JOIN cvs c ON c.id = t.cv_id WHERE c.job_seeker_id = $1 ORDER BY t.id`,
  logins: `SELECT jsonb_build_object('device', t.device, 'since', t.created_at, 'last_used', t.last_seen_at)
    FROM sessions t WHERE t.job_seeker_id = $1 ORDER BY t.id`,
  email_address_to_be_confirmed: `SELECT jsonb_build_object('email', t.new_email, 'at', t.created_at)
    FROM email_changes t WHERE t.job_seeker_id = $1`,
  password_links: `SELECT jsonb_build_object('asked_for', t.created_at, 'used', t.used) FROM password_reset_tokens t
    JOIN job_seekers j ON lower(j.email) = lower(t.email) WHERE t.user_type = 'user' AND j.id = $1 ORDER BY t.id`,
  emails_to_you: `SELECT jsonb_build_object('subject', t.subject, 'text', t.text_body, 'written', t.created_at, 'sent', t.sent_at)
    FROM emails t JOIN job_seekers j ON lower(j.email) = lower(t.recipient) WHERE j.id = $1 AND NOT t.is_secret ORDER BY t.id`,
  sms_to_you: `SELECT jsonb_build_object('text', t.body, 'written', t.created_at, 'state', t.state) FROM sms_messages t
    JOIN job_seekers j ON j.login_phone <> '' AND j.login_phone = t.recipient WHERE j.id = $1 AND t.kind <> 'code' ORDER BY t.id`,
}

/** Returns the rows by section. */
export async function selectPersonalData(
  db: Db,
  id: number,
  sections: Readonly<Record<string, string>>,
): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {}
  for (const [name, text] of Object.entries(sections)) {
    const { rows } = await db.$client.query<[unknown]>({ text, values: [id], rowMode: 'array' })
    found[name] = rows.map(([row]) => row)
  }
  return found
}

type Owner = { photoId: string | null; language: Language | null }
export type OwnFiles = Owner & { files: { key: string; name: string }[] }

/** Includes files that wait in the upload form. Returns undefined if the job seeker does not exist. */
export async function findOwnFiles(db: Db, jobSeekerId: number): Promise<OwnFiles | undefined> {
  const person = await db.execute<Owner>(
    sql`SELECT photo_id AS "photoId", language FROM job_seekers WHERE id = ${jobSeekerId}`,
  )
  const files = await db.execute<OwnFiles['files'][number]>(
    sql`SELECT file_key AS key, 'cv_' || id || '.' || file_type AS name FROM cvs
      WHERE job_seeker_id = ${jobSeekerId} AND file_key IS NOT NULL
      UNION ALL SELECT file_key, 'unpublished_' || row_number() OVER (ORDER BY created_at) || '.' || file_type FROM cv_read_files
      WHERE job_seeker_id = ${jobSeekerId}
      UNION ALL SELECT file_key, 'document_' || id || '.' || file_type FROM documents WHERE job_seeker_id = ${jobSeekerId}`,
  )
  return person.rows[0] && { ...person.rows[0], files: files.rows }
}

/** `email` and `loginPhone` are '' if the person has none. */
export type Person = {
  id: number
  email: string
  loginPhone: string
  fullName: string
  language: Language | null
}

/** Locks the job seeker: until the transaction ends, none of their CVs can be opened and nothing can be added. */
export async function lockPerson(db: Db, jobSeekerId: number): Promise<Person | undefined> {
  const { rows } = await db.execute<Person>(
    sql`SELECT id, email, login_phone AS "loginPhone", full_name AS "fullName", language FROM job_seekers WHERE id = ${jobSeekerId} FOR UPDATE`,
  )
  return rows[0]
}

/**
 * Deletes the CVs with their texts, page views, applications and search rows; the payments of employers stay, without
 * the CV.
 */
export async function deleteCvsOf(db: Db, jobSeekerId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`WITH own AS MATERIALIZED (SELECT id FROM cvs WHERE job_seeker_id = ${jobSeekerId} ORDER BY id FOR UPDATE)
      DELETE FROM cvs USING own WHERE own.id = cvs.id RETURNING cvs.id`,
  )
  return rows.map(({ id }) => id)
}

/**
 * Erases the words of employers in contact reports about the job seeker; the reports themselves and the credits stay.
 */
export async function eraseContactReports(db: Db, jobSeekerId: number): Promise<void> {
  await db.execute(sql`UPDATE contact_reports SET details = '' FROM cv_access a
    WHERE a.id = access_id AND a.job_seeker_id = ${jobSeekerId} AND details <> ''`)
}

/**
 * Erases mails to the job seeker, mails with the job seeker as reply address, job alerts of the address, mailed links and
 * the counters of their attempts.
 */
export async function erasePost(db: Db, { id, email, loginPhone }: Person): Promise<void> {
  await eraseSms(db, loginPhone, 'user')
  // A company may use the same address; then its mails stay.
  await db.execute(sql`DELETE FROM emails WHERE lower(recipient) = lower(${email}::text)
    AND NOT EXISTS (SELECT FROM employers WHERE lower(email) = lower(${email}::text))
    AND NOT EXISTS (SELECT FROM administrators WHERE lower(email) = lower(${email}::text))`)
  await db.execute(sql`DELETE FROM job_alerts WHERE lower(email) = lower(${email}::text)`)
  await db.execute(sql`DELETE FROM emails WHERE reply_to <> '' AND lower(reply_to) = lower(${email}::text)`)
  await db.execute(sql`DELETE FROM emails WHERE kind = 'email_change' AND lower(recipient) =
    (SELECT lower(new_email) FROM email_changes WHERE job_seeker_id = ${id})`)
  await db.execute(
    sql`DELETE FROM password_reset_tokens WHERE lower(email) = lower(${email}::text) AND user_type = 'user'`,
  )
  await db.execute(sql`DELETE FROM idempotency_keys WHERE account = ${`j${id}`}`)
  await db.execute(
    sql`DELETE FROM rate_limits WHERE starts_with(key, ${`reset-account:user:${email.toLowerCase()}:`})
      OR starts_with(key, ${`job-alert-email:${email.toLowerCase()}:`}) OR key = ${`job-alert-links:${email.toLowerCase()}`}`,
  )
}

/** Erases SMS to a number, codes and the counters of its codes. The other kind of account may have the same number. */
export async function eraseSms(db: Db, phone: string, userType: 'user' | 'employer'): Promise<void> {
  if (phone === '') return
  const other = sql.identifier(userType === 'user' ? 'employers' : 'job_seekers')
  await db.execute(sql`DELETE FROM sms_messages WHERE recipient = ${phone}
    AND NOT EXISTS (SELECT FROM ${other} WHERE login_phone = ${phone})`)
  await db.execute(sql`DELETE FROM phone_codes WHERE phone = ${phone} AND user_type = ${userType}`)
  await db.execute(
    sql`DELETE FROM rate_limits WHERE key IN (${`code-number:${phone}`}, ${`code-number-day:${phone}`})`,
  )
}

/** Deletes the job seeker with sessions, applications and all other rows that refer to them. */
export async function deletePerson(db: Db, id: number): Promise<void> {
  await db.execute(sql`DELETE FROM job_seekers WHERE id = ${id}`)
}
