import LayoutGrid from 'lucide-react/icons/layout-grid'
import Rows3 from 'lucide-react/icons/rows-3'
import { type ChangeEventHandler, type ComponentProps, Fragment, type ReactNode } from 'react'
import type { Sort } from '../../modules/search/schema.ts'
import { AppLink } from '../app/link.tsx'
import { ButtonLink } from '../components/controls/button.tsx'
import { FilterChip } from '../components/controls/chip.tsx'
import { Kept } from '../components/kept.tsx'
import { Pagination } from '../components/lists/pagination.tsx'
import { Notice } from '../components/states/states.tsx'
import type { Filters as FilterOptions, FoundCv, FoundCvs } from '../cvs/queries.ts'
import { CvFilters } from './cv-filters.tsx'
import { activeFilters, type CvSearch, resultLine, type Show, withPage } from './cv-search.ts'
import { CvSearchBar, SEARCH_FORM } from './cv-search-bar.tsx'
import { NothingFound } from './nothing-found.tsx'

type CvSearchViewProps = {
  search: CvSearch
  found: FoundCvs
  /** Undefined if they could not be loaded. The search works without them. */
  options: FilterOptions | undefined
  /** Returns the address of another search on this page. */
  hrefOf: (search: CvSearch) => string
  /** How the list looks if the address does not say. */
  show: Show
  level: 'h1' | 'h2'
  isEmployer: boolean
  /** Another list is being loaded. */
  isLoading?: boolean
  form: ComponentProps<'form'>
  onSort?: ChangeEventHandler<HTMLSelectElement>
  /** Opens a search whose filter was typed, in dashboards. */
  onTyped?: (search: CvSearch) => void
  /** Beside the heading. */
  tools: ReactNode
  /** Above the list. */
  before?: ReactNode
  row: (cv: FoundCv, shown: RowShown) => ReactNode
}

/** The words that are marked in a row, and what employers see in it beside them. */
type RowShown = { query: string; skills: readonly string[] | undefined; category: string | undefined }

/** The search without its choices. */
const NO_OPTIONS: FilterOptions = {
  categories: [],
  locations: [],
  experiences: [],
  educations: [],
  salaryRanges: [],
  popularSkills: [],
}

/**
 * The CV search of visitors and of employers: words, filters with counts, and people in rows or cards. Public pages
 * replace the parts marked with `data-list-part` in place (`swap-lists.ts`).
 */
export function CvSearchView(props: CvSearchViewProps) {
  const { search, found, options, hrefOf, isEmployer } = props
  return (
    <Kept
      as="div"
      data={isEmployer || !options ? undefined : found}
      variant={hrefOf(search)}
      className="cv-search"
    >
      {() => <CvSearchContent {...props} />}
    </Kept>
  )
}

function CvSearchContent(props: CvSearchViewProps) {
  const { search, found, options = NO_OPTIONS, hrefOf, level: H, isLoading, form, tools } = props
  const names = namesOf(options)
  const filters = activeFilters(search, names)
  const place = search.location && (names.get(search.location.toLowerCase()) ?? search.location)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <H
          className={H === 'h1' ? 'text-22 lg:text-28' : 'text-22'}
          aria-live="polite"
          aria-busy={isLoading || undefined}
          data-list-part="title"
          data-loading="Searching…"
        >
          {isLoading ? 'Searching…' : resultLine(found, search, place)}
        </H>
        {tools}
      </div>
      <CvSearchBar
        search={search}
        options={options}
        isTyped={props.onTyped !== undefined}
        filterCount={filters.filter(({ filter }) => filter !== 'location' && filter !== 'category').length}
        form={form}
      />
      <div className="cv-tools">
        <div data-list-part="chips" className="min-w-0">
          <div className="chips">
            {filters.map(({ filter, label, without }) => (
              <FilterChip key={`${filter} ${label}`} href={hrefOf(without)} link={AppLink}>
                {label}
              </FilterChip>
            ))}
            {filters.length > 1 && (
              <ButtonLink look="bare" href={hrefOf(withoutFilters(search))} link={AppLink}>
                Clear filters
              </ButtonLink>
            )}
          </div>
        </div>
        <ListTools {...props} />
      </div>
      <div className="list-pane without-pane">
        <CvFilters {...props} options={options} />
        <div
          data-list-part="list"
          className={isLoading ? 'grid min-w-0 gap-3 opacity-60' : 'grid min-w-0 gap-3'}
        >
          <Results {...props} />
        </div>
      </div>
    </>
  )
}

