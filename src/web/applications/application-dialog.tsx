import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { t } from '../../shared/language/words.ts'
import { AppLink } from '../app/link.tsx'
import { call, newIdempotencyKey, reasonOf } from '../app/loading/api-client.ts'
import { useSite } from '../app/site.tsx'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { Sheet } from '../components/overlays/dialog.tsx'
import { toast } from '../components/overlays/toast.ts'
import { Notice } from '../components/states/states.tsx'
import { Knots } from '../components/surfaces/knots.tsx'
import { SharedDocuments } from '../documents/shared-documents.tsx'
import { OwnInterview } from '../interviews/own-interview.tsx'
import { messagesHref } from '../messaging/messages-search.ts'
import { HiredQuestion } from './application-list.tsx'
import { Answers, ApplicationBadge, ApplicationFacts, Timeline } from './application-parts.tsx'
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
          {!application.isJobOpen && (
            <p className="text-muted">{t('This job no longer accepts applications.')}</p>
          )}
        </div>
        {application.askHired && <HiredQuestion application={application} />}
        <OwnInterview applicationId={application.id} company={company} />
        <SharedDocuments applicationId={application.id} company={company} />
        <section className="grid gap-2">
          <h3>{t('Timeline')}</h3>
          <Timeline application={application} />
        </section>
        <section className="grid gap-2">
          <h3>{t('Application information')}</h3>
          <ApplicationFacts application={application} />
          {isJobPublic && <AppLink href={`/jobs/${jobPostingId}`}>{t('See the job')}</AppLink>}
        </section>
        {application.coverLetter && (
          <section className="grid gap-2">
            <h3>{t('Your cover letter')}</h3>
            <p className="whitespace-pre-line">{application.coverLetter}</p>
          </section>
        )}
        {application.answers.length > 0 && (
          <section className="grid gap-2">
            <h3>{t('Your answers')}</h3>
            <Answers answers={application.answers} />
          </section>
        )}
        {!application.withdrawnAt && (
          <div className="grid justify-items-start gap-3">
            <ButtonLink
              href={messagesHref({ application: application.id }, 'jobSeeker')}
              look="quiet"
              link={AppLink}
            >
              {t('Write to the employer')}
            </ButtonLink>
            <Withdraw application={application} />
          </div>
        )}
        {application.withdrawnAt && application.isJobOpen && <ApplyAgain application={application} />}
      </div>
    </Sheet>
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
      toast({ title: t('Application Withdrawn'), description: application.jobTitle })
    },
    onError: (error) =>
      toast({ title: t('Withdrawal Failed'), description: messageOf(error), variant: 'destructive' }),
  })
  if (!isAsking)
    return (
      <Button look="quiet" onClick={() => setAsking(true)}>
        {t('Withdraw application')}
      </Button>
    )
  return (
    <div className="grid gap-3" tabIndex={-1} ref={moveTo}>
      <Notice kind="warning" title={t('Withdraw this application?')}>
        {t('{company} sees that you are no longer interested.', { company: application.company })}{' '}
        {application.isJobOpen && t('You can apply again while the job is open.')}
      </Notice>
      {withdraw.isError && <Notice kind="danger">{messageOf(withdraw.error)}</Notice>}
      <div className="actions">
        <Button look="quiet" onClick={() => setAsking(false)}>
          {t('Keep it')}
        </Button>
        <Button
          look="danger"
          busy={withdraw.isPending}
          busyLabel={t('Withdrawing…')}
          onClick={() => withdraw.mutate()}
        >
          {t('Withdraw')}
        </Button>
      </div>
    </div>
  )
}

/** Scrolls the question into view and keeps the focus: it is taller than the button that it replaces. */
const moveTo = (question: HTMLElement | null) => question?.focus()

const messageOf = (error: Error) => reasonOf(error, t('Failed to withdraw the application'))

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
        title: t('Application Submitted'),
        description: t('Your application has been sent to the employer.'),
      })
    },
    onError: (error) => {
      key.current = newIdempotencyKey()
      toast({ title: t('Application Failed'), description: error.message, variant: 'destructive' })
    },
  })
  return (
    <div className="grid justify-items-start gap-3">
      {apply.isError && (
        <Notice kind="danger">
          {apply.error.message} <AppLink href={`/jobs/${jobPostingId}`}>{t('Open the job')}</AppLink>
        </Notice>
      )}
      <Button busy={apply.isPending} busyLabel={t('Sending…')} onClick={() => apply.mutate()}>
        {t('Apply again')}
      </Button>
      <p className="help">
        {coverLetter ? t('Sends the same CV and letter as before.') : t('Sends the same CV as before.')}
      </p>
    </div>
  )
}
