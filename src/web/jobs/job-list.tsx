import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { plural } from '../../shared/text.ts'
import { locationsQuery } from '../catalog/queries.ts'
import { ButtonLink } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { Notice } from '../components/notice.tsx'
import { Pagination } from '../components/pagination.tsx'
import { AppLink } from '../link.tsx'
import { JobCard } from './job-card.tsx'
import { isFiltered, JobFilters } from './job-filters.tsx'
import { JobSort } from './job-sort.tsx'
import { type JobListSearch, jobListQuery } from './queries.ts'

type JobListPageProps = { search: JobListSearch; path: '/jobs' | '/jobs-old' }

/** Both job lists: the grid of cards, and the older one in a single column with at most five page buttons. */
export function JobListPage({ search, path }: JobListPageProps) {
  const { client, now } = useRouteContext({ from: '__root__' })
  const { data } = useSuspenseQuery(jobListQuery(client, search))
  const { data: locations } = useSuspenseQuery(locationsQuery(client))
  const place = locations.find(({ slug }) => slug === search.location)?.name ?? search.location
  const { jobPostings, total, page, totalPages, isSimilar } = data
  return (
    <>
      <h1 className="mb-4">
        {plural(total, 'job')}
        {place && ` in ${place}`}
      </h1>
      <JobFilters search={search} path={path} />
      {isSimilar && (
        <Notice>
          <p>No job has all of “{search.query}”. These come close.</p>
        </Notice>
      )}
      {total === 0 ? (
        <NoJobs path={path} isFiltered={isFiltered(search)} />
      ) : (
        <>
          <JobSort search={search} path={path} />
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

function NoJobs({ path, isFiltered }: { path: string; isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      title="No jobs found"
      why="Try fewer words, another location, or all categories."
      action={
        <ButtonLink href={path} link={AppLink}>
          Show all jobs
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      title="No open jobs right now"
      why="Put up your CV, so that employers find you before they advertise."
      action={
        <ButtonLink href="/upload" link={AppLink}>
          Upload your CV
        </ButtonLink>
      }
    />
  )
}
