import { expect, test } from 'vitest'
import { resultLine } from './job-list.tsx'

const PLACES = [
  { slug: 'lae', name: 'Lae', kind: 'town' },
  { slug: 'fly-in-fly-out', name: 'Fly-in fly-out (FIFO) site', kind: 'special' },
]

test('the place of a list has the name from the list of places, or the typed one', () => {
  expect(resultLine(1, undefined, PLACES)).toBe('1 job')
  expect(resultLine(2, 'lae', PLACES)).toBe('2 jobs in Lae')
  expect(resultLine(0, 'Atlantis', PLACES)).toBe('0 jobs in Atlantis')
  expect(resultLine(3, 'fly-in-fly-out', PLACES)).toBe('3 jobs: Fly-in fly-out (FIFO) site')
})
