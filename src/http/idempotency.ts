import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Context as HonoContext } from 'hono'
import type { Context, Viewer } from '../platform/context.ts'
import type { Db } from '../platform/database/database.ts'
import type { TaskModule } from '../platform/tasks/tasks.ts'
import { AppError } from '../shared/errors.ts'

/** The age up to which a repeated call gets the stored answer. */
const KEPT = "interval '24 hours'"
/**
 * The age at which another request may take over a claim. A key is claimed when its whole request has arrived, so the
 * work takes seconds. A killed process leaves its claim behind, and the repeat must not wait for long. Taking over work
 * that is only slow does no harm, because the first attempt is then rolled back.
 */
const GIVEN_UP = "interval '10 seconds'"
/** A claim that is further in the future was made while the clock was wrong. */
const AHEAD = "interval '1 hour'"

const CLAIM = `
  INSERT INTO idempotency_keys AS k (account, key, request_hash, created_at) VALUES ($1, $2, $3, $4)
  ON CONFLICT (account, key) DO UPDATE SET request_hash = excluded.request_hash, created_at = excluded.created_at,
    claim = excluded.claim, response_status = NULL, response_body = NULL
  WHERE k.created_at < $4::timestamptz - ${KEPT} OR (k.response_status IS NULL
    AND (k.created_at < $4::timestamptz - ${GIVEN_UP} OR k.created_at > $4::timestamptz + ${AHEAD}))
  RETURNING claim`
const OWN = 'account = $1 AND key = $2 AND claim = $3 AND response_status IS NULL'
const NOTE = `UPDATE idempotency_keys SET response_status = $4, response_body = $5 WHERE ${OWN}`
const RELEASE = `DELETE FROM idempotency_keys WHERE ${OWN}`

type Kept = { request_hash: Buffer; response_status: number | null; response_body: string | null }
type Claim = readonly [account: string, key: string, claim: string]
/** The part of Hono's context that `once` needs: the handler's own context, the request and the answer. */
type Handling<C extends Context> = Pick<HonoContext, 'req' | 'json'> & { var: { ctx: C } }
type Options<S> = {
  /** 200 when absent. */
  status?: S
  /** The digest of a received form. `once` reads a JSON body by itself. */
  received?: string
}

/**
 * Answers with the result of `command`. With an `Idempotency-Key`, a repeated call gets the answer of the first one and
 * does nothing. The answer is stored in the transaction that does the work, so that a crash cannot separate the two.
 * `command` must run exactly one transaction and return its result; before and after it, the command may do work
 * outside of transactions (limits, files). Throws idempotency_mismatch when the key was used with another body before,
 * and idempotency_conflict while the first call is still running. A refusal is not stored, so the call may be tried
 * again.
 */
export async function once<C extends Context, T extends object, S extends 200 | 201 = 200>(
  c: Handling<C>,
  command: (ctx: C) => Promise<T>,
  options: Options<S> = {},
) {
  const { status = 200, received } = options
  const { ctx } = c.var
  const key = c.req.header('idempotency-key')?.slice(0, 255)
  if (!key) return c.json(await runNoted(ctx, command, async () => undefined), status)
  const account = accountOf(ctx.viewer)
  const body = received ?? (await c.req.text())
  const hash = createHash('sha256').update(`${c.req.method} ${c.req.path}\n${body}`).digest()
  const { rows } = await ctx.db.$client.query<{ claim: string }>({
    name: 'claim_key',
    text: CLAIM,
    values: [account, key, hash, ctx.now],
  })
  const [claimed] = rows
  if (!claimed) {
    const answer: T = JSON.parse(await readKept(ctx, account, key, hash))
    return c.json(answer, status)
  }
  const claim: Claim = [account, key, claimed.claim]
  try {
    return c.json(await runNoted(ctx, command, (db, answer) => note(db, claim, status, answer)), status)
  } catch (error) {
    await releaseClaim(ctx, claim)
    throw error
  }
}

/**
 * Releases the key at once. While the database is unreachable, repeats this until it succeeds or the claim has expired.
 */
async function releaseClaim(ctx: Context, claim: Claim): Promise<void> {
  const isDone = await ctx.db.$client.query(RELEASE, [...claim]).then(
    () => true,
    () => false,
  )
  if (!isDone) void keepReleasing(ctx, claim)
}

/** Runs in the background, so that the caller gets the original error without waiting. */
async function keepReleasing(ctx: Context, claim: Claim): Promise<void> {
  for (let attempt = 0; attempt < 20; attempt++) {
    await delay(500, undefined, { ref: false })
    try {
      await ctx.db.$client.query(RELEASE, [...claim])
      return
    } catch {
      // The database is still unreachable.
    }
  }
}

/**
 * Throws when the command returns something other than its transaction stored: a repeated call would get a different
 * answer.
 */
async function runNoted<C extends Context, T extends object>(
  ctx: C,
  command: (ctx: C) => Promise<T>,
  keep: (db: Db, answer: unknown) => Promise<void>,
): Promise<T> {
  let noted: unknown
  const answer = await command({
    ...ctx,
    async beforeCommit(db, result) {
      noted = result
      await keep(db, result)
    },
  })
  if (noted !== answer) throw new Error('the answer is not what the transaction of the command returned')
  return answer
}

/** Stores the answer. Throws when another attempt has taken over the claim, so that this one is rolled back. */
async function note(db: Db, claim: Claim, status: number, answer: unknown): Promise<void> {
  const values = [...claim, status, JSON.stringify(answer)]
  const { rowCount } = await db.$client.query({ name: 'note_answer', text: NOTE, values })
  if (rowCount === 0) throw new AppError('idempotency_conflict', { retryAfter: 2 })
}

async function readKept({ db }: Context, account: string, key: string, hash: Buffer): Promise<string> {
  const { rows } = await db.$client.query<Kept>(
    'SELECT request_hash, response_status, response_body FROM idempotency_keys WHERE account = $1 AND key = $2',
    [account, key],
  )
  const [kept] = rows
  if (kept && !kept.request_hash.equals(hash)) throw new AppError('idempotency_mismatch')
  if (!kept?.response_status || kept.response_body === null)
    throw new AppError('idempotency_conflict', { retryAfter: 2 })
  return kept.response_body
}

/**
 * Identifies the caller by one account or the address. The hash covers the path, which shows the session that the call
 * uses.
 */
function accountOf({ jobSeeker, employer, administrator, ip }: Viewer): string {
  if (administrator) return `a${administrator.id}`
  if (employer) return `e${employer.id}`
  return jobSeeker ? `j${jobSeeker.id}` : `ip${ip}`.slice(0, 40)
}

/** Deletes the keys that are too old for a repeated call. */
export const idempotencyTasks: TaskModule = {
  handlers: {
    async 'clean-up'({ db, now }) {
      await db.$client.query(`DELETE FROM idempotency_keys WHERE created_at < $1::timestamptz - ${KEPT}`, [
        now,
      ])
    },
  },
}
