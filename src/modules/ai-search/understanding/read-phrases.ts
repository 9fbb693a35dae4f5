import type { Lexicon, Skill } from '../../occupations/lexicon.ts'
import { isFunctionWord, keyOf } from '../../occupations/normalise.ts'
import { isFiller, isSetting, whyNeverUsed } from './filler-words.ts'
import type { Intent, WantedPlace } from './intent.ts'
import type { Places } from './read-places.ts'
import { addSkill, addTitle } from './read-title.ts'
import { claimWords, isBreak, type Reading } from './reading.ts'
import { ONLY_VERBS, verbOf } from './verbs.ts'

/** The maximum number of words in a phrase, including function words. */
const LONGEST_PHRASE = 8
const PREPOSITIONS = new Set([
  'in',
  'from',
  'at',
  'near',
  'around',
  'based',
  'within',
  'long',
  'outside',
  'to',
  'of',
])
type Found = { last: number } & ({ place: WantedPlace } | { skill: Skill } | { role: string[] })

/**
 * Reads the longest phrase at each position that is a place, a title or a skill: 'Highlands Highway' is a skill,
 * 'Highlands' a place.
 */
export function readPhrases(reading: Reading, lexicon: Lexicon, places: Places): void {
  const titles: { first: number; last: number; terms: string[] }[] = []
  for (let first = 0; first < reading.words.length; first++) {
    const found = longestAt(reading, first, lexicon, places)
    if (!found) continue
    const span = [first, found.last] as const
    if ('place' in found) {
      const { label } = found.place
      if (!reading.intent.places.some((known) => known.label === label))
        reading.intent.places.push(found.place)
      claimWords(reading, span, { kind: 'place', label: found.place.label })
    } else if ('skill' in found) {
      addSkill(reading, span, found.skill)
    } else {
      for (let index = first; index <= found.last; index++) reading.used[index] = true
      titles.push({ first, last: found.last, terms: found.role })
    }
    first = found.last
  }
  for (const title of titles) addTitle(reading, lexicon, title)
  keepNarrowPlaces(reading.intent)
}

/** 'Highlands (Goroka, Hagen)' means these two towns. */
function keepNarrowPlaces(intent: Intent): void {
  const holds = (wide: WantedPlace, narrow: WantedPlace) =>
    narrow.ids.length < wide.ids.length && narrow.ids.every((id) => wide.ids.includes(id))
  intent.places = intent.places.filter((wide) => !intent.places.some((narrow) => holds(wide, narrow)))
}

function longestAt(reading: Reading, first: number, lexicon: Lexicon, places: Places): Found | undefined {
  const { words, used } = reading
  if (used[first] || isFunctionWord(words[first]?.term ?? '')) return undefined
  let last = first
  while (
    last + 1 < words.length &&
    last - first + 1 < LONGEST_PHRASE &&
    !used[last + 1] &&
    !isBreak(reading, last)
  )
    last++
  const isBehindPreposition =
    PREPOSITIONS.has(words[first - 1]?.term ?? '') || words[first - 1]?.term === 'the'
  for (; last >= first; last--) {
    if (isFunctionWord(words[last]?.term ?? '')) continue
    const terms = words
      .slice(first, last + 1)
      .map(({ term }) => term)
      .filter((term) => !isFunctionWord(term))
    const key = keyOf(terms)
    const place = places.find(terms, isBehindPreposition)
    if (place) return { last, place }
    const isPlace = first === last && isSetting(terms[0] ?? '') && !words[first]?.typed.endsWith('s')
    if (lexicon.aliases.has(key) && !isPlace) return { last, role: terms }
    const skill = lexicon.skills.get(key)
    if (skill) return { last, skill }
    if (
      lexicon.titles.has(key) &&
      !isPlace &&
      !isObject(reading, first, last) &&
      !areAlternatives(reading, first, last, lexicon) &&
      !terms.every((term) => isFiller(term) || whyNeverUsed(term))
    )
      return { last, role: terms }
  }
  return undefined
}

/** 'accountant or auditor' means two jobs, although O*NET lists them as one. */
function areAlternatives({ words }: Reading, first: number, last: number, { titles }: Lexicon): boolean {
  const isTitle = (from: number, to: number) =>
    titles.has(keyOf(words.slice(from, to).map(({ term }) => term)))
  return words.some(
    ({ term }, at) =>
      term === 'or' && at > first && at < last && isTitle(first, at) && isTitle(at + 1, last + 1),
  )
}

/** 'fix excavators': a thing that is also listed as a title, after the verb for the work on it. */
function isObject({ words, used }: Reading, first: number, last: number): boolean {
  let before = first - 1
  while (before > 0 && isFunctionWord(words[before]?.term ?? '')) before--
  const verb = words[before]?.term ?? ''
  return (
    first === last &&
    before >= 0 &&
    !used[before] &&
    ONLY_VERBS.has(verbOf(verb)) &&
    !/(?:er|or|ist|ian|ant|man)$/.test(words[last]?.term ?? '')
  )
}
