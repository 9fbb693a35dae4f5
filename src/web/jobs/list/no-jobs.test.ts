import { expect, test } from 'vitest'
import { nearbyPlaces } from './no-jobs.tsx'

const place = (slug: string, province: string, region: string, kind = 'town') => ({
  slug,
  name: slug,
  province,
  region,
  kind,
})
const PLACES = [
  place('lae', 'Morobe', 'Momase'),
  place('bulolo', 'Morobe', 'Momase'),
  place('morobe-province', 'Morobe', 'Momase', 'province'),
  place('madang', 'Madang', 'Momase'),
  place('wewak', 'East Sepik', 'Momase'),
  place('kokopo', 'East New Britain', 'Islands'),
  place('remote', '', 'National', 'special'),
]
const names = (asked: string, totals: Record<string, number>) =>
  nearbyPlaces(PLACES, asked, totals).map(({ slug }) => slug)

test('the place’s own province comes before its region, most jobs first, without places from elsewhere', () => {
  expect(names('lae', { 'morobe-province': 1, bulolo: 1, madang: 9, wewak: 3, kokopo: 50 })).toEqual([
    'bulolo',
    'morobe-province',
    'madang',
  ])
})

test('there are no places nearby when they have no jobs, for a special place, and for an unknown place', () => {
  expect(names('lae', {})).toEqual([])
  expect(names('remote', { remote: 3, lae: 2 })).toEqual([])
  expect(names('atlantis', { lae: 2 })).toEqual([])
})
