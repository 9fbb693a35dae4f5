import MapPin from 'lucide-react/icons/map-pin'
import type { ComponentProps } from 'react'
import { Button } from '../components/controls/button.tsx'
import { Combobox, Select } from '../components/forms/select.tsx'
import { SearchWords } from '../components/lists/search-bar.tsx'
import type { Filters as FilterOptions } from '../cvs/queries.ts'
import type { CvSearch } from './cv-search.ts'

/** The order is chosen above the list but belongs to this form. */
export const SEARCH_FORM = 'cv-search'

/** The parts of the address that have a field. */
const FIELDS = new Set(['query', 'location', 'category', 'sortBy', 'page', 'spelling'])

type CvSearchBarProps = {
  search: CvSearch
  options: FilterOptions
  /** Whether the category can also be typed, as in the dashboard. */
  isTyped: boolean
  /** The number of filters beside the list. */
  filterCount: number
  /** The properties of the form: attributes on a public page, event handlers in a dashboard. */
  form: ComponentProps<'form'>
}

/** On phones the place and the category appear when the bar has the focus, and the filters open as a sheet. */
export function CvSearchBar({ search, options, isTyped, filterCount, form }: CvSearchBarProps) {
  const { categories, locations } = options
  return (
    <search className="search-bar bare-bar">
      <form {...form} id={SEARCH_FORM} action="/search">
        <SearchWords
          label="Keywords"
          placeholder="Job, skill or name"
          words={search.query}
          filterCount={filterCount}
        />
        <div className="icon-field">
          <MapPin size={18} />
          <Combobox
            label="Location"
            name="location"
            id="search-location"
            placeholder="Town or province"
            defaultValue={nameIn(locations, search.location)}
            suggestions={locations.map(({ label }) => label)}
          />
        </div>
        {isTyped ? (
          <Combobox
            label="Category"
            name="category"
            id="search-category"
            placeholder="All categories"
            defaultValue={nameIn(categories, search.category)}
            suggestions={categories.map(({ label }) => label)}
          />
        ) : (
          <Select
            label="Category"
            name="category"
            id="search-category"
            placeholder="All categories"
            defaultValue={search.category}
            options={categories}
          />
        )}
        <Button type="submit">Search CVs</Button>
        {/* Keeps the parts of the address that have no field here. */}
        {Object.entries(search).map(([name, value]) =>
          FIELDS.has(name)
            ? null
            : [value]
                .flat()
                .map((one) => <input key={`${name} ${one}`} type="hidden" name={name} value={String(one)} />),
        )}
      </form>
    </search>
  )
}

const nameIn = (choices: FilterOptions['locations'], value: string | undefined) =>
  choices.find((choice) => choice.value === value)?.label ?? value
