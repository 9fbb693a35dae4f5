import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { plural } from '../../shared/text.ts'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { Tabs } from '../components/tabs.tsx'
import { useSettings } from '../settings.ts'
import { EmployerHeader } from './employer-header.tsx'
import type { JobAction } from './job-buttons.tsx'
import { JobCard } from './job-card.tsx'
import { type ConfirmedAction, JobConfirm } from './job-confirm.tsx'
import { JobDialog } from './job-dialog.tsx'
import { type OwnJob, ownJobsQuery } from './job-queries.ts'
import { LoadFailure } from './load-failure.tsx'

export type JobListTab = 'active' | 'inactive'
type Opened =
  | { dialog: 'form'; job?: OwnJob; from?: OwnJob }
  | { dialog: 'confirm'; action: ConfirmedAction; job: OwnJob }

export function JobList({ tab }: { tab: JobListTab }) {
  const { client, now } = useRouteContext({ from: '__root__' })
  const { job_posting_cost } = useSettings()
  const query = useQuery(ownJobsQuery(client))
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const act = (action: JobAction, job: OwnJob) => {
    if (action === 'edit') setOpened({ dialog: 'form', job })
    else if (action === 'duplicate') setOpened({ dialog: 'form', from: job })
    else setOpened({ dialog: 'confirm', action, job })
  }
  const jobs = query.data ?? []
  const active = jobs.filter(({ state }) => state === 'open')
  const inactive = jobs.filter(({ state }) => state !== 'open')
  const shown = tab === 'active' ? active : inactive
  const postButton = (
    <Button onClick={() => setOpened({ dialog: 'form' })}>
      Post New Job ({plural(job_posting_cost, 'credit')})
    </Button>
  )
  return (
    <>
      <EmployerHeader title="Job Postings" actions={postButton} />
      {query.error ? (
        <LoadFailure what="Job postings" error={query.error} query={query} />
      ) : (
        <>
          <Tabs
            label="Job postings"
            current={tab}
            tabs={[
              { key: 'active', label: 'Active Jobs', count: active.length },
              { key: 'inactive', label: 'Inactive Jobs', count: inactive.length },
            ]}
            renderLink={(key, props) => (
              <Link to="/employer-jobs" search={{ tab: key }} resetScroll={false} {...props} />
            )}
          />
          {query.isPending && <SkeletonList count={3} label="Loading job postings…" boneClass="h-48" />}
          {query.isSuccess && shown.length === 0 && (
            <EmptyState
              title={tab === 'active' ? 'No active jobs' : 'No inactive jobs'}
              why={
                tab === 'active'
                  ? 'A published job stands on the public list until it closes.'
                  : 'Drafts, closed and expired jobs stand here.'
              }
            />
          )}
          <ul className="grid gap-4">
            {shown.map((job) => (
              <JobCard key={job.id} job={job} now={now} onAction={act} />
            ))}
          </ul>
        </>
      )}
      {opened?.dialog === 'form' && <JobDialog job={opened.job} from={opened.from} onClose={close} />}
      {opened?.dialog === 'confirm' && <JobConfirm action={opened.action} job={opened.job} onClose={close} />}
    </>
  )
}
