import { jobField, SWITCH_LABELS } from '../../../modules/jobs/fields.ts'
import { JOB_FILTERS, JOB_SWITCHES } from '../../../modules/jobs/schema.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { plural } from '../../../shared/text.ts'
import type { Entry } from '../../catalog/entries.ts'
import { Button } from '../../components/controls/button.tsx'
import { Checkbox } from '../../components/forms/choice.tsx'
import { Field } from '../../components/forms/field.tsx'
import { Combobox, type Option, Select } from '../../components/forms/select.tsx'
import type { JobList, JobListPath, JobListSearch } from '../queries.ts'
import { payFloorLabel, payFloors } from './active-filters.ts'

type JobFiltersProps = {
  search: JobListSearch
  path: JobListPath
  facets: JobList['facets']
  categories: readonly Entry[]
  locations: readonly Entry[]
}

/**
 * A form that works without JavaScript. With it, each choice applies immediately, without loading the page again
 * (`swap-lists.ts`).
 */
export function JobFilters({ search, path, facets, categories, locations }: JobFiltersProps) {
  const place = locations.find(({ slug }) => slug === search.location)?.name ?? search.location
  const { salaryMin, salaryMax, employerId, sortBy } = search
  const isFiltered = Boolean(salaryMin) || [...JOB_FILTERS, ...JOB_SWITCHES].some((name) => search[name])
  const categoryOptions = categories.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <search>
      <form data-list action={path} className="mb-4 grid gap-3">
        <div className="grid grid-cols-[1fr_auto] items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
          <Field
            label="Search jobs"
            name="query"
            type="search"
            className="col-span-2 sm:col-span-1"
            defaultValue={search.query}
          />
          <Combobox
            label="Location"
            name="location"
            placeholder="Town or province"
            defaultValue={place}
            suggestions={locations.flatMap(({ slug, name }) => {
              const total = facets?.location[slug]
              return total ? { value: name, label: plural(total, 'job') } : []
            })}
          />
          <Button type="submit">Search</Button>
        </div>
        <details open={isFiltered}>
          <summary className="chip">More filters</summary>
          <div className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
            {JOB_FILTERS.map((name) => {
              const { control, filter } = jobField(name)
              const options = 'options' in control ? control.options : categoryOptions
              return (
                <Select
                  key={name}
                  label={filter?.label}
                  name={name}
                  defaultValue={search[name]}
                  placeholder={filter?.all}
                  options={counted(options, facets?.[name], search[name])}
                />
              )
            })}
            <Select
              label="Pay at least"
              name="salaryMin"
              defaultValue={salaryMin}
              placeholder="Any pay"
              help="Or its equal by hour, month or year"
              options={payFloors(salaryMin).map((value) => {
                const total = facets?.salaryMin[value]
                return {
                  value: String(value),
                  label: payFloorLabel(value) + (total === undefined ? '' : ` (${formatNumber(total)})`),
                }
              })}
            />
          </div>
          <div className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
            {JOB_SWITCHES.map((name) => (
              <Checkbox
                key={name}
                name={name}
                value="true"
                defaultChecked={search[name] === 'true'}
                label={`${SWITCH_LABELS[name]} (${formatNumber(facets?.[name]['true'] ?? 0)})`}
              />
            ))}
          </div>
        </details>
        {/* Keeps parts of the address that have no field. */}
        {Object.entries({ salaryMax, employerId, sortBy }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
      </form>
    </search>
  )
}

/**
 * Returns each option with the number of jobs it would find. Drops options that would find none, except the chosen one.
 */
function counted(
  options: readonly Option[],
  totals: Record<string, number> = {},
  chosen: string | undefined,
): Option[] {
  return options.flatMap(({ value, label }) => {
    const total = totals[value] ?? 0
    return total > 0 || value === chosen ? { value, label: `${label} (${formatNumber(total)})` } : []
  })
}
