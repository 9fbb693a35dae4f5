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
  view: `INSERT INTO cv_views (cv_id, employer_id, view_type, ip_address, user_agent, visitor_hash, hour)
    VALUES ($1, $2::int, 'view', '127.0.0.1', '', sha256(('employer ' || $2::int)::bytea), date_trunc('hour', now())) ON CONFLICT DO NOTHING`,
}

type CvRow = { job_seeker_id: number; uploaded_at: Date; job_title: string }

/** What opening a CV does, with nothing around it: a prepared statement a step. */
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
    await query('view', [cvId, employerId])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}
