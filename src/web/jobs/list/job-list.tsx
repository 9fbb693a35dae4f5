import { SWITCH_LABELS } from '../../../modules/jobs/fields.ts'
import { JOB_SORTS, JOB_SWITCHES } from '../../../modules/jobs/schema.ts'
import { t } from '../../../shared/language/words.ts'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { formatQuery } from '../../app/query.ts'
import { useSite } from '../../app/site.tsx'
import type { Entry } from '../../catalog/entries.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { FilterChip } from '../../components/controls/chip.tsx'
import { Kept } from '../../components/kept.tsx'
import { Pagination } from '../../components/lists/pagination.tsx'
import { Notice } from '../../components/states/states.tsx'
import { OfferAlert } from '../../job-alerts/offer-alert.tsx'
import { JobPage, type JobPageProps } from '../page/job-page.tsx'
import type { JobList, JobListPath, JobListSearch } from '../queries.ts'
import { type ActiveFilter, activeFilters } from './active-filters.ts'
import { JobFilters } from './job-filters.tsx'
import { JobRow, JobRows } from './job-row.tsx'
import { JobSearchBar } from './job-search-bar.tsx'
import { NoJobs } from './no-jobs.tsx'
import { OpenInPaneIsland } from './open-in-pane.island.tsx'

/** Returns `34 jobs in Morobe Province`. A place that is not on the map follows a colon. */
export function resultLine(
  total: number,
  location: string | undefined,
  locations: readonly { slug: string; name: string; kind: string }[],
): string {
  const jobs = plural(total, 'job')
  if (!location) return jobs
  const place = locations.find(({ slug, name }) => slug === location || name === location)
  return place?.kind === 'special'
    ? `${jobs}: ${place.name}`
    : t('{jobs} in {place}', { jobs, place: place?.name ?? location })
}

type JobListPageProps = {
  search: JobListSearch
  path: JobListPath
  list: JobList
  categories: readonly Entry[]
  locations: readonly (Entry & { kind: string; region: string; province: string })[]
  /** The job that is open beside the list. */
  opened?: JobPageProps | undefined
}

/**
 * Both job lists: the one with a job beside it on wide screens, and the older one, with a single column and at most five
 * page buttons. The job shows the visitor's own application.
 */
export function JobListPage(props: JobListPageProps) {
  const { search, path, list, opened } = props
  return (
    <Kept
      as="div"
      data={opened ? undefined : list}
      variant={path + formatQuery(search)}
      className={opened ? 'jobs-page has-job' : 'jobs-page'}
    >
      {() => <JobListContent {...props} />}
    </Kept>
  )
}

function JobListContent(props: JobListPageProps) {
  const { search, path, list, locations, opened } = props
  const { facets, total } = list
  return (
    <>
      <JobSearchBar {...props} facets={facets} />
      <div className="wrap">
        <div data-list-part="chips">
          <SetFilters search={search} path={path} filters={filtersOf(props)} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2 py-2">
          <h1 className="text-22" aria-live="polite" data-list-part="title">
            {resultLine(total, search.location, locations)}
          </h1>
          <div className="flex flex-wrap items-center gap-4">
            <span className="max-lg:hidden" data-list-part="alert">
              {total > 0 && <OfferAlert search={search} className="btn btn-bare" />}
            </span>
            {total > 1 && <JobSort search={search} />}
          </div>
        </div>
        <div className={path === '/jobs' ? 'list-pane' : 'list-pane without-pane'}>
          <JobFilters {...props} />
          <div data-list-part="list" className="min-w-0">
            <Results {...props} />
          </div>
          {path === '/jobs' && (
            <div className="pane" id="pane" data-list-part="pane">
              {opened ? (
                <JobPage {...opened} level="h2" />
              ) : (
                total > 0 && <p className="pane-empty">{t('Choose a job to read it here.')}</p>
              )}
            </div>
          )}
        </div>
      </div>
      {path === '/jobs' && <OpenInPaneIsland />}
    </>
  )
}

function filtersOf({ search, path, list, categories, locations }: JobListPageProps): ActiveFilter[] {
  const company = list.jobPostings[0]?.companyName
  return activeFilters(search, path, { categories, locations, company, trade: list.tradeName })
}

function Results(props: JobListPageProps) {
  const { now } = useSite()
  const { search, path, list, locations } = props
  const { jobPostings, total, page, totalPages, isSimilar, facets, without } = list
  const { job: openJob, ...others } = search
  if (total === 0)
    return (
      <NoJobs
        search={search}
        path={path}
        filters={filtersOf(props)}
        facets={facets}
        totals={without}
        places={locations}
      />
    )
  return (
    <>
      {isSimilar && (
        <Notice>
          <p>{t('No job matches all of “{query}”. These come close.', { query: search.query ?? '' })}</p>
        </Notice>
      )}
      <JobRows>
        {jobPostings.map((job) => (
          <JobRow key={job.id} job={job} now={now} isOpened={String(job.id) === openJob} />
        ))}
      </JobRows>
      <p className="mt-3 text-center lg:hidden">
        <OfferAlert search={search} className="btn btn-quiet" />
      </p>
      <Pagination
        page={page}
        pages={totalPages}
        numbers={path === '/jobs' ? 'window' : 'five'}
        href={(target) => path + formatQuery({ ...others, page: target })}
      />
    </>
  )
}

type SetFiltersProps = { search: JobListSearch; path: JobListPath; filters: readonly ActiveFilter[] }

/** The active filters, each with a cross. On phones, the switches that are off follow, to turn them on with one tap. */
function SetFilters({ search, path, filters }: SetFiltersProps) {
  const { page: _, job: __, ...wanted } = search
  return (
    <div className="chips">
      {filters.map(({ filter, label, hrefWithout }) => (
        <FilterChip key={filter} href={hrefWithout} link={AppLink}>
          {t(label)}
        </FilterChip>
      ))}
      {filters.length > 0 && (
        <ButtonLink look="bare" href={path} link={AppLink}>
          {t('Clear filters')}
        </ButtonLink>
      )}
      {JOB_SWITCHES.filter((name) => !search[name]).map((name) => (
        <AppLink
          key={name}
          className="chip lg:hidden"
          rel="nofollow"
          href={path + formatQuery({ ...wanted, [name]: 'true' })}
        >
          {t(SWITCH_LABELS[name])}
        </AppLink>
      ))}
    </div>
  )
}

const SORTS: Record<(typeof JOB_SORTS)[number], string> = {
  newest: 'Newest',
  oldest: 'Oldest',
  salary: 'Salary',
  relevance: 'Relevance',
}

/** Part of the search form; relevance is offered only for a text search. */
function JobSort({ search }: { search: JobListSearch }) {
  return (
    <label className="flex items-center gap-2 text-13 text-muted">
      {t('Sort by')}
      <select
        name="sortBy"
        form="job-search"
        className="input w-auto"
        defaultValue={search.sortBy ?? (search.query ? 'relevance' : 'newest')}
      >
        {JOB_SORTS.filter((sort) => sort !== 'relevance' || search.query).map((sort) => (
          <option key={sort} value={sort}>
            {t(SORTS[sort])}
          </option>
        ))}
      </select>
    </label>
  )
}
