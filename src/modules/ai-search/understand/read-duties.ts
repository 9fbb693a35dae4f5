import { jobsOfDuties } from '../../occupations/duties.ts'
import type { Lexicon } from '../../occupations/lexicon.ts'
import { isFunctionWord } from '../../occupations/normalise.ts'
import { isFiller, isQuality } from '../words/fillers.ts'
import { sameWord, verbOf } from '../words/verbs.ts'
import { intentOf, isAdvertisement, isRead, partOf, type Reading, termAt, withParts } from './reading.ts'

/**
 * Reads a job that is described by its duties and that no rule recognised: 'takes blood samples from patients'. The job
 * is only likely, so nobody is an excellent match for it.
 */
export function readDuties(reading: Reading, { lexicon }: { lexicon: Lexicon }): Reading {
  if (isAdvertisement(reading) || intentOf(reading).roles.length > 0) return reading
  const places = intentOf(reading).chips.filter(({ kind }) => kind !== 'skill')
  const words = reading.words.flatMap(({ term, start, end }, index) => {
    const isPlace = places.some((chip) => chip.end > start && chip.start < end)
    return isPlace || isFunctionWord(term) || isFiller(term) || isQuality(term) || /\d/.test(term)
      ? []
      : [index]
  })
  const terms = words.map((index) => termAt(reading, index))
  const jobs = jobsOfDuties(
    lexicon.duties,
    terms.map((term) => [term, verbOf(term), sameWord(term)]),
  )
  if (!jobs) return reading
  const told = words.filter((_, index) => jobs.told[index] && !isRead(reading, words[index] ?? 0))
  const [first] = told
  if (first === undefined) return reading
  const title = lexicon.occupations[jobs.links[0]?.[0] ?? 0]?.title ?? ''
  const phrase = terms.filter((_, index) => jobs.told[index])
  const role = {
    phrase: phrase.join(' '),
    links: jobs.links,
    source: 'duties',
    forms: [phrase],
    qualifiers: [],
  } as const
  const chip = { kind: 'role', label: title } as const
  return withParts(
    reading,
    partOf(reading, [first, first], chip, {
      roles: [{ ...role, forms: [phrase], qualifiers: [], label: title }],
    }),
    ...told.slice(1).map((index) => partOf(reading, [index, index])),
  )
}
