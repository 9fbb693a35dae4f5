import { Button } from '../components/controls/button.tsx'
import { Field } from '../components/forms/field.tsx'
import { Combobox, Select } from '../components/forms/select.tsx'
import type { Filters as FilterOptions } from '../cvs/queries.ts'
import type { CvSearch } from './cv-search.ts'
import { FiltersPanel } from './filters-panel.tsx'

/** The sort selector is above the results but belongs to this form. */
export const FILTERS_FORM = 'filters'

type FiltersProps = {
  search: CvSearch
  options: FilterOptions
  /** '34 candidates found'. */
  count: string
}

/**
 * The filter bar above and the panel next to the results are one form. Without JavaScript its button applies it. The
 * form itself creates no box (`display: contents`), so both are cells of the page's grid.
 */
export function Filters({ search, options, count }: FiltersProps) {
  return (
    <search className="contents">
      <form data-list="typing" id={FILTERS_FORM} action="/search" className="contents">
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
            suggestions={options.locations.map(({ label }) => label)}
          />
          <Select
            label="Category"
            name="category"
            placeholder="All"
            defaultValue={search.category}
            options={options.categories}
          />
          <Select
            label="Experience"
            name="experience"
            placeholder="All"
            defaultValue={search.experience}
            options={options.experiences}
          />
          <Button type="submit">Search</Button>
        </div>
        <aside aria-label="More filters">
          <FiltersPanel search={search} options={options}>
            <p data-list-part="count" data-loading="Searching…">
              {count}
            </p>
            <a href="/search" className="btn btn-quiet" data-list-part="reset">
              Reset filters
            </a>
          </FiltersPanel>
        </aside>
      </form>
    </search>
  )
}
