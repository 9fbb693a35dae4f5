import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import {
  EMPLOYMENT_TYPE_LABELS,
  EMPLOYMENT_TYPES,
  EXPERIENCE_LABELS,
  EXPERIENCES,
} from '../../modules/catalog/schema.ts'
import { plural } from '../../shared/text.ts'
import { categoriesQuery, locationsQuery } from '../catalog/queries.ts'
import { Button } from '../components/button.tsx'
import { Combobox } from '../components/combobox.tsx'
import { Field } from '../components/field.tsx'
import { type Option, Select } from '../components/select.tsx'
import { useFiltersForm } from '../filters-form.ts'
import { payFloorLabel, payFloors } from './pay-floors.ts'
import { type JobList, type JobListSearch, readJobListSearch } from './queries.ts'

type JobFiltersProps = { search: JobListSearch; path: '/jobs' | '/jobs-old'; facets: JobList['facets'] }

/** A plain form that opens its own list; with script a choice applies at once and the page stays. */
export function JobFilters({ search, path, facets }: JobFiltersProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const { data: categories } = useSuspenseQuery(categoriesQuery(client))
  const { data: locations } = useSuspenseQuery(locationsQuery(client))
  const navigate = useNavigate()
  const place = locations.find(({ slug }) => slug === search.location)?.name ?? search.location
  const { formProps } = useFiltersForm({
    search: { ...search, location: place },
    whileTyping: false,
    go: (values, options) => void navigate({ to: path, search: readJobListSearch(values), ...options }),
  })
  const { category, employmentType, experienceLevel, salaryMin, salaryMax, employerId, sortBy } = search
  return (
    <search>
      <form {...formProps} action={path} className="mb-4 grid gap-3">
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
        <details>
          <summary className="chip">More filters</summary>
          <div className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
            <Select
              label="Category"
              name="category"
              defaultValue={category}
              placeholder="All categories"
              options={counted(
                categories.map(({ slug, name }) => ({ value: slug, label: name })),
                facets?.category,
                category,
              )}
            />
            <Select
              label="Employment type"
              name="employmentType"
              defaultValue={employmentType}
              placeholder="All types"
              options={counted(
                EMPLOYMENT_TYPES.map((value) => ({ value, label: EMPLOYMENT_TYPE_LABELS[value] })),
                facets?.employmentType,
                employmentType,
              )}
            />
            <Select
              label="Experience"
              name="experienceLevel"
              defaultValue={experienceLevel}
              placeholder="All levels"
              options={counted(
                EXPERIENCES.map((value) => ({ value, label: EXPERIENCE_LABELS[value] })),
                facets?.experienceLevel,
                experienceLevel,
              )}
            />
            <Select
              label="Pay at least"
              name="salaryMin"
              defaultValue={salaryMin}
              placeholder="Any pay"
              options={payFloors(salaryMin).map((value) => ({
                value: String(value),
                label: payFloorLabel(value),
              }))}
            />
          </div>
        </details>
        {/* What the address says beside the fields stays as it is. */}
        {Object.entries({ salaryMax, employerId, sortBy }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
      </form>
    </search>
  )
}

/** Each with how many jobs it would give; what would give none is left out, but for what is chosen. */
function counted(
  options: readonly Option[],
  totals: Record<string, number> = {},
  chosen: string | undefined,
): Option[] {
  return options.flatMap(({ value, label }) => {
    const total = totals[value] ?? 0
    return total > 0 || value === chosen
      ? { value, label: `${label} (${total.toLocaleString('en-AU')})` }
      : []
  })
}
