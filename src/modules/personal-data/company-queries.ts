import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { eraseSms } from './queries.ts'

/**
 * All stored data about a company, one query per section: one JSON object per row, with names as in the database. $1 is
 * the employer's id. Of job seekers it contains only what the company has seen; the files of CVs are left out.
 */
export const COMPANY_SECTIONS = {
  account: "SELECT to_jsonb(t) - '{password_hash,location_id}'::text[] FROM employers t WHERE id = $1",
  verifications: `SELECT jsonb_build_object('existence', t.existence, 'registration_number', t.registration_number, 'verified_at', t.verified_at,
      'withdrawn_at', t.withdrawn_at) FROM employer_verifications t WHERE t.employer_id = $1 ORDER BY t.id`,
  jobs: `SELECT to_jsonb(t) - '{words,flagged_words,cleared_words}'::text[] FROM job_postings t WHERE t.employer_id = $1 ORDER BY t.id`,
  applications: `
    SELECT jsonb_build_object('job', j.title, 'applicant', p.full_name, 'status', a.status, 'applied_at', a.applied_at, 'answers', a.answers,
      'notes', (SELECT coalesce(jsonb_agg(n.text ORDER BY n.id), '[]') FROM application_notes n WHERE n.job_application_id = a.id))
    FROM job_applications a JOIN job_postings j ON j.id = a.job_posting_id JOIN job_seekers p ON p.id = a.job_seeker_id
    WHERE j.employer_id = $1 ORDER BY a.id`,
  cvs_you_may_open: `SELECT jsonb_build_object('cv_id', t.cv_id, 'person', p.full_name, 'access', t.access_type, 'credits', t.credits_used, 'since', t.created_at)
    FROM cv_access t LEFT JOIN job_seekers p ON p.id = t.job_seeker_id WHERE t.employer_id = $1 ORDER BY t.id`,
  notes_about_cvs: `SELECT jsonb_build_object('cv_id', t.cv_id, 'text', t.text, 'at', t.created_at)
    FROM cv_notes t WHERE t.employer_id = $1 ORDER BY t.id`,
  shortlists: `SELECT jsonb_build_object('name', t.name, 'created_at', t.created_at, 'cv_ids',
      (SELECT coalesce(jsonb_agg(s.cv_id), '[]') FROM shortlist_cvs s WHERE s.shortlist_id = t.id))
    FROM shortlists t WHERE t.employer_id = $1 ORDER BY t.id`,
  job_templates: 'SELECT to_jsonb(t) FROM job_templates t WHERE t.employer_id = $1 ORDER BY t.id',
  saved_replies: 'SELECT to_jsonb(t) FROM saved_replies t WHERE t.employer_id = $1 ORDER BY t.id',
  saved_searches: "SELECT to_jsonb(t) - 'token' FROM saved_searches t WHERE t.employer_id = $1 ORDER BY t.id",
  searches:
    "SELECT to_jsonb(t) - 'employer_id' - 'shown' FROM ai_searches t WHERE t.employer_id = $1 ORDER BY t.id",
  messages: `
    SELECT jsonb_build_object('person', p.full_name, 'messages',
      (SELECT coalesce(jsonb_agg(jsonb_build_object('from', m.sender, 'text', m.body, 'at', m.created_at) ORDER BY m.id), '[]')
        FROM messages m WHERE m.conversation_id = t.id))
    FROM conversations t JOIN job_seekers p ON p.id = t.job_seeker_id WHERE t.employer_id = $1 ORDER BY t.id`,
  credits:
    "SELECT to_jsonb(t) - 'admin_id' FROM credit_transactions t WHERE t.employer_id = $1 ORDER BY t.id",
  balance: "SELECT to_jsonb(t) - 'employer_id' FROM credit_accounts t WHERE t.employer_id = $1",
  payments: `SELECT to_jsonb(t) - '{processed_by,admin_notes,slip_key}'::text[] || jsonb_build_object('receipt', to_jsonb(r))
    FROM payment_requests t LEFT JOIN payment_receipts r ON r.payment_request_id = t.id WHERE t.employer_id = $1 ORDER BY t.id`,
  payment_references:
    "SELECT to_jsonb(t) - 'employer_id' FROM payment_references t WHERE t.employer_id = $1 ORDER BY t.reference",
  reports_of_wrong_contact_details: `SELECT jsonb_build_object('cv_id', t.cv_id, 'reason', t.reason, 'details', t.details, 'state', t.state, 'at', t.created_at)
    FROM contact_reports t WHERE t.employer_id = $1 ORDER BY t.id`,
  looks_at_cvs: `SELECT jsonb_build_object('cv_id', t.cv_id, 'what', t.view_type, 'at', t.viewed_at)
    FROM cv_views t WHERE t.employer_id = $1 ORDER BY t.id`,
  email_settings:
    "SELECT to_jsonb(t) - 'token' FROM employer_mail_settings t WHERE t.employer_id = $1 ORDER BY t.kind",
  logins: `SELECT jsonb_build_object('device', t.device, 'since', t.created_at, 'last_used', t.last_seen_at)
    FROM sessions t WHERE t.employer_id = $1 ORDER BY t.id`,
  email_address_to_be_confirmed: `SELECT jsonb_build_object('email', t.new_email, 'at', t.created_at)
    FROM email_changes t WHERE t.employer_id = $1`,
  emails_to_you: `SELECT jsonb_build_object('subject', t.subject, 'text', t.text_body, 'written', t.created_at, 'sent', t.sent_at)
    FROM emails t JOIN employers e ON lower(e.email) = lower(t.recipient) WHERE e.id = $1 AND NOT t.is_secret ORDER BY t.id`,
  sms_to_you: `SELECT jsonb_build_object('text', t.body, 'written', t.created_at, 'state', t.state) FROM sms_messages t
    JOIN employers e ON e.login_phone <> '' AND e.login_phone = t.recipient WHERE e.id = $1 AND t.kind <> 'code' ORDER BY t.id`,
}

