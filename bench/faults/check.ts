import { setTimeout as wait } from 'node:timers/promises'
import { openDatabase } from '../../src/platform/database/database.ts'
import { createLog } from '../../src/platform/log.ts'
import { openTasks } from '../../src/platform/tasks/tasks.ts'
import type { Acknowledged } from './load.ts'
import type { Place } from './place.ts'
import { hashOf, WRITE_KINDS } from './writes.ts'

/** Writes by kind and token. */
export type Missing = { lost: Set<string>; doubled: Set<string> }

/** Looks for each acknowledged write in the database, and for the file of each CV. */
export async function findMissing({ product, world, acknowledged }: Place): Promise<Missing> {
  const missing: Missing = { lost: new Set(), doubled: new Set() }
  for (const { kind, found } of WRITE_KINDS) {
    const tokens = tokensOf(kind, acknowledged)
    const unsure = new Set(acknowledged.filter(({ isSure }) => !isSure).map(({ token }) => token))
    for (const text of found) {
      const times = new Map<string, number>()
      for (const { token } of await product.query<{ token: string }>(text, [tokens]))
        times.set(token, (times.get(token) ?? 0) + 1)
      for (const token of tokens) {
        const rows = times.get(token) ?? 0
        if (rows === 0 && !unsure.has(token)) missing.lost.add(`${kind} ${token}`)
        if (rows > 1) missing.doubled.add(`${kind} ${token}`)
      }
    }
  }
  for (const { id, file, owner } of world.cvs) {
    const { body } = await owner.get(`/api/cvs/${id}/download`)
    if (!(body instanceof Uint8Array) || hashOf(body) !== file) missing.lost.add(`file of CV ${id}`)
  }
  return missing
}

/** Returns the tokens to look for. Of a profile, only the last write of each client can be found. */
function tokensOf(kind: string, acknowledged: readonly Acknowledged[]): string[] {
  const written = acknowledged.filter((write) => write.kind === kind)
  if (kind !== 'profile') return written.map(({ token }) => token)
  return [...new Map(written.map(({ client, token }) => [client, token])).values()]
}

export type Mails = {
  written: number
  /** The mail server never got them, or they were never marked as sent. */
  lost: number
  doubled: number
  /** Sent twice because the process was killed after the server had accepted them and before that was recorded. */
  unavoidable: number
}

export async function lastMail({ product }: Place): Promise<number> {
  const [row] = await product.query<{ last: number }>('SELECT coalesce(max(id), 0) AS last FROM emails')
  return Number(row?.last)
}

/**
 * Finds mails that the server has accepted but that are not marked as sent. After a kill they are sent again; SMTP
 * cannot prevent that.
 */
export async function findUnmarked({ product, mail }: Place): Promise<number[]> {
  const rows = await product.query<{ id: number }>("SELECT id FROM emails WHERE state = 'queued'")
  return rows.map(({ id }) => Number(id)).filter((id) => mail.taken.has(id))
}

/** Milliseconds in which all waiting mails must be sent. */
const PATIENCE = 120_000

/**
 * Sends all waiting mails without pauses between attempts, and counts the outcomes of the mails after number `from`.
 */
export async function countMails(place: Place, from: number, unmarked: ReadonlySet<number>): Promise<Mails> {
  const { product, mail } = place
  await sendAll(place)
  const text = 'SELECT id, state FROM emails WHERE id > $1'
  const rows = await product.query<{ id: number; state: string }>(text, [from])
  const mails: Mails = { written: rows.length, lost: 0, doubled: 0, unavoidable: 0 }
  for (const { id, state } of rows) {
    const times = mail.taken.get(Number(id)) ?? 0
    if (times === 0 || state !== 'sent') mails.lost += 1
    if (times > 1 && unmarked.has(Number(id))) mails.unavoidable += 1
    else if (times > 1) mails.doubled += 1
  }
  return mails
}

async function sendAll({ product, mail }: Place): Promise<void> {
  const { connection } = await product.endpoint()
  const database = openDatabase(connection, 'scripts')
  const tasks = await openTasks(connection, createLog('silent'))
  const end = Date.now() + PATIENCE
  try {
    while ((await countQueued(database.pool)) > 0 && Date.now() < end) {
      // A lease takes 300 seconds. If it is five seconds old and nothing is being sent, its process was killed.
      if (mail.isIdle())
        await database.pool.query(
          `UPDATE emails SET next_attempt_at = now(), leased_until = NULL
           WHERE state = 'queued' AND coalesce(leased_until, now()) < now() + interval '295 seconds'`,
        )
      await tasks.enqueue(database, 'send-due-emails', {})
      await wait(1000)
    }
  } finally {
    await tasks.stop()
    await database.close()
  }
}

async function countQueued(pool: ReturnType<typeof openDatabase>['pool']): Promise<number> {
  const { rows } = await pool.query<{ queued: number }>(
    "SELECT count(*)::int AS queued FROM emails WHERE state = 'queued'",
  )
  return rows[0]?.queued ?? 0
}
