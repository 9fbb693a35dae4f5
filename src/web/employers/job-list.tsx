import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { plural } from '../../shared/text.ts'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { Tabs } from '../components/tabs.tsx'
import { useSettings } from '../settings.ts'
import { EmployerHeader } from './employer-header.tsx'
import { type JobAction, offeredFor } from './job-buttons.tsx'
import { JobCard } from './job-card.tsx'
import { type ConfirmedAction, JobConfirm } from './job-confirm.tsx'
import { JobDialog } from './job-dialog.tsx'
import { type OwnJob, ownJobsQuery } from './job-queries.ts'
import { LoadFailure } from './load-failure.tsx'
import type { JobFormAim } from './use-job-form.ts'

export type JobListTab = 'active' | 'inactive' | 'drafts'
/** What a link in a mail opens. */
export type JobListLink = { job: number; open: 'edit' | 'renew' }
type Opened =
  | { dialog: 'form'; job?: OwnJob; from?: OwnJob }
  | { dialog: 'confirm'; action: ConfirmedAction; job: OwnJob }

const EMPTY: Record<JobListTab, { title: string; why: string }> = {
  active: { title: 'No active jobs', why: 'A published job stands on the public list until it closes.' },
  inactive: { title: 'No inactive jobs', why: 'Closed and expired jobs stand here.' },
  drafts: { title: 'No drafts', why: 'A draft is free. It needs a title only, and nobody else sees it.' },
}

/** The list in which a posting stands after it; for others it stays in its own. */
const STANDS_IN: Partial<Record<JobFormAim | ConfirmedAction, JobListTab>> = {
  draft: 'drafts',
  publish: 'active',
  reopen: 'active',
  renew: 'active',
}

type JobListProps = { tab: JobListTab; employerId: number; link: JobListLink | undefined }

export function JobList({ tab, employerId, link }: JobListProps) {
  const { client, now } = useRouteContext({ from: '__root__' })
  const { job_posting_cost } = useSettings()
  const query = useQuery(ownJobsQuery(client))
  const [opened, setOpened] = useState<Opened>()
  const [isLinkDone, setLinkDone] = useState(false)
  const close = () => {
    setOpened(undefined)
    setLinkDone(true)
  }
  const navigate = useNavigate()
  // To where the posting now stands: a list without it would look as if it were lost.
  const closeAndShow = (shown: JobListTab = tab) => {
    close()
    if (shown !== tab) void navigate({ to: '/employer-jobs', search: { tab: shown } })
  }
  const act = (action: JobAction, job: OwnJob) => {
    if (action === 'edit') setOpened({ dialog: 'form', job })
    else if (action === 'duplicate') setOpened({ dialog: 'form', from: job })
    else setOpened({ dialog: 'confirm', action, job })
  }
  const jobs = query.data ?? []
  const lists: Record<JobListTab, OwnJob[]> = {
    // What waits for a check is paid for: it stands where it will be.
    active: jobs.filter(({ state }) => state === 'open' || state === 'held'),
    inactive: jobs.filter(({ state }) => state !== 'open' && state !== 'held' && state !== 'draft'),
    drafts: jobs.filter(({ state }) => state === 'draft'),
  }
  const shown = lists[tab]
  const linked = link && !isLinkDone ? jobs.find(({ id }) => id === link.job) : undefined
  const dialog = opened ?? (link && linked && openedBy(link, linked))
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
              { key: 'active', label: 'Active Jobs', count: lists.active.length },
              { key: 'inactive', label: 'Inactive Jobs', count: lists.inactive.length },
              { key: 'drafts', label: 'Drafts', count: lists.drafts.length },
            ]}
            renderLink={(key, props) => (
              <Link to="/employer-jobs" search={{ tab: key }} resetScroll={false} {...props} />
            )}
          />
          {query.isPending && <SkeletonList count={3} label="Loading job postings…" boneClass="h-48" />}
          {query.isSuccess && shown.length === 0 && <EmptyState {...EMPTY[tab]} />}
          <ul className="grid gap-4">
            {shown.map((job) => (
              <JobCard key={job.id} job={job} now={now} onAction={act} />
            ))}
          </ul>
        </>
      )}
      {dialog?.dialog === 'form' && (
        <JobDialog
          employerId={employerId}
          job={dialog.job}
          from={dialog.from}
          onClose={close}
          onDone={(aim) => closeAndShow(STANDS_IN[aim])}
        />
      )}
      {dialog?.dialog === 'confirm' && (
        <JobConfirm
          action={dialog.action}
          job={dialog.job}
          onClose={close}
          onDone={() => closeAndShow(STANDS_IN[dialog.action])}
        />
      )}
    </>
  )
}

/** What the job does not offer any more opens nothing. */
function openedBy({ open }: JobListLink, job: OwnJob): Opened | undefined {
  if (!offeredFor(job).includes(open)) return undefined
  return open === 'edit' ? { dialog: 'form', job } : { dialog: 'confirm', action: open, job }
}
