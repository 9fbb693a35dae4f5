import type { Education, Experience } from '../catalog/schema.ts'
import type { Lexicon, Links, Skill } from './lexicon.ts'
import type { LinkSource } from './link-title.ts'
import type { Chip } from './schema.ts'

/** A driver's licence, whatever its class. */
export const ANY_LICENCE = 0

/** A job that is looked for; several are alternatives. `forms`: the terms of titles that mean just this. `label`: as its chip says, if not `phrase`. */
export type Role = { phrase: string; links: Links; source: LinkSource; forms: string[][]; label?: string }
/**
 * `isListed`: of the lexicon; else words that were left over and are looked for as they stand. `isSetting`: where or for whom is worked:
 * it counts for who has it, and against nobody.
 */
export type WantedSkill = Skill & { isListed: boolean; isSetting?: boolean }
/** A town, a province or a region, with the listed locations that lie in it and those around it. */
export type WantedPlace = { label: string; ids: number[]; sameProvince: number[]; sameRegion: number[] }
type Excluded = { label: string; forms: string[][] }

/** What an employer asks for, as far as it was understood. */
export type Intent = {
  roles: Role[]
  skills: WantedSkill[]
  /** Any of them. */
  places: WantedPlace[]
  notPlaces: WantedPlace[]
  /** Kina a year. */
  pay: { min: number | null; max: number | null } | undefined
  years: { min: number; max: number | null } | undefined
  level: Experience | undefined
  education: Education | undefined
  /** Classes of driver's licences, all of them; or ANY_LICENCE. */
  licences: number[]
  /** Days. */
  availableWithin: number | undefined
  excluded: Excluded[]
  chips: Chip[]
}

export function emptyIntent(): Intent {
  return {
    ...{ roles: [], skills: [], places: [], notPlaces: [], licences: [], excluded: [], chips: [] },
    ...{
      pay: undefined,
      years: undefined,
      level: undefined,
      education: undefined,
      availableWithin: undefined,
    },
  }
}

/** Whether there is anything to judge a CV by. */
export function asksForSomething(intent: Intent): boolean {
  const { roles, skills, places, pay, years, level, education, licences } = intent
  return (
    roles.length + skills.length + places.length + licences.length > 0 ||
    Boolean(pay ?? years ?? level ?? education)
  )
}

/** A listed location as the parser knows it. */
export type Location = {
  id: number
  name: string
  kind: 'town' | 'province' | 'special'
  province: string
  region: string
  aliases: readonly string[]
}

/** What the parser knows of the world. */
export type QueryWorld = {
  lexicon: Lexicon
  locations: readonly Location[]
  /** In how many CVs a word stands, about; words that are not there stand in none. */
  wordCounts: ReadonlyMap<string, number>
}
