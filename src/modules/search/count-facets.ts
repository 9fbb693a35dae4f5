import { maskContacts } from '../../shared/mask-contacts.ts'
import { type Education, type Experience, SALARY_BANDS } from '../catalog/choices.ts'
import type { Counted, CountedCv } from './facet-queries.ts'
import { POPULAR_SKILL_COUNT } from './limits.ts'
import type { SalaryRange } from './schema.ts'

/** The number of people by facet, then by value: `facets.experience.mid`. Values without anybody are left out. */
export type CvFacets = Record<
  'experience' | 'education' | 'salaryRange' | 'skills',
  Record<string, number>
> & {
  /** People with a CV that was published in the last 30 days. */
  fresh: number
  /** The CVs among them to which the employer has access. */
  opened?: number
}

export const NO_FACETS: CvFacets = { experience: {}, education: {}, salaryRange: {}, skills: {}, fresh: 0 }

/** The chosen values. Without experiences or educations any fits, and so does any pay without ranges. */
type Filters = {
  experiences: readonly Experience[] | undefined
  educations: readonly Education[] | undefined
  salaryRanges: readonly SalaryRange[]
}
export type Chosen = Filters & {
  /** They are counted beside the most common skills. */
  skills: readonly string[]
  freshSince: Date
}

/** CVs that are counted. `skills`: without duplicates, as places in `skillNames`. */
export type CountedPeople = {
  /** The number of all CVs that match, also if fewer are counted. */
  total: number
  cvs: readonly (Omit<CountedCv, 'skills'> & { skills: readonly number[] })[]
  /** Each skill in its most common spelling. */
  skillNames: readonly string[]
  /** People with several of these CVs, who are counted once for each value. */
  several: ReadonlySet<number>
}

/** Prepares CVs so that keeping them takes little memory, and counting them again little time. */
export function packPeople({ total, cvs }: Counted): CountedPeople {
  const places = new Map<string, number>()
  const spellings: Map<string, number>[] = []
  const placeOf = (skill: string): number => {
    const key = skill.toLowerCase()
    const place = places.get(key) ?? places.size
    places.set(key, place)
    const counts = spellings[place] ?? new Map<string, number>()
    spellings[place] = counts
    counts.set(skill, (counts.get(skill) ?? 0) + 1)
    return place
  }
  const people = new Set<number>()
  const several = new Set<number>()
  const packed = cvs.map(({ skills, ...cv }) => {
    if (people.has(cv.person)) several.add(cv.person)
    people.add(cv.person)
    return { ...cv, skills: [...new Set(skills.map(placeOf))] }
  })
  return { total, cvs: packed, skillNames: spellings.map((counts) => mostCommon(counts)), several }
}

/** The first of equally common texts in the alphabet, so that the order of the CVs does not matter. */
function mostCommon(counts: ReadonlyMap<string, number>): string {
  const [[text] = ['']] = [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1))
  return text
}

/**
 * Counts people by the choices of each filter, as if nothing was chosen in that filter. If more CVs match than are
 * counted, the numbers are estimated.
 */
export function countFacets(people: CountedPeople, chosen: Chosen): CvFacets {
  const counts = createCounts(people.several)
  const fitting: CountedPeople['cvs'][number][] = []
  for (const cv of people.cvs) {
    const { person, experience, education } = cv
    const { isExperience, isEducation, isPay } = compare(cv, chosen)
    if (isEducation && isPay) counts.add('experience', experience, person)
    if (isExperience && isPay && education) counts.add('education', education, person)
    if (isExperience && isEducation)
      for (const band of SALARY_BANDS)
        if (overlaps(band, cv)) counts.add('salaryRange', `${band.min}-${band.max ?? ''}`, person)
    if (!isExperience || !isEducation || !isPay) continue
    fitting.push(cv)
    if (cv.publishedAt * 1000 >= chosen.freshSince.getTime()) counts.add('fresh', '', person)
  }
  const shown = shownSkills(people, fitting, chosen.skills)
  for (const { person, skills } of fitting)
    for (const skill of skills) {
      const name = shown.get(skill)
      if (name !== undefined) counts.add('skills', name, person)
    }
  return counts.result(people.total / Math.max(1, people.cvs.length))
}

