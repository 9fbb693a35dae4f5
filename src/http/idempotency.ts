import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Context, Viewer } from '../platform/context.ts'
import { AppError } from '../shared/errors.ts'

/** A key is kept for a day (decisions, 'Calls'). A request may take 15 minutes to arrive on a slow phone; then it is over. */
const KEPT = "interval '24 hours'"
const GIVEN_UP = "interval '16 minutes'"

const CLAIM = `
  INSERT INTO idempotency_keys AS k (account, key, request_hash, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (account, key) DO UPDATE SET request_hash = excluded.request_hash, created_at = excluded.created_at,
    response_status = NULL, response_body = NULL
  WHERE k.created_at < $4::timestamptz - ${KEPT} OR (k.response_status IS NULL AND k.created_at < $4::timestamptz - ${GIVEN_UP})
  RETURNING key`

type Kept = { request_hash: Buffer; response_status: number | null; response_body: string | null }

/**
 * A repeat of a call with the same `Idempotency-Key` is answered as the first was, and does nothing. For calls that create or
 * spend; without the header it does nothing. Throws idempotency_mismatch when the key came with another body before, and
 * idempotency_conflict while the first call is still running. What was refused is not kept: it may be tried again.
 */
export const idempotent: MiddlewareHandler<{ Variables: { ctx: Context } }> = async (c, next) => {
  const key = c.req.header('idempotency-key')?.slice(0, 255)
  if (!key) return next()
  const { db, now, viewer } = c.var.ctx
  const account = accountOf(viewer)
  const isForm = c.req.header('content-type')?.startsWith('multipart/')
  // A form with a file is streamed to disk, never held, and its boundary differs from try to try: its sender says what it holds.
  const body = isForm ? (c.req.header('form-digest') ?? '') : await c.req.text()
  const hash = createHash('sha256').update(`${c.req.method} ${c.req.path}\n${body}`).digest()
  const claimed = await db.$client.query(CLAIM, [account, key, hash, now])
  if (claimed.rowCount === 0) {
    const kept = await readKept(c.var.ctx, account, key, hash)
    return new Response(kept.response_body, {
      status: kept.response_status ?? 200,
      headers: { 'Content-Type': 'application/json' },
    })
  }
  await next()
  if (c.res.status >= 200 && c.res.status < 300) {
    const body = await c.res.clone().text()
    await db.$client.query(
      'UPDATE idempotency_keys SET response_status = $3, response_body = $4 WHERE account = $1 AND key = $2',
      [account, key, c.res.status, body],
    )
  } else {
    await db.$client.query('DELETE FROM idempotency_keys WHERE account = $1 AND key = $2', [account, key])
  }
}

async function readKept({ db }: Context, account: string, key: string, hash: Buffer): Promise<Kept> {
  const { rows } = await db.$client.query<Kept>(
    'SELECT request_hash, response_status, response_body FROM idempotency_keys WHERE account = $1 AND key = $2',
    [account, key],
  )
  const [kept] = rows
  if (kept && !kept.request_hash.equals(hash)) throw new AppError('idempotency_mismatch')
  if (!kept?.response_status) throw new AppError('idempotency_conflict', { retryAfter: 2 })
  return kept
}

/** One browser may hold three sessions; which of them the call is for is in its path, which the hash covers. */
function accountOf({ jobSeeker, employer, administrator, ip }: Viewer): string {
  if (administrator) return `a${administrator.id}`
  if (employer) return `e${employer.id}`
  return jobSeeker ? `j${jobSeeker.id}` : `ip${ip}`.slice(0, 40)
}