/** The names behind the values of an address. */
function namesOf({ categories, locations }: FilterOptions): Map<string, string> {
  const named = [...categories, ...locations].flatMap(({ value, label }): [string, string][] => [
    [value, label],
    [label.toLowerCase(), label],
  ])
  return new Map(named)
}

function withoutFilters({ query, sortBy, show }: CvSearch): CvSearch {
  return { ...(query && { query }), ...(sortBy && { sortBy }), ...(show && { show }) }
}

const SORT_LABELS: Record<Sort, string> = {
  relevance: 'Relevance',
  date: 'Newest',
  experience: 'Experience',
  salary: 'Salary',
}

/** The order, which belongs to the search's form, and how the list looks. */
function ListTools({ search, show, hrefOf, onSort }: CvSearchViewProps) {
  const looks = [
    ['rows', 'Rows', Rows3],
    ['cards', 'Cards', LayoutGrid],
  ] as const
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <label className="flex items-center gap-2 text-13 text-muted">
        <span className="whitespace-nowrap">Sort by</span>
        <select
          name="sortBy"
          form={SEARCH_FORM}
          className="input w-auto"
          key={search.sortBy}
          defaultValue={search.sortBy ?? ''}
          onChange={onSort}
        >
          {Object.entries(SORT_LABELS).map(([value, label]) => (
            <option key={value} value={value === 'relevance' ? '' : value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <div className="look" data-list-part="look">
        {looks.map(([look, label, Icon]) => (
          <AppLink
            key={look}
            id={`show-${look}`}
            href={hrefOf({ ...search, show: look })}
            rel="nofollow"
            aria-current={(search.show ?? show) === look ? 'true' : undefined}
          >
            <Icon size={18} />
            <span>{label}</span>
          </AppLink>
        ))}
      </div>
    </div>
  )
}

function Results({ search, found, options, hrefOf, show, isEmployer, before, row }: CvSearchViewProps) {
  const { cvs, correctedQuery, totalPages, page } = found
  const words = { query: correctedQuery ?? search.query ?? '', skills: search.skills }
  const mention = firstMention(found)
  const names = namesOf(options ?? NO_OPTIONS)
  return (
    <>
      {!options && <Notice kind="danger">Failed to load filter options. Please refresh the page.</Notice>}
      {correctedQuery && <Corrected search={search} corrected={correctedQuery} hrefOf={hrefOf} />}
      {before}
      {cvs.length === 0 ? (
        <NothingFound search={search} found={found} names={names} hrefOf={hrefOf} />
      ) : (
        <ul className={(search.show ?? show) === 'cards' ? 'list cv-list cards' : 'list cv-list'}>
          {cvs.map((cv) => (
            <Fragment key={cv.id}>
              {cv === mention && <li className="cv-divider">Also mention “{words.query}”</li>}
              {row(cv, {
                ...words,
                category: isEmployer ? (names.get(cv.category) ?? cv.category) : undefined,
              })}
            </Fragment>
          ))}
        </ul>
      )}
      {cvs.length > 0 && (
        <Pagination
          page={page}
          pages={totalPages}
          href={(target) => hrefOf(withPage(search, target))}
          link={AppLink}
        />
      )}
    </>
  )
}

/** Returns the first CV on the page that only mentions the words, if others have them in the title. */
function firstMention({ cvs, titleTotal }: FoundCvs): FoundCv | undefined {
  return titleTotal > 0 ? cvs.find(({ inTitle }) => inTitle === false) : undefined
}

type CorrectedProps = { search: CvSearch; corrected: string; hrefOf: (search: CvSearch) => string }

function Corrected({ search, corrected, hrefOf }: CorrectedProps) {
  return (
    <p>
      Showing results for <b>{corrected}</b>
      {search.spelling === undefined && (
        <>
          , search instead for{' '}
          <AppLink href={hrefOf({ ...withPage(search, 1), spelling: 'typed' })}>{search.query}</AppLink>
        </>
      )}
    </p>
  )
}
