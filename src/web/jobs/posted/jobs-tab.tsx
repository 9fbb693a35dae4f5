import { useQuery } from '@tanstack/react-query'
import { formatNumber } from '../../../shared/locale.ts'
import { AppLink } from '../../app/link.tsx'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { EmptyState, SkeletonList } from '../../components/states/states.tsx'
import { Stat } from '../../components/surfaces/stat.tsx'
import { PostedJobRow } from './posted-job-row.tsx'
import { jobResultsQuery, type OwnJob, ownJobsQuery } from './queries.ts'
import { useJobActs } from './use-job-acts.tsx'

/** The number of recent jobs shown. */
const RECENT = 3

export function JobsTab() {
  const { client } = useSite()
  const query = useQuery(ownJobsQuery(client))
  const results = useQuery(jobResultsQuery(client))
  const [start, dialog] = useJobActs(() => undefined)
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
      {jobs.length > 0 && (
        <ul className="list">
          {jobs.slice(0, RECENT).map((job) => (
            <PostedJobRow
              key={job.id}
              job={job}
              result={results.data?.find(({ jobId }) => jobId === job.id)}
              onAct={start}
            />
          ))}
        </ul>
      )}
      {dialog}
    </div>
  )
}
