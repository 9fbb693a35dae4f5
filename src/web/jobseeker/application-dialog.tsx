import { TIMELINE_LABELS } from '../../modules/applications/schema.ts'
import { EMPLOYMENT_TYPE_LABELS } from '../../modules/catalog/schema.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { ButtonLink } from '../components/button.tsx'
import { FactsList } from '../components/facts-list.tsx'
import { Sheet } from '../components/sheet.tsx'
import { AppLink } from '../link.tsx'
import { messagesHref } from '../messages/messages-search.ts'
import { ApplicationBadge } from './application-badge.tsx'
import { ApplyAgain } from './apply-again.tsx'
import { HiredQuestion } from './hired-question.tsx'
import { nextStep } from './next-step.ts'
import type { SentApplication } from './queries.ts'
import { Withdraw } from './withdraw.tsx'

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
          {!application.isJobOpen && <p className="text-muted">This job takes no more applications.</p>}
        </div>
        {application.askHired && <HiredQuestion application={application} />}
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
        { label: 'Employment type', value: employmentType && EMPLOYMENT_TYPE_LABELS[employmentType] },
        { label: 'Salary', value: salary },
        { label: 'CV sent', value: cvJobTitle },
        { label: 'Applied', value: formatDateTime(appliedAt) },
      ]}
    />
  )
}
