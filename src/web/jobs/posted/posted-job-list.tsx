import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { formatNumber } from '../../../shared/locale.ts'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSettings, useSite } from '../../app/site.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Tabs } from '../../components/controls/tabs.tsx'
import { EmptyState, SkeletonList } from '../../components/states/states.tsx'
import { EmployerHeader } from '../../dashboards/employer/employer-header.tsx'
import { offeredFor } from './job-acts.ts'
import type { ConfirmedAction } from './job-confirm.tsx'
import { PostedJobRow } from './posted-job-row.tsx'
import { jobResultsQuery, type OwnJob, ownJobsQuery } from './queries.ts'
import { useJobActs } from './use-job-acts.tsx'

export type JobListTab = 'active' | 'inactive' | 'drafts'

const EMPTY: Record<JobListTab, { title: string; why: string }> = {
  active: { title: 'No active jobs', why: 'A published job is on the public list until it closes.' },
  inactive: { title: 'No inactive jobs', why: 'Closed and expired jobs appear here.' },
  drafts: { title: 'No drafts', why: 'A draft is free. It only needs a title, and nobody else can see it.' },
}

/** The list that shows the job after the act. After other acts it stays in its list. */
const LIST_AFTER: Partial<Record<ConfirmedAction, JobListTab>> = {
  publish: 'active',
  reopen: 'active',
  renew: 'active',
}

type JobListProps = {
  tab: JobListTab
  /** The act on a job that a link asks for. */
  asked: { id: number; act: 'renew' | 'close' } | undefined
}

/** The employer's jobs, and their results together. */
export function JobList({ tab, asked }: JobListProps) {
  const { client } = useSite()
  const { job_posting_cost } = useSettings()
  const query = useQuery(ownJobsQuery(client))
  const results = useQuery(jobResultsQuery(client))
  const navigate = useNavigate()
  const jobs = query.data ?? []
  const linked = asked && jobs.find((job) => job.id === asked.id && offeredFor(job).includes(asked.act))
  const [start, dialog] = useJobActs((act) => {
    const shown = LIST_AFTER[act]
    if (shown && shown !== tab) void navigate({ to: '/employer-jobs', search: { tab: shown } })
  }, linked && { act: asked.act, job: linked })
  const lists: Record<JobListTab, OwnJob[]> = {
    // A job that waits for a check is paid for, so it is in the list where it will be afterwards.
    active: jobs.filter(({ state }) => state === 'open' || state === 'held'),
    inactive: jobs.filter(({ state }) => state !== 'open' && state !== 'held' && state !== 'draft'),
    drafts: jobs.filter(({ state }) => state === 'draft'),
  }
  const shown = lists[tab]
  const postButton = (
    <ButtonLink href="/employer-job-form" link={AppLink}>
      Post New Job ({plural(job_posting_cost, 'credit')})
    </ButtonLink>
  )
  return (
    <>
      <EmployerHeader title="Job Postings" actions={postButton} />
      {query.error ? (
        <LoadFailure what="Job postings" query={query} />
      ) : (
        <>
          <JobFigures jobs={query.data} />
          <Tabs
            label="Job postings"
            current={tab}
            tabs={[
              { key: 'active', label: 'Active Jobs', count: lists.active.length },
              { key: 'inactive', label: 'Inactive Jobs', count: lists.inactive.length },
              { key: 'drafts', label: 'Drafts', count: lists.drafts.length },
            ]}
            renderLink={(key, props) => (
              <Link to="/employer-jobs" search={{ tab: key }} resetScroll={false} {...props} />
            )}
          />
          {query.isPending && <SkeletonList count={3} label="Loading job postings…" boneClass="h-20" />}
          {query.isSuccess && shown.length === 0 && <EmptyState {...EMPTY[tab]} />}
          {shown.length > 0 && (
            <ul className="list posted-list">
              {shown.map((job) => (
                <PostedJobRow
                  key={job.id}
                  job={job}
                  result={results.data?.find(({ jobId }) => jobId === job.id)}
                  onAct={start}
                />
              ))}
            </ul>
          )}
        </>
      )}
      {dialog}
    </>
  )
}

function JobFigures({ jobs }: { jobs: readonly OwnJob[] | undefined }) {
  const sum = (count: (job: OwnJob) => number) => jobs?.reduce((total, job) => total + count(job), 0)
  const figures = [
    ['Active Job', sum(({ state }) => (state === 'open' ? 1 : 0))],
    ['Total Application', sum(({ applications }) => applications)],
    ['Total View', sum(({ views }) => views)],
  ] as const
  return (
    <p className="flex flex-wrap gap-x-6">
      {figures.map(([label, value]) => (
        <span key={label} className="text-muted">
          <b className="text-ink tabular-nums">{value === undefined ? '…' : formatNumber(value)}</b>{' '}
          {value === 1 ? label : `${label}s`}
        </span>
      ))}
    </p>
  )
}
