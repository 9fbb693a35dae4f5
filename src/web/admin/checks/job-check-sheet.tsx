import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { REPORT_REASON_LABELS } from '../../../modules/reports/schema.ts'
import { formatDate, formatDateTime } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { Dialog } from '../../components/dialog.tsx'
import { FactsList } from '../../components/facts-list.tsx'
import { SkeletonList } from '../../components/skeleton.tsx'
import { LoadFailure } from '../../employers/load-failure.tsx'
import { AppLink } from '../../link.tsx'
import { CheckReasons } from './check-reasons.tsx'
import { JobCheckButtons } from './job-check-buttons.tsx'
import { type CheckedJob, jobCheckQuery } from './reports-queries.ts'

const OUTCOMES = { dismissed: 'found harmless', blocked: 'taken down' } as const
const CHANGES: Record<CheckedJob['changes'][number]['change'], string> = {
  drafted: 'Written',
  held: 'Paid for, waits',
  released: 'Published after a check',
  refused: 'Refused',
  published: 'Published',
  edited: 'Edited',
  closed: 'Closed',
  reopened: 'Reopened',
  renewed: 'Renewed',
  blocked: 'Taken down',
  unblocked: 'Given back',
}

/** All that whoever decides has to read. */
export function JobCheckSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(jobCheckQuery(client, id))
  const { data: job, error } = query
  return (
    <Dialog
      shape="sheet"
      title={job?.title ?? 'Job'}
      onClose={onClose}
      actions={job && <JobCheckButtons job={job} onDone={onClose} />}
    >
      {error ? (
        <LoadFailure what="The job" error={error} query={query} loginHref="/admin-login" />
      ) : job ? (
        <Contents job={job} />
      ) : (
        <SkeletonList count={4} label="Loading the job…" boneClass="h-20" className="grid gap-2" />
      )}
    </Dialog>
  )
}

function Contents({ job }: { job: CheckedJob }) {
  const { employer } = job
  const closed = job.reports.filter(({ state }) => state === 'closed')
  return (
    <div className="grid gap-4 wrap-anywhere">
      <CheckReasons job={job} />
      <FactsList
        facts={[
          {
            label: 'Employer',
            value: (
              <AppLink href={`/admin?section=employers&open=${employer.id}`}>{employer.companyName}</AppLink>
            ),
          },
          { label: 'Registered', value: formatDate(employer.createdAt) },
          { label: 'Place', value: job.location },
          { label: 'Pay', value: job.pay },
          { label: 'Roster', value: job.roster },
          { label: 'Skills', value: job.skills.join(', ') },
          {
            label: 'Seen',
            value:
              job.publishedAt && `${plural(job.views, 'view')}, ${plural(job.applications, 'application')}`,
          },
        ]}
      />
      <Part title="Description">{job.description}</Part>
      <Part title="Requirements">{job.requirements}</Part>
      {job.questions.length > 0 && <Part title="Questions">{job.questions.join('\n')}</Part>}
      {closed.length > 0 && (
        <section className="grid gap-1">
          <h3>Earlier reports</h3>
          <ul className="grid gap-1">
            {closed.map(({ id, reason, details, outcome, createdAt }) => (
              <li key={id}>
                {formatDate(createdAt)}: {REPORT_REASON_LABELS[reason]}
                {outcome && `, ${OUTCOMES[outcome]}`}
                {details && <small className="help block">{details}</small>}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="grid gap-1">
        <h3>History</h3>
        <ol>
          {job.changes.map(({ id, change, changedAt }) => (
            <li key={id}>
              {formatDateTime(changedAt)}: {CHANGES[change]}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3>{title}</h3>
      <p className="whitespace-pre-line">{children}</p>
    </section>
  )
}
