import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { expect, test } from 'vitest'
import { within } from '../within.ts'
import { databaseCode, describeError, isOutage, wasOvertaken } from './errors.ts'

function failedQuery(code: string): DrizzleQueryError {
  const cause = new pg.DatabaseError('no such row', 100, 'error')
  cause.code = code
  return new DrizzleQueryError('insert into cvs values ($1)', ['ana@example.com'], cause)
}

test('a failed query is described without its values', () => {
  const { error, stack } = describeError(failedQuery('23503'))
  expect(error).toBe('no such row: insert into cvs values ($1)')
  expect(stack).toContain('database/errors.test.ts')
  expect(stack).not.toContain('ana@example.com')
})

test('any thrown value is described', () => {
  expect(describeError(new Error('broken')).error).toBe('broken')
  expect(describeError('broken').error).toBe('broken')
})

test('the code of a wrapped error is found, and shows when another request was faster', () => {
  expect(databaseCode(failedQuery('22021'))).toBe('22021')
  expect(databaseCode(new Error('broken'))).toBeUndefined()
  expect([wasOvertaken(failedQuery('40P01')), wasOvertaken(failedQuery('22021'))]).toEqual([true, false])
})

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const coded = (code: string) => Object.assign(new pg.DatabaseError('no', 2, 'error'), { code })

// Rule (outages): A full disk, too many connections or a statement that takes too long is answered with 503, not 500
test.each([
  ['a refused connection', refused],
  ['a refused connection inside a failed query', new DrizzleQueryError('select 1', [], refused)],
  [
    'a socket that is gone',
    Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' }),
  ],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['no connection in time', new Error('timeout exceeded when trying to connect')],
  ['a server that stops', coded('57P01')],
  ['a server that starts', coded('57P03')],
  ['a server without a free connection', coded('53300')],
  ['a full disk of the database server', coded('53100')],
  ['a full disk of this machine', Object.assign(new Error('write'), { code: 'ENOSPC', syscall: 'write' })],
  ['a statement that took too long', coded('57014')],
  ['a server that has become a standby', coded('25006')],
  ['a connection that was not made in time', new Error('timeout expired')],
  ['an answer that did not come in time', await within(1, new Promise(() => {})).catch((error) => error)],
  ['a bucket that fails', Object.assign(new Error('SlowDown'), { $fault: 'server' })],
])('an outage: %s', (_, error) => expect(isOutage(error)).toBe(true))

// Rule (outages): Faults that have another cause are not reported as an outage of the database
test.each([
  ['an error in our code', new TypeError('x is not a function')],
  ['a missing file', Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open' })],
  ['a failed statement', coded('42P01')],
  ['a bucket that refuses', Object.assign(new Error('AccessDenied'), { $fault: 'client' })],
  ['no error', 'ECONNREFUSED'],
])('not an outage: %s', (_, error) => expect(isOutage(error)).toBe(false))
