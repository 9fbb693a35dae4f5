import { JOB_FILTERS, JOB_SWITCHES } from '../../../modules/jobs/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { plural } from '../../../shared/text.ts'
import type { Entry } from '../../catalog/entries.ts'
import { Button } from '../../components/controls/button.tsx'
import { Combobox, Select } from '../../components/forms/select.tsx'
import { SearchWords } from '../../components/lists/search-bar.tsx'
import type { JobList, JobListPath, JobListSearch } from '../queries.ts'

/** The parts of the address that have a field. The order is chosen above the list. */
const FIELDS = new Set(['query', 'location', 'category', 'sortBy', 'page', 'job'])

type JobSearchBarProps = {
  search: JobListSearch
  path: JobListPath
  facets: JobList['facets']
  categories: readonly Entry[]
  locations: readonly Entry[]
}

/**
 * A form that works without JavaScript. With it, each choice applies immediately, without loading the page again
 * (`swap-lists.ts`). On phones the place and the category appear when the bar has the focus, and the filters open as a
 * sheet.
 */
export function JobSearchBar({ search, path, facets, categories, locations }: JobSearchBarProps) {
  const place = locations.find(({ slug }) => slug === search.location)?.name ?? search.location
  const active = [...JOB_FILTERS, ...JOB_SWITCHES, 'location', 'salaryMin'] as const
  const count = active.filter((name) => search[name]).length
  return (
    <search className="search-bar">
      <form data-list action={path} id="job-search" className="wrap">
        <SearchWords
          label={t('Search jobs')}
          placeholder={t('Job title, skill or company')}
          words={search.query}
          filterCount={count}
        />
        <Combobox
          label={t('Location')}
          name="location"
          placeholder={t('Town or province')}
          defaultValue={place}
          suggestions={locations.flatMap(({ slug, name }) => {
            const total = facets?.location[slug]
            return total ? { value: name, label: plural(total, 'job') } : []
          })}
        />
        <Select
          label={t('Category')}
          name="category"
          placeholder={t('All categories')}
          defaultValue={search.category}
          options={categories.map(({ slug, name }) => ({ value: slug, label: t(name) }))}
        />
        <Button type="submit">{t('Search')}</Button>
        {/* Keeps the parts of the address that have no field here. */}
        {Object.entries(search).map(
          ([name, value]) =>
            value &&
            !FIELDS.has(name) && <input key={name} type="hidden" name={name} value={String(value)} />,
        )}
      </form>
    </search>
  )
}
