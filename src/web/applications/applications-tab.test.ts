import { expect, test } from 'vitest'
import { APPLICATION_STATUSES } from '../../modules/applications/schema.ts'
import { APPLICATION_FILTERS, matchesFilter } from './applications-tab.tsx'

test.each([...APPLICATION_STATUSES, 'reviewed', 'interviewed', 'accepted'] as const)(
  '%s belongs to exactly one filter besides "all"',
  (status) => {
    const found = APPLICATION_FILTERS.filter(({ value }) =>
      matchesFilter({ status, withdrawnAt: null }, value),
    )
    expect(found).toHaveLength(2)
  },
)

test('a withdrawn application matches only the filter for withdrawn ones', () => {
  const withdrawn = { status: 'pending', withdrawnAt: '2026-12-05T00:00:00Z' } as const
  const found = APPLICATION_FILTERS.filter(({ value }) => matchesFilter(withdrawn, value))
  expect(found.map(({ value }) => value)).toEqual(['all', 'withdrawn'])
})
