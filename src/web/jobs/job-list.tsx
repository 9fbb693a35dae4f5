import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { categoriesQuery, locationsQuery } from '../catalog/queries.ts'
import { ButtonLink } from '../components/button.tsx'
import { FilterChip } from '../components/chip.tsx'
import { Notice } from '../components/notice.tsx'
import { Pagination } from '../components/pagination.tsx'
import { AppLink } from '../link.tsx'
import { type ActiveFilter, activeFilters } from './active-filters.ts'
import { JobCard } from './job-card.tsx'
import { JobFilters } from './job-filters.tsx'
import { JobSort } from './job-sort.tsx'
import { NoJobs } from './no-jobs.tsx'
import { type JobListSearch, jobListQuery } from './queries.ts'
import { resultLine } from './result-line.ts'

type JobListPageProps = { search: JobListSearch; path: '/jobs' | '/jobs-old' }

/** Both job lists: the grid of cards, and the older one in a single column with at most five page buttons. */
export function JobListPage({ search, path }: JobListPageProps) {
  const { client, now } = useRouteContext({ from: '__root__' })
  const { data } = useSuspenseQuery(jobListQuery(client, search))
  const { data: categories } = useSuspenseQuery(categoriesQuery(client))
  const { data: locations } = useSuspenseQuery(locationsQuery(client))
  const { jobPostings, total, page, totalPages, isSimilar, facets } = data
  const company = jobPostings[0]?.companyName
  const filters = activeFilters(search, path, { categories, locations, company })
  return (
    <>
      <h1 className="mb-4" aria-live="polite">
        {resultLine(total, search.location, locations)}
      </h1>
      <JobFilters search={search} path={path} facets={facets} />
      {filters.length > 0 && <SetFilters filters={filters} path={path} />}
      {isSimilar && (
        <Notice>
          <p>No job has all of “{search.query}”. These come close.</p>
        </Notice>
      )}
      {total === 0 ? (
        <NoJobs search={search} path={path} filters={filters} facets={facets} places={locations} />
      ) : (
        <>
          {total > 1 && <JobSort search={search} path={path} />}
          <ul className={path === '/jobs' ? 'grid gap-4 lg:grid-cols-2' : 'grid gap-4'}>
            {jobPostings.map((job) => (
              <JobCard key={job.id} job={job} now={now} />
            ))}
          </ul>
          <Pagination
            page={page}
            pages={totalPages}
            numbers={path === '/jobs' ? 'window' : 'five'}
            renderLink={(target, props) => <Link to={path} search={{ ...search, page: target }} {...props} />}
          />
        </>
      )}
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
