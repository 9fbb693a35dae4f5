import { documentTitle } from '../../modules/documents/choices.ts'
import type { ReadOf } from '../../page-reads.ts'
import { t } from '../../shared/language/words.ts'
import { Answers, ApplicationBadge, ApplicationFacts, Timeline } from '../applications/application-parts.tsx'
import { meaningOf, progressOf } from '../applications/application-words.ts'
import { ButtonLink } from '../components/controls/button.tsx'
import { Card } from '../components/surfaces/card.tsx'
import { Knots } from '../components/surfaces/knots.tsx'
import { OwnHeader } from './own-header.tsx'

type OwnApplicationProps = NonNullable<ReadOf<'myApplication'>>

/** One application: its state, its interview, its history and what was sent. */
export function OwnApplication({ application, documents }: OwnApplicationProps) {
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
          <p className="actions">
            <ButtonLink href={`/my-page/messages/new?application=${id}`} look="quiet">
              {t('Write to the employer')}
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  )
}
