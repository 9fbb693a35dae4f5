import { documentTitle } from '../../modules/documents/choices.ts'
import type { ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { PlainForm, usePosted } from '../app/forms/plain-form.tsx'
import { Answers, ApplicationBadge, ApplicationFacts, Timeline } from '../applications/application-parts.tsx'
import { meaningOf, progressOf } from '../applications/application-words.ts'
import { Button, ButtonLink } from '../components/controls/button.tsx'
import { Notice } from '../components/states/states.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { Knots } from '../components/surfaces/knots.tsx'
import { OwnHeader } from './own-header.tsx'
import { OwnInterview } from './own-interview.tsx'

type OwnApplicationProps = NonNullable<ReadOf<'myApplication'>>

/** One application: its state, its interview, its history and what was sent. */
export function OwnApplication({ application, interview, documents }: OwnApplicationProps) {
  const { id, jobTitle, company, isJobPublic, isJobOpen, jobPostingId, withdrawnAt } = application
  return (
    <>
      <OwnHeader title={jobTitle} lead={company} />
      <div className="grid gap-4">
        <Card as="section" className="grid gap-2">
          <h2 className="sr">{t('Status')}</h2>
          <p>
            <ApplicationBadge application={application} />
          </p>
          <Knots {...progressOf(application)} />
          <p className="font-semibold">{meaningOf(application)}</p>
          {!isJobOpen && <p className="text-muted">{t('This job no longer accepts applications.')}</p>}
        </Card>
        {application.askHired && <HiredForm application={application} />}
        <OwnInterview interview={interview} id={id} company={company} />
        <Card as="section" className="grid gap-2">
          <h2>{t('Timeline')}</h2>
          <Timeline application={application} />
        </Card>
        <Card as="section" className="grid gap-3">
          <h2>{t('Application information')}</h2>
          <ApplicationFacts application={application} />
          {application.coverLetter && (
            <>
              <h3>{t('Your cover letter')}</h3>
              <p className="whitespace-pre-line">{application.coverLetter}</p>
            </>
          )}
          {application.answers.length > 0 && (
            <>
              <h3>{t('Your answers')}</h3>
              <Answers answers={application.answers} />
            </>
          )}
          {documents.length > 0 && (
            <>
              <h3>{t('Your documents')}</h3>
              <ul className="list-disc pl-4">
                {documents.map((document) => (
                  <li key={document.id}>{documentTitle(document)}</li>
                ))}
              </ul>
            </>
          )}
          {isJobPublic && (
            <p>
              <a href={`/jobs/${jobPostingId}`}>{t('See the job')}</a>
            </p>
          )}
        </Card>
        {!withdrawnAt && (
          <div className="grid gap-3">
            <p>
              <ButtonLink href={`/my-page/messages/new?application=${id}`} look="quiet">
                {t('Write to the employer')}
              </ButtonLink>
            </p>
            <WithdrawForm application={application} />
          </div>
        )}
        {withdrawnAt && isJobOpen && (
          <p>
            <ButtonLink href={`/jobs/${jobPostingId}/apply`}>{t('Apply again')}</ButtonLink>
          </p>
        )}
      </div>
    </>
  )
}

type OfApplication = Pick<OwnApplicationProps, 'application'>

/** The question opens by the browser's own means. Text browsers show it at once. */
function WithdrawForm({ application: { company, isJobOpen } }: OfApplication) {
  const posted = usePosted('withdraw')
  return (
    <details className="ask" open={posted !== undefined}>
      <summary className="btn btn-quiet">{t('Withdraw application')}</summary>
      <PlainForm plain="withdraw" className="grid gap-3">
        <Notice kind="warning" title={t('Withdraw this application?')}>
          {t('{company} sees that you are no longer interested.', { company })}{' '}
          {isJobOpen && t('You can apply again while the job is open.')}
        </Notice>
        <p>
          <Button type="submit" look="danger">
            {t('Withdraw')}
          </Button>
        </p>
      </PlainForm>
    </details>
  )
}

/** Only the job seeker marks the CV as hired; it never happens automatically. */
function HiredForm({ application: { company } }: OfApplication) {
  return (
    <PlainForm plain="hired">
      <Notice kind="success" title={t('Did {company} hire you?', { company })}>
        <p className="mb-2">
          {t('Then mark your CV as hired, so that other employers stop calling. You can change it back.')}
        </p>
        <Button type="submit" look="quiet">
          {t('Mark my CV as hired')}
        </Button>
      </Notice>
    </PlainForm>
  )
}
