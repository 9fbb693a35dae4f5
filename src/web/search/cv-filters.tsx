import { FRESH_DAYS } from '../../modules/search/limits.ts'
import { formatNumber } from '../../shared/locale.ts'
import { AppLink } from '../app/link.tsx'
import { type Choice, FilterChoices, FilterRail, FilterSection } from '../components/lists/filter-rail.tsx'
import type { Filters as FilterOptions, FoundCvs } from '../cvs/queries.ts'
import { type CvSearch, toggled, totalText, withPage } from './cv-search.ts'

type CvFiltersProps = {
  search: CvSearch
  found: FoundCvs
  options: FilterOptions
  hrefOf: (search: CvSearch) => string
  /** Whether the viewer is an employer, who can leave out opened CVs. */
  isEmployer: boolean
}

const MOST_SKILLS = 8

type ListFilter = 'experience' | 'education' | 'salaryRange' | 'skills'

/** The filters with the number of people that each choice would find. */
export function CvFilters({ search, found, options, hrefOf, isEmployer }: CvFiltersProps) {
  const { facets } = found
  const choicesOf = (name: ListFilter, all: readonly { value: string; label: string }[]): Choice[] =>
    all.flatMap(({ value, label }) => {
      const isOn = search[name]?.includes(value) ?? false
      const total = facets?.[name][value] ?? 0
      const href = hrefOf(toggled(search, name, value))
      return total === 0 && !isOn ? [] : [{ id: `${name}-${value}`, label, total, href, isOn }]
    })
  const pay = options.salaryRanges.map(({ label, min, max }) => ({ label, value: `${min}-${max ?? ''}` }))
  const skillNames = Object.keys(facets?.skills ?? {})
  const allSkills = choicesOf(
    'skills',
    [...new Set([...(search.skills ?? []), ...skillNames])].map((name) => ({ value: name, label: name })),
  )
  // A skill that all people found have does not narrow the search.
  const skills = allSkills.filter(({ isOn, total }) => isOn || total < found.total).slice(0, MOST_SKILLS)
  const groups = [
    { title: 'Experience', choices: choicesOf('experience', options.experiences) },
    { title: 'Salary range, a year', choices: choicesOf('salaryRange', pay) },
    { title: 'Education', choices: choicesOf('education', options.educations) },
  ]
  const { query, location, category, sortBy, show } = search
  const bare = Object.fromEntries(
    Object.entries({ query, location, category, sortBy, show }).filter(([, value]) => value !== undefined),
  )
  return (
    <FilterRail
      clear={
        <AppLink className="btn btn-quiet flex-1" href={hrefOf(bare)}>
          Reset
        </AppLink>
      }
      isClearAlways
      show={`Show ${totalText(found)}`}
    >
      {groups.slice(0, 2).map(({ title, choices }) => (
        <FilterSection key={title} title={title} isEmpty={choices.length === 0}>
          <FilterChoices choices={choices} link={AppLink} />
        </FilterSection>
      ))}
      <FilterSection title="Skills" isEmpty={skills.length === 0}>
        <Skills choices={skills} />
      </FilterSection>
      {groups.slice(2).map(({ title, choices }) => (
        <FilterSection key={title} title={title} isEmpty={choices.length === 0}>
          <FilterChoices choices={choices} link={AppLink} />
        </FilterSection>
      ))}
      {isEmployer && (
        <FilterSection>
          <FilterChoices choices={switches(search, found, hrefOf)} link={AppLink} />
        </FilterSection>
      )}
    </FilterRail>
  )
}

function switches(
  search: CvSearch,
  { facets, total }: FoundCvs,
  hrefOf: (search: CvSearch) => string,
): Choice[] {
  const { hideOpened, days, ...others } = withPage(search, 1)
  return [
    {
      id: 'hide-opened',
      label: 'Hide CVs I have opened',
      total: facets?.opened ?? 0,
      isOn: hideOpened ?? false,
      href: hrefOf({ ...others, ...(days && { days }), ...(!hideOpened && { hideOpened: true }) }),
    },
    {
      id: 'fresh',
      label: `New in the last ${FRESH_DAYS} days`,
      total: facets?.fresh ?? total,
      isOn: days !== undefined,
      href: hrefOf({ ...others, ...(hideOpened && { hideOpened }), ...(!days && { days: FRESH_DAYS }) }),
    },
  ]
}

/** The most common skills of the people found, to narrow the search to those who have them. */
function Skills({ choices }: { choices: readonly Choice[] }) {
  return (
    <ul className="flex flex-wrap gap-1">
      {choices.map(({ id, label, total, href, isOn }) => (
        <li key={id} className="min-w-0">
          <AppLink
            id={id}
            href={href}
            rel="nofollow"
            className={isOn ? 'chip chip-on' : 'chip'}
            aria-current={isOn ? 'true' : undefined}
          >
            <span className="truncate">{label}</span>{' '}
            <span className="text-13 text-muted">{formatNumber(total)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
