import { JOB_SORTS } from '../../../modules/jobs/schema.ts'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { formatQuery } from '../../app/query.ts'
import { useSite } from '../../app/site.tsx'
import type { Entry } from '../../catalog/entries.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { FilterChip } from '../../components/controls/chip.tsx'
import { Pagination } from '../../components/lists/pagination.tsx'
import { Notice } from '../../components/states/states.tsx'
import type { JobList, JobListPath, JobListSearch } from '../queries.ts'
import { type ActiveFilter, activeFilters } from './active-filters.ts'
import { JobFilters } from './job-filters.tsx'
import { JobRow, JobRows } from './job-row.tsx'
import { NoJobs } from './no-jobs.tsx'

/** Returns `34 jobs in Morobe Province`. A place that is not on the map follows a colon. */
export function resultLine(
  total: number,
  location: string | undefined,
  locations: readonly { slug: string; name: string; kind: string }[],
): string {
  const jobs = plural(total, 'job')
  if (!location) return jobs
  const place = locations.find(({ slug, name }) => slug === location || name === location)
  return place?.kind === 'special' ? `${jobs}: ${place.name}` : `${jobs} in ${place?.name ?? location}`
}

type JobListPageProps = {
  search: JobListSearch
  path: JobListPath
  list: JobList
  categories: readonly Entry[]
  locations: readonly (Entry & { kind: string; region: string; province: string })[]
}

/** Both job lists: the grid of cards, and the older one with a single column and at most five page buttons. */
export function JobListPage({ search, path, list, categories, locations }: JobListPageProps) {
  const { now } = useSite()
  const { jobPostings, total, page, totalPages, isSimilar, facets, without } = list
  const company = jobPostings[0]?.companyName
  const filters = activeFilters(search, path, { categories, locations, company })
  return (
    <>
      <h1 className="mb-4" aria-live="polite" data-list-part="title">
        {resultLine(total, search.location, locations)}
      </h1>
      <JobFilters search={search} path={path} facets={facets} categories={categories} locations={locations} />
      <div data-list-part="list">
        {filters.length > 0 && <SetFilters filters={filters} path={path} />}
        {isSimilar && (
          <Notice>
            <p>No job matches all of “{search.query}”. These come close.</p>
          </Notice>
        )}
        {total === 0 ? (
          <NoJobs
            search={search}
            path={path}
            filters={filters}
            facets={facets}
            totals={without}
            places={locations}
          />
        ) : (
          <>
            {total > 1 && <JobSort search={search} path={path} />}
            <JobRows>
              {jobPostings.map((job) => (
                <JobRow key={job.id} job={job} now={now} />
              ))}
            </JobRows>
            <Pagination
              page={page}
              pages={totalPages}
              numbers={path === '/jobs' ? 'window' : 'five'}
              href={(target) => path + formatQuery({ ...search, page: target })}
            />
          </>
        )}
      </div>
    </>
  )
}

function SetFilters({ filters, path }: { filters: readonly ActiveFilter[]; path: string }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      {filters.map(({ filter, label, hrefWithout }) => (
        <FilterChip key={filter} href={hrefWithout} link={AppLink}>
          {label}
        </FilterChip>
      ))}
      <ButtonLink look="bare" href={path} link={AppLink}>
        Clear filters
      </ButtonLink>
    </div>
  )
}

const LABELS: Record<(typeof JOB_SORTS)[number], string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  salary: 'Salary',
  relevance: 'Relevance',
}

/** Links, so that sorting works without JavaScript. Relevance is offered only for a text search. */
function JobSort({ search, path }: { search: JobListSearch; path: JobListPath }) {
  const { page: _, ...firstPage } = search
  const current = search.sortBy ?? (search.query ? 'relevance' : 'newest')
  return (
    <nav aria-label="Sort jobs" className="mb-4 flex flex-wrap items-center gap-2">
      <span className="text-muted">Sort by</span>
      {JOB_SORTS.filter((sort) => sort !== 'relevance' || search.query).map((sort) => (
        <a
          key={sort}
          href={path + formatQuery({ ...firstPage, sortBy: sort })}
          className={sort === current ? 'chip chip-on' : 'chip'}
          aria-current={sort === current ? 'true' : undefined}
        >
          {LABELS[sort]}
        </a>
      ))}
    </nav>
  )
}
