import ChevronDown from 'lucide-react/icons/chevron-down'
import { jobField, SWITCH_LABELS } from '../../../modules/jobs/fields.ts'
import { payFloorLabel } from '../../../modules/jobs/matching/choices.ts'
import { JOB_FILTERS, JOB_SWITCHES, type JobFacet } from '../../../modules/jobs/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { formatQuery } from '../../app/query.ts'
import type { Entry } from '../../catalog/entries.ts'
import { type Choice, FilterChoices, FilterRail, FilterSection } from '../../components/lists/filter-rail.tsx'
import type { JobList, JobListPath, JobListSearch } from '../queries.ts'
import { payFloors } from './active-filters.ts'

type JobFiltersProps = {
  search: JobListSearch
  path: JobListPath
  list: JobList
  categories: readonly Entry[]
  locations: readonly (Entry & { kind: string })[]
}

/** The filters whose choices are shown without opening them. */
const FIRST = new Set(['employmentType', 'category'])
/** The most frequent choices of a filter; the others are folded. */
const MOST = 4

/** The filters with the number of jobs that each choice would find. */
export function JobFilters({ search, path, list, categories, locations }: JobFiltersProps) {
  const { facets } = list
  const { page: _, job: __, ...wanted } = search
  const choicesOf = (name: JobFacet, options: readonly { value: string; label: string }[]) =>
    options.flatMap(({ value, label }) => {
      const isOn = String(search[name] ?? '') === value
      const counted: Readonly<Record<string, number>> =
        (name in (facets ?? {}) && facets?.[name as 'category']) || {}
      const total = counted[value] ?? 0
      if (total === 0 && !isOn) return []
      const href = path + formatQuery({ ...wanted, [name]: isOn ? undefined : value })
      return { id: `${name}-${value}`, label: t(label), total, href, isOn }
    })
  const categoryOptions = categories.map(({ slug, name }) => ({ value: slug, label: name }))
  const fields = JOB_FILTERS.map((name) => {
    const { control, filter } = jobField(name)
    const choices = choicesOf(name, 'options' in control ? control.options : categoryOptions)
    return <Group key={name} title={t(filter?.label ?? name)} choices={choices} isOpen={FIRST.has(name)} />
  })
  const provinces = locations
    .filter(({ kind, slug }) => kind !== 'town' || slug === search.location)
    .map(({ slug, name }) => ({ value: slug, label: name }))
  const floors = payFloors(search.salaryMin).map((value) => ({
    value: String(value),
    label: payFloorLabel(value).replace(t('{amount} a fortnight', { amount: '' }), ''),
  }))
  const pays = choicesOf('salaryMin', floors)
  const switches = JOB_SWITCHES.flatMap((name) =>
    choicesOf(name, [{ value: 'true', label: SWITCH_LABELS[name] }]),
  )
  return (
    <FilterRail
      clear={
        <AppLink className="btn btn-quiet" href={path}>
          {t('Clear')}
        </AppLink>
      }
      show={t('Show {jobs}', { jobs: plural(list.total, 'job') })}
    >
      <Group title={t('Location')} choices={choicesOf('location', provinces)} isOpen sorted />
      {fields[1]}
      <FilterSection title={t('Pay, at least')} isEmpty={pays.length === 0}>
        <ul className="flex flex-wrap gap-1">
          {pays.map(({ id, href, label, isOn, total }) => (
            <li key={id}>
              <AppLink
                id={id}
                href={href}
                className={isOn ? 'chip chip-on' : 'chip'}
                aria-current={isOn ? 'true' : undefined}
                title={plural(total, 'job')}
              >
                {label}
              </AppLink>
            </li>
          ))}
        </ul>
        <p className="help mt-1">{t('a fortnight, or its equal by the hour, month or year')}</p>
      </FilterSection>
      {fields[0]}
      <FilterSection isEmpty={switches.length === 0}>
        <FilterChoices choices={switches} link={AppLink} />
      </FilterSection>
      {fields.slice(2)}
    </FilterRail>
  )
}

type GroupProps = { title: string; choices: readonly Choice[]; isOpen: boolean; sorted?: boolean }

/** A filter with its most frequent choices. The others are behind `All 22`. `sorted`: by the number of jobs. */
function Group({ title, choices, isOpen, sorted }: GroupProps) {
  if (choices.length === 0) return null
  const ordered = sorted
    ? [...choices].sort((a, b) => Number(b.isOn) - Number(a.isOn) || b.total - a.total)
    : choices
  if (!isOpen && !choices.some(({ isOn }) => isOn)) {
    return (
      <details className="rail-group" id={`filter-${title}`}>
        <summary>
          <h2>{title}</h2>
          <ChevronDown size={18} className="turns" />
        </summary>
        <FilterChoices choices={ordered} link={AppLink} />
      </details>
    )
  }
  const most = ordered.length > MOST + 1 ? MOST : ordered.length
  return (
    <FilterSection title={title}>
      <FilterChoices choices={ordered.slice(0, most)} link={AppLink} />
      {ordered.length > most && (
        <details id={`all-${title}`}>
          <summary className="more">{t('All {length}', { length: ordered.length })}</summary>
          <FilterChoices choices={ordered.slice(most)} link={AppLink} />
        </details>
      )}
    </FilterSection>
  )
}
