import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { jobFacts } from '../../../modules/jobs/fields.ts'
import { REPORT_REASON_LABELS } from '../../../modules/reports/schema.ts'
import { formatDate, formatDateTime } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { SkeletonList } from '../../components/states/states.tsx'
import { Badge, type Tone, VerifiedBadge } from '../../components/surfaces/badge.tsx'
import { WalkItem } from '../queue-walk.tsx'
import { JobDecision } from './job-decision.tsx'
import { type CheckedJob, type JobCheck, jobCheckQuery } from './reports-queries.ts'

const OUTCOMES = { dismissed: 'found harmless', blocked: 'taken down' } as const
const CHANGES: Record<CheckedJob['changes'][number]['change'], string> = {
  drafted: 'Created',
  held: 'Held for a check',
  released: 'Released',
  refused: 'Refused',
  published: 'Published',
  edited: 'Edited',
  closed: 'Closed',
  reopened: 'Reopened',
  renewed: 'Renewed',
  blocked: 'Taken down',
  unblocked: 'Restored',
}

/** Everything that an administrator has to read before deciding on a job, and the decision. */
export function CheckedJobItem({
  id,
  since,
  onDone,
}: {
  id: string
  since: string | null
  onDone: () => void
}) {
  const { client } = useSite()
  const query = useQuery(jobCheckQuery(client, id))
  const { data: job, error } = query
  if (error) return <LoadFailure what="The job" query={query} />
  if (!job) return <SkeletonList count={2} label="Loading the job…" boneClass="h-40" />
  return (
    <WalkItem
      title={job.title}
      since={since}
      evidence={<Contents job={job} />}
      decision={<JobDecision job={job} onDone={onDone} />}
    />
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
              <>
                <AppLink href={`/admin?section=employers&open=${employer.id}`}>
                  {employer.companyName}
                </AppLink>{' '}
                {employer.isApproved ? <VerifiedBadge>Verified</VerifiedBadge> : <Badge>Not verified</Badge>}
              </>
            ),
          },
          { label: 'Registered', value: formatDate(employer.createdAt) },
          { label: 'Place', value: job.location },
          { label: 'Pay', value: job.pay },
          ...jobFacts(job),
          { label: 'Closing date', value: job.closingDate && formatDate(job.closingDate) },
          { label: 'Skills', value: job.skills.join(', ') },
          {
            label: 'Statistics',
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

type Reasons = Pick<JobCheck, 'state' | 'heldCredits' | 'wasPublished' | 'found' | 'reports' | 'checkNote'>

const STATES: Record<JobCheck['state'], [label: string, tone: Tone | undefined]> = {
  draft: ['Draft', undefined],
  held: ['Held', 'yellow'],
  open: ['Live', 'green'],
  closed: ['Closed', 'orange'],
  expired: ['Expired', 'orange'],
  blocked: ['Taken down', 'red'],
}

/** Shows in one line whether the job is public and why it has to be checked. */
export function ShortReasons({ job }: { job: JobCheck }) {
  const [label, tone] = STATES[job.state]
  const reasons = [
    ...job.found.map(({ word }) => ({ key: word, shown: <mark>{word}</mark> })),
    ...job.reports
      .filter(({ state }) => state === 'open')
      .map(({ id, reason, details }) => ({
        key: String(id),
        shown: details ? `${REPORT_REASON_LABELS[reason]}: ${details}` : REPORT_REASON_LABELS[reason],
      })),
  ]
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      {reasons.map(({ key, shown }, index) => (
        <span key={key}>
          {index > 0 ? ', ' : ' '}
          {shown}
        </span>
      ))}
    </>
  )
}

/** Shows whether the job is public and the reasons for its check. */
function CheckReasons({ job }: { job: Reasons }) {
  const open = job.reports.filter(({ state }) => state === 'open')
  const [label, tone] = STATES[job.state]
  const note = job.state === 'held' ? heldNote(job) : job.checkNote
  return (
    <span className="inline-grid gap-2 wrap-anywhere">
      <span>
        <Badge tone={tone}>{label}</Badge>
        {note && <small className="help block">{note}</small>}
      </span>
      {job.found.map((found) => (
        <FoundWord key={`${found.field} ${found.before} ${found.word}`} found={found} />
      ))}
      {open.map(({ id, reason, details }) => (
        <span key={id}>
          {REPORT_REASON_LABELS[reason]}
          {details && <small className="help block">{details}</small>}
        </span>
      ))}
    </span>
  )
}

function heldNote({ heldCredits, wasPublished }: Reasons): string {
  const paid = heldCredits ? `, ${plural(heldCredits, 'credit')} paid` : ''
  return `${wasPublished ? 'It was public before' : 'It was never public'}${paid}.`
}

function FoundWord({ found }: { found: JobCheck['found'][number] }) {
  return (
    <span>
      <small className="help block">{found.field}</small>
      {found.before}
      <mark>{found.word}</mark>
      {found.after}
    </span>
  )
}
