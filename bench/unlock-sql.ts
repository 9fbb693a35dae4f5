import type pg from 'pg'

const STATEMENTS = {
  cv: `SELECT c.*, j.photo_id, j.phone AS owner_phone, j.is_active AS owner_is_active, j.is_available FROM cvs c
    LEFT JOIN job_seekers j ON j.id = c.job_seeker_id WHERE c.id = $1`,
  access: 'SELECT access_type FROM cv_access WHERE employer_id = $1 AND cv_id = $2',
  price: "SELECT setting_value FROM system_settings WHERE setting_key = 'cv_view_cost'",
  paid: `SELECT id FROM cv_access WHERE employer_id = $1 AND job_seeker_id = $2 AND access_type = 'view' AND credits_used > 0
    AND created_at > now() - interval '90 days' AND created_at < $3 LIMIT 1`,
  lock: 'SELECT credits FROM credit_accounts WHERE employer_id = $1 FOR UPDATE',
  grant: `INSERT INTO cv_access (employer_id, cv_id, job_seeker_id, access_type, credits_used) VALUES ($1, $2, $3, 'view', $4)
    ON CONFLICT DO NOTHING RETURNING id`,
  limit: `INSERT INTO rate_limits AS l (key, points, expires_at) VALUES ($1, 1, now() + interval '1 hour')
    ON CONFLICT (key) DO UPDATE SET points = l.points + 1 RETURNING points`,
  spend: `INSERT INTO credit_transactions (employer_id, type, amount, description, related_id) VALUES ($1, 'usage', $2, $3, $4)
    RETURNING balance_after`,
  bought: `SELECT count(*) FROM cv_access WHERE employer_id = $1 AND access_type IN ('view', 'download')
    AND created_at > now() - interval '1 day'`,
  receiver: `SELECT j.email, j.full_name, e.company_name, s.by_mail, s.in_dashboard, s.token FROM job_seekers j
    JOIN employers e ON e.id = $2 LEFT JOIN notice_settings s ON s.job_seeker_id = j.id AND s.kind = 'cv_opened' WHERE j.id = $1`,
  switches: `INSERT INTO notice_settings (job_seeker_id, kind, token) VALUES ($1, 'cv_opened', gen_random_uuid())
    ON CONFLICT DO NOTHING`,
  notice: `INSERT INTO notices (job_seeker_id, kind, text, path, is_shown) VALUES ($1, 'cv_opened', $2, '/', true) RETURNING id`,
  mail: `INSERT INTO emails (kind, recipient, subject, text_body, html_body, once_key)
    VALUES ('notice', $1, $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING id`,
  view: `INSERT INTO cv_views (cv_id, employer_id, view_type, ip_address, user_agent, visitor_hash, hour)
    VALUES ($1, $2::int, 'view', '127.0.0.1', '', sha256(('employer ' || $2::int)::bytea), date_trunc('hour', now())) ON CONFLICT DO NOTHING`,
}

/** As long as those of the product's mail. */
const MAIL_TEXT = 'text '.repeat(160)
const MAIL_HTML = '<p>text</p> '.repeat(250)

type Receiver = { email: string; company_name: string; token: string | null }
type CvRow = { job_seeker_id: number; uploaded_at: Date; job_title: string }

/** The steps of opening a CV in plain SQL, one prepared statement each. */
export async function unlockInSql(pool: pg.Pool, employerId: number, cvId: number): Promise<void> {
  const client = await pool.connect()
  const query = async <R extends pg.QueryResultRow>(name: keyof typeof STATEMENTS, values: unknown[]) =>
    (await client.query<R>({ name: `unlock-${name}`, text: STATEMENTS[name], values })).rows
  try {
    await client.query('BEGIN')
    const [cv] = await query<CvRow>('cv', [cvId])
    if (!cv) throw new Error(`no CV ${cvId}`)
    await query('access', [employerId, cvId])
    const [price] = await query<{ setting_value: string }>('price', [])
    const cost = Number(price?.setting_value)
    await query('paid', [employerId, cv.job_seeker_id, cv.uploaded_at])
    const [account] = await query<{ credits: number }>('lock', [employerId])
    if (!account || account.credits < cost) throw new Error('too few credits')
    await query('grant', [employerId, cvId, cv.job_seeker_id, cost])
    await query('limit', [`unlocks:${employerId}`])
    await query('spend', [employerId, -cost, `CV opened: ${cv.job_title}`, cvId])
    await query('bought', [employerId])
    const [receiver] = await query<Receiver>('receiver', [cv.job_seeker_id, employerId])
    if (!receiver) throw new Error(`nobody has CV ${cvId}`)
    if (receiver.token === null) await query('switches', [cv.job_seeker_id])
    const told = `${receiver.company_name} has opened your CV “${cv.job_title}”.`
    await query('notice', [cv.job_seeker_id, told])
    const once = `notice:${cv.job_seeker_id}:cv_opened:${cvId}`
    await query('mail', [receiver.email, told, MAIL_TEXT, MAIL_HTML, once])
    await query('view', [cvId, employerId])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
