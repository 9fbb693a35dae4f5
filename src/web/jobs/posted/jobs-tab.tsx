import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { EmptyState, SkeletonList } from '../../components/states/states.tsx'
import { LinkCard } from '../../components/surfaces/card.tsx'
import { Stat } from '../../components/surfaces/stat.tsx'
import { type OwnJob, ownJobsQuery } from './queries.ts'

/** The number of recent jobs shown. */
const RECENT = 3

export function JobsTab() {
  const { client } = useSite()
  const query = useQuery(ownJobsQuery(client))
  if (query.error) return <LoadFailure what="Job postings" query={query} />
  if (!query.data) return <SkeletonList count={4} label="Loading job postings…" boneClass="h-20" />
  const jobs = query.data
  const sum = (count: (job: OwnJob) => number) =>
    formatNumber(jobs.reduce((total, job) => total + count(job), 0))
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Stat value={sum(({ state }) => (state === 'open' ? 1 : 0))} label="Active Jobs" />
        <Stat value={sum(({ applications }) => applications)} label="Total Applications" />
        <Stat value={sum(({ views }) => views)} label="Total Views" />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2>Recent job postings</h2>
        <ButtonLink href="/employer-jobs" link={AppLink}>
          Manage Job Postings
        </ButtonLink>
      </div>
      {jobs.length === 0 && (
        <EmptyState
          level="h3"
          title="No job postings yet"
          why="Post a job. Applications will appear in the next tab."
        />
      )}
      <ul className="grid gap-3">
        {jobs.slice(0, RECENT).map((job) => (
          <RecentJob key={job.id} job={job} />
        ))}
      </ul>
    </div>
  )
}

/** The tab that shows a job in this state, and the label of the state. */
const PLACES: Partial<Record<OwnJob['state'], [tab: string, label: string]>> = {
  open: ['active', 'Active'],
  held: ['active', 'Waiting for a check'],
  draft: ['drafts', 'Draft'],
}

function RecentJob({ job }: { job: OwnJob }) {
  const [tab, label] = PLACES[job.state] ?? ['inactive', 'Inactive']
  return (
    <LinkCard as="li" level="h3" href={`/employer-jobs?tab=${tab}`} title={job.title} link={AppLink}>
      <p className="text-muted">
        {job.locationName && `${job.locationName} · `}
        {label} · {formatDate(job.publishedAt ?? job.createdAt)}
      </p>
      <p>
        {plural(job.views, 'view')} · {plural(job.applications, 'application')}
      </p>
    </LinkCard>
  )
}
