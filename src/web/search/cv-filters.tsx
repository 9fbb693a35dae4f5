import { FRESH_DAYS } from '../../modules/search/limits.ts'
import { formatNumber } from '../../shared/locale.ts'
import { uniqueTexts } from '../../shared/text.ts'
import { AppLink } from '../app/link.tsx'
import { type Choice, FilterChoices, FilterRail, FilterSection } from '../components/lists/filter-rail.tsx'
import type { Filters as FilterOptions, FoundCvs } from '../cvs/queries.ts'
import { type CvSearch, readKina, toggled, totalText, withPage } from './cv-search.ts'
import { choiceNamed, TypedFilter } from './typed-filter.tsx'

type CvFiltersProps = {
  search: CvSearch
  found: FoundCvs
  options: FilterOptions
  hrefOf: (search: CvSearch) => string
  /** Whether the viewer is an employer, who can leave out opened CVs. */
  isEmployer: boolean
  /** Opens a search whose filter was typed. Without it, choices are only links. */
  onTyped?: ((search: CvSearch) => void) | undefined
}

/** Skills that are always offered, whoever was found. */
const SKILLS_SHOWN = 12

type ListFilter = 'experience' | 'education' | 'salaryRange' | 'skills'

/** The filters with the number of people that each choice would find. */
export function CvFilters(props: CvFiltersProps) {
  const { search, found, options, hrefOf, isEmployer, onTyped } = props
  const { facets } = found
  const choicesOf = (name: ListFilter, all: readonly { value: string; label: string }[]): Choice[] =>
    all.flatMap(({ value, label }) => {
      const isOn = search[name]?.includes(value) ?? false
      const total = facets?.[name][value] ?? 0
      const href = hrefOf(toggled(search, name, value))
      return total === 0 && !isOn ? [] : [{ id: `${name}-${value}`, label, total, href, isOn }]
    })
  const pay = options.salaryRanges.map(({ label, min, max }) => ({ label, value: `${min}-${max ?? ''}` }))
  const skills = skillChoices(props)
  const allSkills = skills.map(({ label }) => ({ value: label, label }))
  const groups = [
    {
      title: 'Experience',
      field: <TypedChoice {...props} name="experience" what="experience level" all={options.experiences} />,
      choices: choicesOf('experience', options.experiences),
    },
    {
      title: 'Salary range, a year',
      field: <MaxSalary {...props} />,
      choices: choicesOf('salaryRange', pay),
    },
    {
      title: 'Education',
      field: <TypedChoice {...props} name="education" what="education" all={options.educations} />,
      choices: choicesOf('education', options.educations),
    },
  ]
  const group = ({ title, field, choices }: (typeof groups)[number]) => (
    <FilterSection key={title} title={title} isEmpty={choices.length === 0 && !onTyped}>
      {onTyped && field}
      <FilterChoices choices={choices} link={AppLink} />
    </FilterSection>
  )
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
      {groups.slice(0, 2).map(group)}
      <FilterSection title="Popular skills" isEmpty={skills.length === 0}>
        {onTyped && <TypedChoice {...props} name="skills" what="skill" all={allSkills} />}
        <Skills choices={skills} />
      </FilterSection>
      {groups.slice(2).map(group)}
      {isEmployer && (
        <FilterSection>
          <FilterChoices choices={switches(search, found, hrefOf)} link={AppLink} />
        </FilterSection>
      )}
    </FilterRail>
  )
}

type TypedChoiceProps = CvFiltersProps & {
  name: 'experience' | 'education' | 'skills'
  /** 'experience level' */
  what: string
  all: readonly { value: string; label: string }[]
}

/** Adds one of the choices to the search. Skills can be any text. */
function TypedChoice({ search, name, what, all, onTyped }: TypedChoiceProps) {
  const take = (typed: string) => {
    const value = name === 'skills' ? typed : choiceNamed(all, typed)
    if (!value) return false
    if (!search[name]?.includes(value)) onTyped?.(toggled(search, name, value))
    return true
  }
  return (
    <TypedFilter
      name={`typed-${name}`}
      label={<span className="sr">Type the {what}</span>}
      placeholder="Type or choose"
      suggestions={all.map(({ label }) => label)}
      take={take}
      refusal="Choose one from the list."
    />
  )
}

function MaxSalary({ search, onTyped }: CvFiltersProps) {
  const take = (typed: string) => {
    const { maxSalary: _, ...others } = withPage(search, 1)
    if (typed && !readKina(typed)) return false
    onTyped?.(typed ? { ...others, maxSalary: typed } : others)
    return true
  }
  return (
    <TypedFilter
      name="typed-max-salary"
      label="Max salary expectation"
      help="Kina a year, such as 60000 or K60k."
      value={search.maxSalary}
      take={take}
      refusal="Please enter an amount, such as 60000."
    />
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

/**
 * The chosen skills, then the most common ones of the people found: last those that all of them have, which do not
 * narrow the search. The most common ones of all visible CVs complete the twelve.
 */
function skillChoices({ search, found, options, hrefOf }: CvFiltersProps): Choice[] {
  const { skills: chosen = [] } = search
  const totals = found.facets?.skills ?? {}
  const common = Object.keys(totals)
  const narrowing = common.filter((name) => totals[name] !== found.total)
  const names = uniqueTexts([...chosen, ...narrowing, ...common, ...options.popularSkills])
  return names.slice(0, Math.max(SKILLS_SHOWN, chosen.length)).map((name) => ({
    id: `skills-${name}`,
    label: name,
    total: totals[name] ?? 0,
    href: hrefOf(toggled(search, 'skills', name)),
    isOn: chosen.includes(name),
  }))
}

/** To narrow the search to people who have these skills. */
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
