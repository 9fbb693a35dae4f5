import * as v from 'valibot'
import { expect, test } from 'vitest'
import { formatQuery, parseQuery, toQuery } from './query.ts'
import { pageSearch } from './search-params.ts'

test('an address is read and written as plain forms do', () => {
  const search = { query: 'cook & baker', page: '2', skills: ['SQL', 'C++'] }
  expect(parseQuery('?query=cook+%26+baker&page=2&skills=SQL&skills=C%2B%2B')).toEqual(search)
  expect(formatQuery(search)).toBe('?query=cook+%26+baker&page=2&skills=SQL&skills=C%2B%2B')
  expect(parseQuery(formatQuery({ query: '123', other: 'true' }))).toEqual({ query: '123', other: 'true' })
  expect(formatQuery({ query: '', page: undefined })).toBe('')
})

const wholeNumber = v.pipe(v.string(), v.regex(/^[1-9]\d*$/), v.transform(Number))
const search = pageSearch({
  query: v.optional(v.string(), ''),
  page: v.optional(wholeNumber, '1'),
  skills: v.optional(v.array(v.string()), []),
})

test('values that the schema refuses or does not know are left out, and so are defaults', () => {
  expect(search({ query: 'a', page: '2', utm_source: 'x' })).toEqual({ query: 'a', page: 2 })
  expect(search({ query: '', page: '0' })).toEqual({})
  expect(search({ page: 3 })).toEqual({ page: 3 })
  expect(search({ skills: ['a', 'b'] })).toEqual({ skills: ['a', 'b'] })
  expect(search({ skills: 'a' })).toEqual({ skills: ['a'] })
})

test('the typed client gets strings', () => {
  expect(toQuery({ page: 2, query: undefined, skills: ['a'] })).toEqual({ page: '2', skills: ['a'] })
})
