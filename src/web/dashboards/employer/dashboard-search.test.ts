import { expect, test } from 'vitest'
import { readDashboardSearch } from './dashboard-search.ts'

test('the tab, the CVs and the search are read from an address', () => {
  expect(readDashboardSearch({ tab: 'search', viewCV: '12', query: 'nurse', page: '2' })).toEqual({
    tab: 'search',
    viewCV: 12,
    query: 'nurse',
    page: 2,
  })
  expect(readDashboardSearch({ describe: ' a welder ', asTyped: 'weldor', downloadCV: 7 })).toEqual({
    describe: 'a welder',
    asTyped: ['weldor'],
    downloadCV: 7,
  })
})

test('invalid and unknown parameters are dropped', () => {
  const raw = { tab: 'nothing', viewCV: '1e3', downloadCV: '-2', describe: ['a'], asTyped: ['b'], x: 1 }
  expect(readDashboardSearch(raw)).toEqual({})
})
