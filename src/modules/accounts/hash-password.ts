import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { boundedQueue } from '../../platform/bounded-queue.ts'

/** argon2id with 19 MiB, two passes, one lane, as OWASP's Password Storage Cheat Sheet recommends. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * At most half of the processors hash passwords, so that searches continue while many people log in. A hash takes about
 * 30 ms, so the queue lasts at most a few seconds. Browsers wait longer than that.
 */
export const HASHING = { running: Math.max(1, Math.floor(availableParallelism() / 2)), waiting: 150 }
const inTurn = boundedQueue(HASHING, { code: 'too_many_logins', retryAfter: 10 })

/**
 * Do not call it inside a transaction: the transaction would hold its connection while the password waits. Throws
 * too_many_logins.
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, OPTIONS))
}

let nobodysHash: Promise<string> | undefined

/**
 * Takes the same time for an account that does not exist (`undefined`), so that the response time does not reveal it.
 * Throws too_many_logins.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password', OPTIONS)
  const known = passwordHash ?? (await nobodysHash)
  const matches = await inTurn(() => verify(known, password))
  return passwordHash !== undefined && matches
}
