import type { Lexicon } from '../../occupations/lexicon.ts'
import { keyOf } from '../../occupations/normalise.ts'
import type { Intent } from './intent.ts'
import { namedRole } from './read-titles.ts'
import { intentOf, partAt, partOf, type Reading, termAt } from './reading.ts'

const TICKETS = new Set(['ticket', 'licence', 'license', 'permit'])
const BEFORE_MACHINE = new Set(['for', 'to', 'bilong'])
/** The number of words after 'ticket' that may name the machine. */
const REACH = 5
/** The lowest classes of licences that people have for their work: with class 1 they may drive a car. */
const OF_DRIVERS = 3
const OF_TRUCKS = 4

/** If no job is named, a licence names it: 'ticket for a 3 tonne forklift', 'class 6 licence for long loads'. */
export function readLicences(reading: Reading, { lexicon }: { lexicon: Lexicon }): Reading {
  if (intentOf(reading).roles.length > 0) return reading
  return asOperator(reading, lexicon) ?? asDriver(reading, lexicon)
}

function asOperator(reading: Reading, lexicon: Lexicon): Reading | undefined {
  const ticket = reading.words.findIndex(({ term }) => TICKETS.has(term))
  const end = BEFORE_MACHINE.has(termAt(reading, ticket + 1)) ? ticket + REACH : ticket
  const machine = reading.words.findIndex(({ term }, index) => {
    const kind = partAt(reading, index)?.chip?.kind ?? 'skill'
    const isNear = index >= ticket - 1 && index <= end
    return isNear && kind === 'skill' && lexicon.aliases.has(keyOf([term, 'operator']))
  })
  if (ticket < 0 || machine < 0) return undefined
  const { label, wants } = told(`${termAt(reading, machine)} operator`, lexicon)
  const others = reading.parts.filter((part) => part !== partAt(reading, machine))
  const role = partOf(reading, [machine, machine], { kind: 'role', label }, wants)
  return { ...reading, parts: [...others, role, partOf(reading, [ticket, ticket])] }
}

function asDriver(reading: Reading, lexicon: Lexicon): Reading {
  const parts = reading.parts.map((part) => {
    const highest = Math.max(0, ...(part.wants?.licences ?? []))
    if (!part.chip || highest < OF_DRIVERS) return part
    const { label, wants } = told(highest < OF_TRUCKS ? 'driver' : 'truck driver', lexicon)
    const chip = { ...part.chip, label: `${label} with ${part.chip.label}` }
    return { ...part, chip, wants: { ...part.wants, ...wants } }
  })
  return { ...reading, parts }
}

function told(title: string, lexicon: Lexicon): { label: string; wants: Partial<Intent> } {
  const role = { ...namedRole(lexicon, title), isTold: true as const }
  return { label: role.label, wants: { roles: [role] } }
}
