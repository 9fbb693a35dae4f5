import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { TIMELINE_LABELS } from '../../modules/applications/schema.ts'
import { EMPLOYMENT_TYPE_LABELS } from '../../modules/catalog/schema.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { ApiError, call } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { FactsList } from '../components/facts-list.tsx'
import { Notice } from '../components/notice.tsx'
import { Sheet } from '../components/sheet.tsx'
import { toast } from '../components/toast.ts'
import { AppLink } from '../link.tsx'
import { ApplicationBadge } from './application-badge.tsx'
import { nextStep } from './next-step.ts'
import type { SentApplication } from './queries.ts'

type ApplicationDialogProps = { application: SentApplication; onClose: () => void }

/** What was sent, to whom, and what became of it. */
export function ApplicationDialog({ application, onClose }: ApplicationDialogProps) {
  const { jobTitle, company, isJobPublic, jobPostingId } = application
  return (
    <Sheet title={jobTitle} description={company} onClose={onClose}>
      <div className="grid gap-6">
        <div className="grid justify-items-start gap-2">
          <ApplicationBadge application={application} />
          <p>{nextStep(application)}</p>
        </div>
        <section className="grid gap-2">
          <h3>Timeline</h3>
          <Timeline steps={application.timeline} />
        </section>
        <section className="grid gap-2">
          <h3>Application information</h3>
          <ApplicationFacts application={application} />
          {isJobPublic && <AppLink href={`/jobs/${jobPostingId}`}>See the job</AppLink>}
        </section>
        {application.coverLetter && (
          <section className="grid gap-2">
            <h3>Your cover letter</h3>
            <p className="whitespace-pre-line">{application.coverLetter}</p>
          </section>
        )}
        {!application.withdrawnAt && <Withdraw application={application} />}
      </div>
    </Sheet>
  )
}

function Timeline({ steps }: { steps: SentApplication['timeline'] }) {
  return (
    <ol className="grid gap-2">
      {steps.map(({ status, changedAt }, i) => (
        <li key={changedAt} className="flex flex-wrap justify-between gap-x-4 border-l-4 border-brand pl-3">
          <b>{i === 0 ? 'Applied' : TIMELINE_LABELS[status]}</b>
          <time dateTime={changedAt} className="text-muted">
            {formatDateTime(changedAt)}
          </time>
        </li>
      ))}
    </ol>
  )
}

function ApplicationFacts({ application }: { application: SentApplication }) {
  const { company, location, employmentType, salary, appliedAt, cvJobTitle } = application
  return (
    <FactsList
      facts={[
        { label: 'Company', value: company },
        { label: 'Location', value: location },
        { label: 'Employment type', value: EMPLOYMENT_TYPE_LABELS[employmentType] },
        { label: 'Salary', value: salary },
        { label: 'CV sent', value: cvJobTitle },
        { label: 'Applied', value: formatDateTime(appliedAt) },
      ]}
    />
  )
}

/** Asks in place: a dialog above this sheet would be one too many. */
function Withdraw({ application }: { application: SentApplication }) {
  const { client, queryClient } = useRouteContext({ from: '__root__' })
  const [isAsking, setAsking] = useState(false)
  const withdraw = useMutation({
    mutationFn: () =>
      call(client.api.user.applications[':id'].withdraw.$post({ param: { id: String(application.id) } })),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['applications'] })
      toast({ title: 'Application Withdrawn', description: application.jobTitle })
    },
    onError: (error) =>
      toast({ title: 'Withdrawal Failed', description: messageOf(error), variant: 'destructive' }),
  })
  if (!isAsking)
    return (
      <Button look="quiet" className="justify-self-start" onClick={() => setAsking(true)}>
        Withdraw application
      </Button>
    )
  return (
    <div className="grid gap-3">
      <Notice kind="warning" title="Withdraw this application?">
        {application.company} sees that you are no longer interested.{' '}
        {application.isJobOpen && 'You can apply again while the job is open.'}
      </Notice>
      {withdraw.isError && <Notice kind="danger">{messageOf(withdraw.error)}</Notice>}
      <div className="actions">
        <Button look="quiet" onClick={() => setAsking(false)}>
          Keep it
        </Button>
        <Button
          look="danger"
          busy={withdraw.isPending}
          busyLabel="Withdrawing…"
          onClick={() => withdraw.mutate()}
        >
          Withdraw
        </Button>
      </div>
    </div>
  )
}

const messageOf = (error: Error) =>
  error instanceof ApiError ? error.message : 'Failed to withdraw the application'
