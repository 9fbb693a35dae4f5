import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'

/** The SQLSTATE of an error of the database (PostgreSQL's manual, appendix A); undefined for every other error. */
export function databaseCode(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) return error.code
  return error instanceof Error && error.cause !== undefined ? databaseCode(error.cause) : undefined
}

/** A row that was there when it was looked up is gone (23503), one that was not is there (23505), or two waited for each other. */
const OVERTAKEN = new Set(['23503', '23505', '40001', '40P01'])
/** Whether somebody was quicker: done again, the work finds what they left. */
export function wasOvertaken(error: unknown): boolean {
  return OVERTAKEN.has(databaseCode(error) ?? '')
}

/** For the log: without the values of a failed query, which Drizzle writes into its message. They are people's data. */
export function describeError(thrown: unknown): { error: string; stack: string } {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  const { message, stack = '' } = error
  if (!(error instanceof DrizzleQueryError)) return { error: message, stack }
  const described = `${error.cause?.message ?? 'Failed query'}: ${error.query}`
  return { error: described, stack: stack.replace(message, () => described) }
}