export type Company = {
  id: number
  email: string
  loginPhone: string
  companyName: string
  contactPerson: string
  logoId: string | null
}

/** Locks the company: until the transaction ends, it can spend nothing and post nothing. */
export async function lockCompany(db: Db, employerId: number): Promise<Company | undefined> {
  const { rows } = await db.execute<Company>(sql`
    SELECT id, email, login_phone AS "loginPhone", company_name AS "companyName", contact_person AS "contactPerson", logo_id AS "logoId"
    FROM employers WHERE id = ${employerId} FOR UPDATE`)
  return rows[0]
}

/** Whether the company ever had credits or a payment, which the accounts must keep. */
export async function hasLedger(db: Db, employerId: number): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    SELECT EXISTS (SELECT FROM credit_transactions WHERE employer_id = ${employerId})
      OR EXISTS (SELECT FROM payment_requests WHERE employer_id = ${employerId} AND status = 'approved') AS found`)
  return rows[0]?.found ?? false
}

/** Deletes the company with its jobs, applications to them, messages and all other rows that refer to it. */
export async function deleteCompany(db: Db, { id }: Company): Promise<void> {
  await db.execute(sql`DELETE FROM employers WHERE id = ${id}`)
}

/** Keeps the ledger, the receipts and the names of company and jobs, which others have in their histories. */
export async function emptyCompany(db: Db, { id }: Company, passwordHash: string, now: Date): Promise<void> {
  await db.execute(
    sql`UPDATE job_postings SET is_active = false, updated_at = ${now} WHERE employer_id = ${id} AND is_active`,
  )
  await db.execute(sql`UPDATE payment_requests SET status = 'cancelled', processed_at = ${now}
    WHERE employer_id = ${id} AND status = 'pending'`)
  await db.execute(
    sql`UPDATE conversations SET closed_at = ${now} WHERE employer_id = ${id} AND closed_at IS NULL`,
  )
  for (const table of [
    'shortlists',
    'cv_notes',
    'job_templates',
    'saved_replies',
    'saved_searches',
    'employer_mail_settings',
    'email_changes',
    'sessions',
    'ai_searches',
  ])
    await db.execute(sql`DELETE FROM ${sql.identifier(table)} WHERE employer_id = ${id}`)
  await db.execute(sql`UPDATE employers SET
      company_name = left(company_name, 240) || ' (closed)', contact_person = 'Closed account',
      email = ${`closed-${id}@closed.invalid`}, login_phone = '', phone_confirmed_at = NULL, password_hash = ${passwordHash}, phone = '', website = '', address = '', description = '',
      logo_id = NULL, is_approved = false, is_active = false, closed_at = ${now}, updated_at = ${now}
    WHERE id = ${id}`)
}

/** Erases mails to the company, mailed links and the counters of their attempts. */
export async function eraseCompanyPost(db: Db, { id, email, loginPhone }: Company): Promise<void> {
  await eraseSms(db, loginPhone, 'employer')
  // A job seeker or an administrator may use the same address; then the mails stay.
  await db.execute(sql`DELETE FROM emails WHERE lower(recipient) = lower(${email}::text)
    AND NOT EXISTS (SELECT FROM job_seekers WHERE lower(email) = lower(${email}::text))
    AND NOT EXISTS (SELECT FROM administrators WHERE lower(email) = lower(${email}::text))`)
  await db.execute(
    sql`DELETE FROM password_reset_tokens WHERE lower(email) = lower(${email}::text) AND user_type = 'employer'`,
  )
  await db.execute(sql`DELETE FROM idempotency_keys WHERE account = ${`e${id}`}`)
}
