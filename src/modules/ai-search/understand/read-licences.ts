import type { Lexicon } from '../../occupations/lexicon.ts'
import { namedRole } from './read-titles.ts'
import { intentOf, type Reading } from './reading.ts'

/** The lowest classes of licences that people have for their work: with class 1 they may drive a car. */
const OF_DRIVERS = 3
const OF_TRUCKS = 4

/** If no job is named, a licence names it: 'class 6 licence for long loads'. */
export function readLicences(reading: Reading, { lexicon }: { lexicon: Lexicon }): Reading {
  if (intentOf(reading).roles.length > 0) return reading
  const parts = reading.parts.map((part) => {
    const highest = Math.max(0, ...(part.wants?.licences ?? []))
    if (!part.chip || highest < OF_DRIVERS) return part
    const role = namedRole(lexicon, highest < OF_TRUCKS ? 'driver' : 'truck driver')
    const chip = { ...part.chip, label: `${role.label} with ${part.chip.label}` }
    return { ...part, chip, wants: { ...part.wants, roles: [{ ...role, isTold: true as const }] } }
  })
  return { ...reading, parts }
}
