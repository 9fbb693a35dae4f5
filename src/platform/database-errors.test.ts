import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { expect, test } from 'vitest'
import { databaseCode, describeError, wasOvertaken } from './database-errors.ts'

function failedQuery(code: string): DrizzleQueryError {
  const cause = new pg.DatabaseError('no such row', 100, 'error')
  cause.code = code
  return new DrizzleQueryError('insert into cvs values ($1)', ['ana@example.com'], cause)
}

test('a failed query is described without its values', () => {
  const { error, stack } = describeError(failedQuery('23503'))
  expect(error).toBe('no such row: insert into cvs values ($1)')
  expect(stack).toContain('database-errors.test.ts')
  expect(stack).not.toContain('ana@example.com')
})

test('what was thrown is described whatever it is', () => {
  expect(describeError(new Error('broken')).error).toBe('broken')
  expect(describeError('broken').error).toBe('broken')
})

test('the code is found below the wrapping, and tells who was overtaken', () => {
  expect(databaseCode(failedQuery('22021'))).toBe('22021')
  expect(databaseCode(new Error('broken'))).toBeUndefined()
  expect([wasOvertaken(failedQuery('40P01')), wasOvertaken(failedQuery('22021'))]).toEqual([true, false])
})
