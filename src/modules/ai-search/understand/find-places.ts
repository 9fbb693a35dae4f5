import type { Lexicon } from '../../occupations/lexicon.ts'
import { keyOf, termsOf } from '../../occupations/normalise.ts'
import { listedPhrases, wordsIn } from '../../occupations/word-lists.ts'
import type { Location, WantedPlace } from './intent.ts'

/** Names that are also common words: they are read as places only after 'in' and the like, or as names. */
const COMMON_WORDS = wordsIn('northern western central gulf fly southern island oversea papuan')

export type Places = {
  /** All words of the names. */
  words: ReadonlySet<string>
  /** `isName`: the words are behind 'in' and the like, or written as a name. */
  find(terms: readonly string[], isName: boolean): WantedPlace | undefined
}

export type Lists = { lexicon: Lexicon; places: Places }

/**
 * Finds towns, provinces and regions by any of their names. Port Moresby and the National Capital District mean the
 * same.
 */
export function findPlaces(locations: readonly Location[]): Places {
  // towns first: 'Madang' is the town, 'Madang Province' the province
  const listed = ['town', 'province'].flatMap((own) => locations.filter(({ kind }) => kind === own))
  const names = new Map<string, WantedPlace>()
  const words = new Set<string>()
  const add = (name: string, place: WantedPlace) => {
    const terms = termsOf(name)
    for (const term of terms) words.add(term)
    const key = keyOf(terms)
    if (key && !names.has(key)) names.set(key, place)
  }
  const idsOf = (fits: (location: Location) => boolean) => listed.filter(fits).map(({ id }) => id)
  for (const { id, name, kind, province, region, aliases } of listed) {
    const sameProvince = idsOf((other) => other.province === province)
    const sameRegion = idsOf((other) => other.region === region)
    const isWide = kind === 'province' || province === 'National Capital District'
    const place = { label: name, ids: isWide ? sameProvince : [id], sameProvince, sameRegion }
    const ofProvince = kind === 'province' ? [province, `${province} province`] : []
    for (const own of [name, ...aliases, ...ofProvince]) add(own, place)
  }
  // a region, or provinces that have the name in their own: 'Sepik'
  for (const { said, phrase } of listedPhrases('regions')) {
    const ofRegion = listed.filter(({ region }) => region === said)
    const own = ofRegion.length > 0 ? ofRegion : listed.filter(({ province }) => province.includes(said))
    const ids = own.map(({ id }) => id)
    const sameRegion = idsOf(({ region }) => own.some((one) => one.region === region))
    const label = /s$/.test(said) ? `the ${said}` : said
    add(phrase.join(' '), { label, ids, sameProvince: ids, sameRegion })
  }
  return {
    words,
    find(terms, isName) {
      const key = keyOf(terms)
      return COMMON_WORDS.has(key) && !isName ? undefined : names.get(key)
    },
  }
}

/** Whether these words are a job or a skill of the lexicon. */
export function isListed({ aliases, skills, titles }: Lexicon, terms: readonly string[]): boolean {
  const key = keyOf(terms)
  return aliases.has(key) || skills.has(key) || titles.has(key)
}
