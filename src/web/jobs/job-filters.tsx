import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useRouteContext } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { EMPLOYMENT_TYPE_LABELS, EMPLOYMENT_TYPES } from '../../modules/catalog/schema.ts'
import { categoriesQuery, locationsQuery } from '../catalog/queries.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { Combobox } from '../components/combobox.tsx'
import { Field } from '../components/field.tsx'
import { Select } from '../components/select.tsx'
import { formValues } from '../form.ts'
import { AppLink } from '../link.tsx'
import { type JobListSearch, readJobListSearch } from './queries.ts'

/** A plain form that opens its own list; with script it stays on the page. */
export function JobFilters({ search, path }: { search: JobListSearch; path: '/jobs' | '/jobs-old' }) {
  const { client } = useRouteContext({ from: '__root__' })
  const { data: categories } = useSuspenseQuery(categoriesQuery(client))
  const { data: locations } = useSuspenseQuery(locationsQuery(client))
  const navigate = useNavigate()
  const apply = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate({ to: path, search: readJobListSearch(formValues(event.currentTarget)) })
  }
  const place = locations.find(({ slug }) => slug === search.location)?.name ?? search.location
  return (
    <search>
      {/* The fields take their values from the address: a new one is a new form. */}
      <form
        key={JSON.stringify(search)}
        action={path}
        onSubmit={apply}
        className="mb-6 grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
      >
        <Field label="Search jobs" name="query" type="search" defaultValue={search.query} />
        <Combobox
          label="Location"
          name="location"
          defaultValue={place}
          suggestions={locations.map(({ name }) => name)}
        />
        <div className="actions">
          <Button type="submit">Search</Button>
          {isFiltered(search) && (
            <ButtonLink look="quiet" href={path} link={AppLink}>
              Clear filters
            </ButtonLink>
          )}
        </div>
        <details className="sm:col-span-3" open={Boolean(search.category || search.employmentType)}>
          <summary className="underline">More filters</summary>
          <div className="mt-3 grid gap-3 sm:grid-cols-2">
            <Select
              label="Category"
              name="category"
              defaultValue={search.category}
              placeholder="All categories"
              options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
            />
            <Select
              label="Employment type"
              name="employmentType"
              defaultValue={search.employmentType}
              placeholder="All types"
              options={EMPLOYMENT_TYPES.map((type) => ({ value: type, label: EMPLOYMENT_TYPE_LABELS[type] }))}
            />
          </div>
        </details>
      </form>
    </search>
  )
}

export function isFiltered({
  query,
  location,
  category,
  employmentType,
  experienceLevel,
}: JobListSearch): boolean {
  return Boolean(query || location || category || employmentType || experienceLevel)
}
