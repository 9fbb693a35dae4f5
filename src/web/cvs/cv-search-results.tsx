import type { UseQueryResult } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { SyntheticEvent } from 'react'
import { PAGE_SIZE, type Sort } from '../../modules/search/schema.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { ErrorState } from '../components/error-state.tsx'
import { Pagination } from '../components/pagination.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { useProfile } from '../session.ts'
import { CvCard } from './cv-card.tsx'
import { type CvSearch, withPage } from './cv-search.ts'
import { CvSearchActions } from './cv-search-actions.tsx'
import { FILTERS_FORM } from './filters.tsx'
import type { Filters, FoundCvs } from './queries.ts'

const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'
/** Room for what an employer can do. */
const EMPLOYER_GRID = 'grid gap-4 sm:grid-cols-2'
const SORT_LABELS: Record<Sort, string> = {
  relevance: 'Relevance',
  date: 'Date',
  experience: 'Experience',
  salary: 'Salary',
}

type CvSearchResultsProps = {
  search: CvSearch
  found: UseQueryResult<FoundCvs>
  filters: Filters | undefined
  onSort: (event: SyntheticEvent) => void
}

export function CvSearchResults({ search, found, filters, onSort }: CvSearchResultsProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = found
  if (error) {
    return (
      <ErrorState
        title="Failed to load search results. Please try again."
        retryLabel="Retry Search"
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {error.message}
      </ErrorState>
    )
  }
  if (!data) return <SkeletonList count={PAGE_SIZE} label="Loading CVs…" className={GRID} boneClass="h-72" />
  if (data.cvs.length === 0) return <NothingFound search={search} total={data.total} />
  return (
    <div className="grid content-start gap-4" aria-busy={isPlaceholderData || undefined}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>{data.correctedQuery && <Corrected search={search} corrected={data.correctedQuery} />}</div>
        <SortSelect current={search.sortBy} onSort={onSort} />
      </div>
      <CvCards cvs={data.cvs} filters={filters} isOld={isPlaceholderData} />
      <Pagination
        page={data.page}
        pages={data.totalPages}
        renderLink={(page, props) => <Link to="/search" search={withPage(search, page)} {...props} />}
      />
    </div>
  )
}

type CvCardsProps = { cvs: FoundCvs['cvs']; filters: Filters | undefined; isOld: boolean }

function CvCards({ cvs, filters, isOld }: CvCardsProps) {
  const { now } = useRouteContext({ from: '__root__' })
  const isEmployer = useProfile('employer') !== undefined
  const names = new Map(filters?.categories.map(({ value, label }) => [value, label]))
  return (
    <ul className={`${isEmployer ? EMPLOYER_GRID : GRID}${isOld ? ' opacity-60' : ''}`}>
      {cvs.map((cv) => (
        <CvCard
          key={cv.id}
          cv={cv}
          categoryName={names.get(cv.category) ?? cv.category}
          now={now}
          actions={isEmployer && <CvSearchActions cv={cv} />}
        />
      ))}
    </ul>
  )
}

type SortSelectProps = { current: Sort | undefined; onSort: (event: SyntheticEvent) => void }

/** Of the filters' form: without script it applies with the others. */
function SortSelect({ current = 'relevance', onSort }: SortSelectProps) {
  return (
    <label className="flex items-center gap-2">
      <span className="whitespace-nowrap">Sort by</span>
      <select name="sortBy" form={FILTERS_FORM} className="input" defaultValue={current} onInput={onSort}>
        {Object.entries(SORT_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

function Corrected({ search, corrected }: { search: CvSearch; corrected: string }) {
  return (
    <p>
      Showing results for <b>{corrected}</b>
      {search.spelling === undefined && (
        <>
          , search instead for{' '}
          <Link to="/search" search={{ ...withPage(search, 1), spelling: 'typed' }}>
            {search.query}
          </Link>
        </>
      )}
    </p>
  )
}

function NothingFound({ search, total }: { search: CvSearch; total: number }) {
  if (total > 0) {
    return (
      <EmptyState
        title="There are no more pages"
        action={
          <Link to="/search" search={withPage(search, 1)} className="btn btn-quiet">
            Show the first page
          </Link>
        }
      />
    )
  }
  return (
    <EmptyState
      title="No CVs found"
      why="Try adjusting your search criteria."
      action={
        <Link to="/search" className="btn btn-quiet">
          Show all CVs
        </Link>
      }
    />
  )
}
