import type { Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { ArchiveEntry } from './archive.ts'
import type { Manifest, WaitingTasks } from './format.ts'
import { columnsOf, quoted } from './schema.ts'

/**
 * Empties all tables and switches our own triggers off, because the rows of the backup already contain their effects.
 * Foreign keys are still checked.
 */
export async function emptyTables(client: ClientBase, { tables, sequences }: Manifest): Promise<void> {
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`)
  await client.query(`TRUNCATE ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  await client.query("DELETE FROM pgboss.job WHERE state IN ('created', 'retry')")
  for (const { name, value } of sequences)
    await client.query('SELECT setval(quote_ident($1)::regclass, $2, $3)', [name, value ?? 1, value !== null])
}

export async function wakeTriggers(client: ClientBase, { tables }: Manifest): Promise<void> {
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`)
}

/** Returns the number of rows. */
export async function loadRows(
  client: ClientBase,
  table: Manifest['tables'][number],
  content: ArchiveEntry['content'],
  hash: Hash,
): Promise<number> {
  const copy = client.query(copyFrom(`COPY ${columnsOf(table)} FROM STDIN`))
  await pipeline(Readable.from(hashed(content, hash)), copy)
  return copy.rowCount
}

export async function* hashed(content: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk)
    yield chunk
  }
}

/** Adds the tasks with the options of this version's queues. Tasks of queues that no longer exist are dropped. */
export async function queueTasks(client: ClientBase, tasks: WaitingTasks): Promise<void> {
  await client.query(
    `INSERT INTO pgboss.job (name, data, start_after, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds,
       deletion_seconds, keep_until, policy, heartbeat_seconds)
     SELECT q.name, t.data, t."startAfter", q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds,
       q.deletion_seconds, t."startAfter" + q.retention_seconds * interval '1 second', q.policy, q.heartbeat_seconds
     FROM jsonb_to_recordset($1) AS t (name text, data jsonb, "startAfter" timestamptz) JOIN pgboss.queue q ON q.name = t.name`,
    [JSON.stringify(tasks)],
  )
}

/** Whether each balance is the sum of its ledger. The trigger that guarantees it was switched off. */
export async function balancesAreRight(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ wrong: boolean }>(
    `SELECT EXISTS (SELECT FROM credit_accounts a WHERE credits <>
       (SELECT coalesce(sum(amount), 0) FROM credit_transactions t WHERE t.employer_id = a.employer_id)) AS wrong`,
  )
  return rows[0]?.wrong === false
}
