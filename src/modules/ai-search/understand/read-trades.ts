import { isFunctionWord, termsOf } from '../../occupations/normalise.ts'
import { isRank, isVagueHead } from '../../occupations/title-words.ts'
import { listedPhrases } from '../../occupations/word-lists.ts'
import { isCircumstance, isFiller, isPerson, isQuality } from '../words/fillers.ts'
import type { Lists } from './find-places.ts'
import { namedRole } from './read-titles.ts'
import { isAdvertisement, isRead, meantBy, type Reading, termAt, withPart } from './reading.ts'

/** The job of the people who work in a trade, by its name. */
const JOBS = new Map(
  listedPhrases('trades').map(({ said, phrase }) => [termsOf(phrase.join(' ')).join(' '), said]),
)
/** Two of these together are the work of a domestic helper. */
const HOUSEWORK = new Set(termsOf('cooking cleaning washing ironing laundry'))
/** The maximum number of words in the name of a place. */
const LONGEST_PLACE = 3

/**
 * 'driving', 'plumbing and carpentry in Lae', 'carpentry guy': the names of trades stand for the people who work in them
 * if the query names nothing else.
 */
export function readTrades(reading: Reading, lists: Lists): Reading {
  if (isAdvertisement(reading)) return reading
  const said = [...reading.words.keys()].filter(
    (index) => !isSilent(reading, index) && !isPlace(reading, index, lists),
  )
  const trades = said.filter((index) => JOBS.has(termAt(reading, index)))
  const isHousework = trades.filter((index) => HOUSEWORK.has(termAt(reading, index))).length > 1
  if (trades.length < said.length || isHousework) return reading
  return trades.reduce((next, index) => {
    const role = namedRole(lists.lexicon, JOBS.get(termAt(reading, index)) ?? '')
    return withPart(
      next,
      [index, index],
      { kind: 'role', label: role.label },
      { roles: [{ ...role, isTold: true }] },
    )
  }, reading)
}

function isSilent(reading: Reading, index: number): boolean {
  const term = termAt(reading, index)
  return (
    [isFunctionWord, isFiller, isPerson, isQuality, isCircumstance].some((is) => is(term)) ||
    // not the 'pharmacy assistant'
    (isRank(term) && !isVagueHead(term)) ||
    isRead(reading, index)
  )
}

function isPlace(reading: Reading, index: number, { places }: Lists): boolean {
  for (let first = Math.max(0, index - LONGEST_PLACE + 1); first <= index; first++)
    for (let last = index; last < first + LONGEST_PLACE; last++)
      if (places.find(meantBy(reading, [first, last]), true)) return true
  return false
}
