import type { Lexicon } from '../../occupations/lexicon.ts'
import { keyOf, termsOf } from '../../occupations/normalise.ts'
import { listedPhrases, wordsIn } from '../../occupations/word-lists.ts'
import type { Location, WantedPlace } from './intent.ts'

/** Names that mean several provinces, each with the text that these provinces have in their names. */
const SEVERAL_PROVINCES = { Sepik: 'sepik', 'New Britain': 'new britain' }
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
  const listed = locations.filter(({ kind }) => kind !== 'special')
  const names = new Map<string, WantedPlace>()
  const words = new Set<string>()
  const add = (name: string, place: WantedPlace) => {
    const terms = termsOf(name)
    for (const term of terms) words.add(term)
    const key = keyOf(terms)
    if (key && !names.has(key)) names.set(key, place)
  }
  const idsOf = (fits: (location: Location) => boolean) => listed.filter(fits).map(({ id }) => id)
  // towns first: 'Madang' is the town, 'Madang Province' the province
  for (const location of [...listed].sort(
    (a, b) => Number(a.kind === 'province') - Number(b.kind === 'province'),
  )) {
    const sameProvince = idsOf(({ province }) => province === location.province)
    const sameRegion = idsOf(({ region }) => region === location.region)
    const isWide = location.kind === 'province' || location.province === 'National Capital District'
    const place = {
      label: location.name,
      ids: isWide ? sameProvince : [location.id],
      sameProvince,
      sameRegion,
    }
    for (const name of [location.name, ...location.aliases]) add(name, place)
    if (location.kind === 'province')
      for (const name of [location.province, `${location.province} province`]) add(name, place)
  }
  for (const { said: region, phrase } of listedPhrases('regions')) {
    const ids = idsOf((location) => location.region === region)
    const label = /s$/.test(region) ? `the ${region}` : region
    add(phrase.join(' '), { label, ids, sameProvince: ids, sameRegion: ids })
  }
  for (const [label, part] of Object.entries(SEVERAL_PROVINCES)) {
    const ids = idsOf(({ province }) => province.toLowerCase().includes(part))
    const sameRegion = idsOf(({ region }) =>
      listed.some((one) => ids.includes(one.id) && one.region === region),
    )
    add(label, { label, ids, sameProvince: ids, sameRegion })
  }
  return {
    words,
    find(terms, isName) {
      const key = keyOf(terms)
      return COMMON_WORDS.has(key) && !isName ? undefined : names.get(key)
    },
  }
}
