import { PERIODS_A_YEAR, type SalaryPeriod } from '../../shared/money.ts'
import type { Experience } from '../catalog/choices.ts'
import { titlesIn } from '../occupations/link-title.ts'
import { keyOf, termsOf } from '../occupations/normalise.ts'
import { findPlaces } from './understand/find-places.ts'
import { emptyIntent, type Intent, type QueryWorld } from './understand/intent.ts'
import { roleOf } from './understand/read-titles.ts'

/** The requirements of a job posting. Pay is in kina per `salaryPeriod`. */
export type Posting = {
  title: string
  skills: readonly string[]
  locationName: string | null
  experienceLevel: Experience | null
  licenceClasses: readonly string[]
  salaryMin: number | null
  salaryMax: number | null
  salaryPeriod: SalaryPeriod | null
}

/**
 * Turns a posting into an intent, so that the same matching finds people for the job and jobs for a person. Does not
 * read the description.
 */
export function needOfJob(
  posting: Posting,
  { lexicon, locations }: Pick<QueryWorld, 'lexicon' | 'locations'>,
): Intent {
  const [whole = [], ...parts] = titlesIn(posting.title.replace(/\([^)]*\)/g, ' '))
  const place =
    posting.locationName === null
      ? undefined
      : findPlaces(locations).find(termsOf(posting.locationName), true)
  const most = posting.salaryMax ?? posting.salaryMin
  return {
    ...emptyIntent(),
    roles: (parts.length > 0 ? parts : [whole]).map((terms) =>
      roleOf(lexicon, terms, coreOf(lexicon, terms)),
    ),
    skills: posting.skills.map((name) => {
      const known = lexicon.skills.get(keyOf(termsOf(name)))
      return { name, forms: known?.forms ?? [termsOf(name)], isListed: true }
    }),
    places: place ? [place] : [],
    licences: posting.licenceClasses.map(Number),
    level: posting.experienceLevel ?? undefined,
    pay:
      most === null || posting.salaryPeriod === null
        ? undefined
        : { min: null, max: Math.round(most * PERIODS_A_YEAR[posting.salaryPeriod]) },
  }
}

/** The end of a title that the lexicon knows: 'carpenter' of 'site carpenter'. */
function coreOf({ titles }: QueryWorld['lexicon'], terms: string[]): string[] {
  const start = terms.findIndex((_, index) => titles.has(keyOf(terms.slice(index))))
  return start < 0 ? terms : terms.slice(start)
}
