import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'

/** Returns the SQLSTATE of a database error (PostgreSQL's manual, appendix A), or undefined for any other error. */
export function databaseCode(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) return error.code
  return error instanceof Error && error.cause !== undefined ? databaseCode(error.cause) : undefined
}

/**
 * A row that was just read has been deleted (23503), a missing one has been inserted (23505), or two transactions
 * collided.
 */
const OVERTAKEN = new Set(['23503', '23505', '40001', '40P01'])
/** Whether another transaction was faster. If the work runs again, it sees the result of the other one. */
export function wasOvertaken(error: unknown): boolean {
  return OVERTAKEN.has(databaseCode(error) ?? '')
}

/** Whether a statement was refused only because an earlier one of its transaction had failed. */
export function isAfterFailure(error: unknown): boolean {
  return databaseCode(error) === '25P02'
}

/**
 * Describes an error for the log, without the values of a failed query. Drizzle puts them into its message; they are
 * personal data.
 */
export function describeError(thrown: unknown): { error: string; stack: string } {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { message, stack = '' } = error
  if (!(error instanceof DrizzleQueryError)) return { error: message, stack }
  const described = `${error.cause?.message ?? 'Failed query'}: ${error.query}`
  return { error: described, stack: stack.replace(message, () => described) }
}

/** Node's error codes when the other side of a connection cannot be reached or has disconnected. */
const NETWORK = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/** The error codes of a full disk, for our own files. */
const DISK = new Set(['ENOSPC', 'EDQUOT'])
/**
 * Connection failures; no disk space, memory or connections left; a statement that took too long; a server that stops
 * or starts, whose disk fails, or that has become a standby (PostgreSQL's manual, appendix A).
 */
const SERVER = /^(08...|53...|57014|57P0[1-5]|58030|25006)$/
/** The driver throws these without a code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|timeout expired|Client has encountered a connection error)/

/**
 * Whether the database, the bucket or the disk is unavailable for a while. The request is not the cause of such an
 * error.
 */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = databaseCode(error)
  if (code !== undefined) return SERVER.test(code)
  return isBroken(error) || isOutage(error.cause)
}

function isBroken(error: Error): boolean {
  const code = errorCode(error) ?? ''
  if (NETWORK.has(code) || DISK.has(code)) return true
  // The Unix socket of the database does not exist. A missing file would have a different `syscall`.
  if ('syscall' in error && error.syscall === 'connect') return true
  // The S3 client marks answers with status 500 and above in this way.
  return ('$fault' in error && error.$fault === 'server') || DRIVER.test(error.message)
}

/** The database is not available. The message is one line for the operator, who needs no stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** Returns the code of an error of Node, such as ENOENT, or of a library. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
