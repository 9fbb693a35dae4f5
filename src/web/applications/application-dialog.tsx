import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { TIMELINE_LABELS } from '../../modules/applications/schema.ts'
import { EMPLOYMENT_TYPE_LABELS } from '../../modules/catalog/employment/choices.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { AppLink } from '../app/link.tsx'
import { ApiError, call, newIdempotencyKey } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { FactsList } from '../components/lists/facts-list.tsx'
import { Sheet } from '../components/overlays/dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import { Notice } from '../components/states/states.tsx'
import { Knots } from '../components/surfaces/knots.tsx'
import { SharedDocuments } from '../documents/shared-documents.tsx'
import { OwnInterview } from '../interviews/own-interview.tsx'
import { messagesHref } from '../messaging/messages-search.ts'
import { ApplicationBadge, HiredQuestion } from './application-list.tsx'
import { meaningOf, progressOf } from './application-words.ts'
import type { SentApplication } from './queries.ts'

type ApplicationDialogProps = { application: SentApplication; onClose: () => void }

/** Shows what was sent, to which employer, and the status of the application. */
export function ApplicationDialog({ application, onClose }: ApplicationDialogProps) {
  const { jobTitle, company, isJobPublic, jobPostingId } = application
  return (
    <Sheet title={jobTitle} description={company} onClose={onClose}>
      <div className="grid gap-6">
        <div className="grid gap-2">
          <p>
            <ApplicationBadge application={application} />
          </p>
          <Knots {...progressOf(application)} />
          <p className="font-semibold">{meaningOf(application)}</p>
          {!application.isJobOpen && <p className="text-muted">This job no longer accepts applications.</p>}
        </div>
        {application.askHired && <HiredQuestion application={application} />}
        <OwnInterview applicationId={application.id} company={company} />
        <SharedDocuments applicationId={application.id} company={company} />
        <section className="grid gap-2">
          <h3>Timeline</h3>
          <Timeline application={application} />
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
        {application.answers.length > 0 && (
          <section className="grid gap-2">
            <h3>Your answers</h3>
            <FactsList
              facts={application.answers.map(({ question, answer }) => ({ label: question, value: answer }))}
            />
          </section>
        )}
        {!application.withdrawnAt && (
          <div className="grid justify-items-start gap-3">
            <ButtonLink
              href={messagesHref({ application: application.id }, 'jobSeeker')}
              look="quiet"
              link={AppLink}
            >
              Write to the employer
            </ButtonLink>
            <Withdraw application={application} />
          </div>
        )}
        {application.withdrawnAt && application.isJobOpen && <ApplyAgain application={application} />}
      </div>
    </Sheet>
  )
}

export function Timeline({ application }: { application: Pick<SentApplication, 'timeline' | 'company'> }) {
  const { timeline, company } = application
  return (
    <ol className="timeline">
      {timeline.map(({ status, changedAt, words }, i) => (
        <li
          key={changedAt}
          className={`flex flex-wrap justify-between gap-x-4 ${i === timeline.length - 1 ? 'now' : ''}`}
        >
          <b>{i === 0 ? 'Applied' : TIMELINE_LABELS[status]}</b>
          <time dateTime={changedAt} className="text-muted">
            {formatDateTime(changedAt)}
          </time>
          {words && (
            <figure className="said">
              <figcaption>{company} writes:</figcaption>
              <blockquote>{words}</blockquote>
            </figure>
          )}
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
        { label: 'Employment type', value: employmentType && EMPLOYMENT_TYPE_LABELS[employmentType] },
        { label: 'Salary', value: salary },
        { label: 'CV sent', value: cvJobTitle },
        { label: 'Applied', value: formatDateTime(appliedAt) },
      ]}
    />
  )
}

/** Asks inside the sheet, because a second dialog on top would be confusing. */
function Withdraw({ application }: { application: SentApplication }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
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
      <Button look="quiet" onClick={() => setAsking(true)}>
        Withdraw application
      </Button>
    )
  return (
    <div className="grid gap-3" tabIndex={-1} ref={moveTo}>
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

/** Scrolls the question into view and keeps the focus: it is taller than the button that it replaces. */
const moveTo = (question: HTMLElement | null) => question?.focus()

const messageOf = (error: Error) =>
  error instanceof ApiError ? error.message : 'Failed to withdraw the application'

/** Sends a withdrawn application again with the same CV, letter and answers. */
function ApplyAgain({ application }: { application: SentApplication }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const key = useRef(newIdempotencyKey())
  const { jobPostingId, cvId, coverLetter, answers } = application
  const apply = useMutation({
    mutationFn: () =>
      call(
        client.api.jobs[':id'].apply.$post(
          { param: { id: String(jobPostingId) }, json: { cvId, coverLetter, answers } },
          { headers: { 'Idempotency-Key': key.current } },
        ),
      ),
    onSuccess: async () => {
      await Promise.all(
        [['applications'], ['notices']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      )
      toast({
        title: 'Application Submitted',
        description: 'Your application has been sent to the employer.',
      })
    },
    onError: (error) => {
      key.current = newIdempotencyKey()
      toast({ title: 'Application Failed', description: error.message, variant: 'destructive' })
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      {apply.isError && (
        <Notice kind="danger">
          {apply.error.message} <AppLink href={`/jobs/${jobPostingId}`}>Open the job</AppLink>
        </Notice>
      )}
      <Button busy={apply.isPending} busyLabel="Sending…" onClick={() => apply.mutate()}>
        Apply again
      </Button>
      <p className="help">Sends the same CV{coverLetter && ' and letter'} as before.</p>
    </div>
  )
}
