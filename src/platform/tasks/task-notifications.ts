import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Milliseconds between two checks of the connection, for its answer, and before another connection is tried. */
const LOOK_EVERY = 3000
const PATIENCE = 3000
const RETRY_AFTER = 500

/**
 * Receives the database's notifications until it is closed. Replaces a connection that breaks or does not answer. Calls
 * `onConnected` each time, because notifications in between were lost.
 */
export function listenForTasks(
  connection: pg.PoolConfig,
  channel: string,
  onNotification: (payload: string) => void,
  onConnected: () => void,
): { close(): Promise<void> } {
  const closing = new AbortController()
  const { signal } = closing
  const wait = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => undefined)

  const listen = async () => {
    const client = new pg.Client({
      ...connection,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    })
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => onNotification(payload ?? ''))
    const ended = new Promise((resolve) => client.once('end', resolve))
    try {
      await client.connect()
      await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
      onConnected()
      while (!signal.aborted) {
        await client.query('SELECT 1')
        await Promise.race([wait(LOOK_EVERY), ended])
      }
    } finally {
      await client.end()
    }
  }
  const keepListening = async () => {
    while (!signal.aborted) {
      await listen().catch(() => undefined)
      await wait(RETRY_AFTER)
    }
  }
  const listening = keepListening()
  return {
    async close() {
      closing.abort()
      await listening
    },
  }
}
