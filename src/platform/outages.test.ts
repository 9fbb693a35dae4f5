import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { expect, test } from 'vitest'
import { isOutage } from './outages.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const coded = (code: string) => Object.assign(new pg.DatabaseError('no', 2, 'error'), { code })

test.each([
  ['a refused connection', refused],
  ['one below a failed query', new DrizzleQueryError('select 1', [], refused)],
  [
    'a socket that is gone',
    Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' }),
  ],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ['no connection in time', new Error('timeout exceeded when trying to connect')],
  ['a server that stops', coded('57P01')],
  ['a server that starts', coded('57P03')],
  ['a server without room', coded('53300')],
  ['a bucket that fails', Object.assign(new Error('SlowDown'), { $fault: 'server' })],
])('an outage: %s', (_, error) => expect(isOutage(error)).toBe(true))

test.each([
  ['a fault of ours', new TypeError('x is not a function')],
  ['a missing file', Object.assign(new Error('ENOENT'), { code: 'ENOENT', syscall: 'open' })],
  ['a failed statement', coded('42P01')],
  ['a bucket that refuses', Object.assign(new Error('AccessDenied'), { $fault: 'client' })],
  ['no error', 'ECONNREFUSED'],
])('none: %s', (_, error) => expect(isOutage(error)).toBe(false))
