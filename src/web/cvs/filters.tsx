import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Button } from '../components/button.tsx'
import { Combobox } from '../components/combobox.tsx'
import { Field } from '../components/field.tsx'
import { Notice } from '../components/notice.tsx'
import { Select } from '../components/select.tsx'
import type { CvSearch } from './cv-search.ts'
import { FiltersPanel } from './filters-panel.tsx'
import type { Filters as FilterOptions } from './queries.ts'

/** The sort selector stands above the results and belongs to this form. */
export const FILTERS_FORM = 'filters'

type FiltersProps = {
  search: CvSearch
  options: FilterOptions | undefined
  hasFailed: boolean
  /** '34 candidates found'. */
  count: string
  formProps: ComponentProps<'form'>
}

/**
 * The filter bar over the whole width and the panel beside the results, one form: without script, its button applies it. The form
 * has no box of its own, so that both are cells of the page's grid.
 */
export function Filters({ search, options, hasFailed, count, formProps }: FiltersProps) {
  return (
    <search className="contents">
      <form {...formProps} id={FILTERS_FORM} action="/search" className="contents">
        <div className="grid grid-cols-2 items-end gap-3 lg:col-span-2 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]">
          <Field
            label="Keywords"
            name="query"
            type="search"
            placeholder="Job title or skill"
            className="col-span-2 lg:col-span-1"
            defaultValue={search.query}
          />
          <Combobox
            label="Location"
            name="location"
            placeholder="e.g. Lae"
            defaultValue={search.location}
            suggestions={options?.locations.map(({ label }) => label) ?? []}
          />
          <Select
            label="Category"
            name="category"
            placeholder="All"
            defaultValue={search.category}
            options={options?.categories ?? []}
          />
          <Select
            label="Experience"
            name="experience"
            placeholder="All"
            defaultValue={search.experience}
            options={options?.experiences ?? []}
          />
          <Button type="submit">Search</Button>
        </div>
        <aside aria-label="More filters">
          {hasFailed ? (
            <Notice kind="danger">Failed to load filter options. Please refresh the page.</Notice>
          ) : (
            <FiltersPanel search={search} options={options}>
              <p>{count}</p>
              <Link to="/search" className="btn btn-quiet" resetScroll={false}>
                Reset filters
              </Link>
            </FiltersPanel>
          )}
        </aside>
      </form>
    </search>
  )
}
