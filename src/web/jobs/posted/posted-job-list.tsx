import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { plural } from '../../../shared/text.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSettings, useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Tabs } from '../../components/controls/tabs.tsx'
import { EmptyState, SkeletonList } from '../../components/states/states.tsx'
import { EmployerHeader } from '../../dashboards/employer/employer-header.tsx'
import { JobDialog } from '../posting/job-dialog.tsx'
import type { JobFormAim } from '../posting/use-job-form.ts'
import { type ConfirmedAction, JobConfirm } from './job-confirm.tsx'
import { type JobAction, JobCard, offeredFor } from './posted-job-card.tsx'
import { type OwnJob, ownJobsQuery } from './queries.ts'

export type JobListTab = 'active' | 'inactive' | 'drafts'
/** The dialog that a link in a mail opens. */
export type JobListLink = { job: number; open: 'edit' | 'renew' }
type Opened =
  | { dialog: 'form'; job?: OwnJob; from?: OwnJob }
  | { dialog: 'confirm'; action: ConfirmedAction; job: OwnJob }

const EMPTY: Record<JobListTab, { title: string; why: string }> = {
  active: { title: 'No active jobs', why: 'A published job is on the public list until it closes.' },
  inactive: { title: 'No inactive jobs', why: 'Closed and expired jobs appear here.' },
  drafts: { title: 'No drafts', why: 'A draft is free. It only needs a title, and nobody else can see it.' },
}

/** The list that shows the job after the action. After other actions it stays in its list. */
const LIST_AFTER: Partial<Record<JobFormAim | ConfirmedAction, JobListTab>> = {
  draft: 'drafts',
  publish: 'active',
  reopen: 'active',
  renew: 'active',
}

type JobListProps = { tab: JobListTab; employerId: number; link: JobListLink | undefined }

export function JobList({ tab, employerId, link }: JobListProps) {
  const { client, now } = useSite()
  const { job_posting_cost } = useSettings()
  const query = useQuery(ownJobsQuery(client))
  const [opened, setOpened] = useState<Opened>()
  const [isLinkDone, setLinkDone] = useState(false)
  const close = () => {
    setOpened(undefined)
    setLinkDone(true)
  }
  const navigate = useNavigate()
  // Opens the list that now has the job. In the old list it would seem to be lost.
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
    // A job that waits for a check is paid for, so it is in the list where it will be afterwards.
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
        <LoadFailure what="Job postings" query={query} />
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
          onDone={(aim) => closeAndShow(LIST_AFTER[aim])}
        />
      )}
      {dialog?.dialog === 'confirm' && (
        <JobConfirm
          action={dialog.action}
          job={dialog.job}
          onClose={close}
          onDone={() => closeAndShow(LIST_AFTER[dialog.action])}
        />
      )}
    </>
  )
}

/** Returns the dialog that a link opens, or undefined when the job no longer offers that action. */
function openedBy({ open }: JobListLink, job: OwnJob): Opened | undefined {
  if (!offeredFor(job).includes(open)) return undefined
  return open === 'edit' ? { dialog: 'form', job } : { dialog: 'confirm', action: open, job }
}
