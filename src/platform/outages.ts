import { databaseCode } from './database-errors.ts'

/** What Node says when the other side of a connection is not there, or went away. */
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
/** Connection failures, a server that stops, starts or has no connection left (PostgreSQL's manual, appendix A). */
const SERVER = /^(08...|57P0[1-5]|53300)$/
/** The driver throws these without a code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error)/

/** Whether the database or the bucket could not be reached: a fault that passes, and is none of the request's. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = databaseCode(error)
  if (code !== undefined) return SERVER.test(code)
  return isBroken(error) || isOutage(error.cause)
}

function isBroken(error: Error): boolean {
  if ('code' in error && typeof error.code === 'string' && NETWORK.has(error.code)) return true
  // A database on a Unix socket that is gone; a missing file has another call.
  if ('syscall' in error && error.syscall === 'connect') return true
  // The S3 client's word for answers above 500.
  return ('$fault' in error && error.$fault === 'server') || DRIVER.test(error.message)
}