/** Returns the number of people with the chosen values; undefined if not all CVs that match are counted. */
export function countFitting({ total, cvs }: CountedPeople, chosen: Filters): number | undefined {
  if (total > cvs.length) return undefined
  const fitting = cvs.filter((cv) => {
    const { isExperience, isEducation, isPay } = compare(cv, chosen)
    return isExperience && isEducation && isPay
  })
  return new Set(fitting.map(({ person }) => person)).size
}

const compare = (cv: Omit<CountedCv, 'skills'>, { experiences, educations, salaryRanges }: Filters) => ({
  isExperience: experiences === undefined || experiences.includes(cv.experience),
  isEducation: educations === undefined || (cv.education !== null && educations.includes(cv.education)),
  isPay: salaryRanges.length === 0 || salaryRanges.some((range) => overlaps(range, cv)),
})

const overlaps = ({ min, max }: SalaryRange, { lowest, highest }: Pick<CountedCv, 'lowest' | 'highest'>) =>
  lowest !== null && highest !== null && highest >= min && (max === null || lowest <= max)

/** The newest CVs that fit, whose most common skills are shown. */
const SKILL_SAMPLE = 1000

/**
 * Returns the names of the chosen skills, unchanged, and of the most common ones, by their places. Leaves out
 * contact details that somebody wrote among the skills.
 */
function shownSkills(
  { skillNames }: CountedPeople,
  fitting: CountedPeople['cvs'],
  chosen: readonly string[],
): Map<number, string> {
  const names = new Map(chosen.map((skill) => [skill.toLowerCase(), skill]))
  const shown = new Map<number, string>()
  for (const [place, name] of skillNames.entries()) {
    const typed = names.get(name.toLowerCase())
    if (typed !== undefined) shown.set(place, typed)
  }
  const uses = new Map<number, number>()
  for (const { skills } of fitting.slice(0, SKILL_SAMPLE))
    for (const skill of skills) if (!shown.has(skill)) uses.set(skill, (uses.get(skill) ?? 0) + 1)
  const nameOf = (place: number) => skillNames[place] ?? ''
  const common = [...uses].sort(([a, ofA], [b, ofB]) => ofB - ofA || (nameOf(a) < nameOf(b) ? -1 : 1))
  for (const [place] of common.slice(0, POPULAR_SKILL_COUNT)) shown.set(place, nameOf(place))
  for (const [place, name] of shown) if (maskContacts(name) !== name) shown.delete(place)
  return shown
}

/** Returns counters by facet and value, in which a person with several CVs counts once. */
function createCounts(several: ReadonlySet<number>) {
  const facets = new Map<string, Map<string, number>>()
  const counted = new Set<string>()
  return {
    add(facet: keyof CvFacets, value: string, person: number): void {
      if (several.has(person)) {
        const key = `${facet} ${person} ${value}`
        if (counted.has(key)) return
        counted.add(key)
      }
      const values = facets.get(facet) ?? new Map<string, number>()
      facets.set(facet, values)
      values.set(value, (values.get(value) ?? 0) + 1)
    },
    /** The most frequent values come first. `each`: the number of people for whom a counted one stands. */
    result(each: number): CvFacets {
      const of = (facet: keyof CvFacets) => [...(facets.get(facet) ?? [])].sort(([, a], [, b]) => b - a)
      const recordOf = (facet: keyof CvFacets) =>
        Object.fromEntries(of(facet).map(([value, count]) => [value, Math.round(count * each)]))
      return {
        experience: recordOf('experience'),
        education: recordOf('education'),
        salaryRange: recordOf('salaryRange'),
        skills: recordOf('skills'),
        fresh: Math.round((facets.get('fresh')?.get('') ?? 0) * each),
      }
    },
  }
}
