import { useQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/schema.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { Avatar } from '../components/avatar.tsx'
import { Badge } from '../components/badge.tsx'
import { FactsList } from '../components/facts-list.tsx'
import { Sheet } from '../components/sheet.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { SkillTags } from '../components/skill-tags.tsx'
import { LoadFailure } from '../employers/load-failure.tsx'
import { MailAddress } from '../employers/mail-address.tsx'
import { ApplicantContact } from './applicant-contact.tsx'
import { ApplicationNotes } from './application-notes.tsx'
import { FitSign } from './key-answers.tsx'
import { type Application, applicationQuery } from './queries.ts'
import { StatusChoice } from './status-choice.tsx'
import type { Move } from './use-moves.ts'

type ApplicationSheetProps = { id: number; move: Move; onClose: () => void }

/** Everything of one application beside the list it belongs to. Its CV is free. */
export function ApplicationSheet({ id, move, onClose }: ApplicationSheetProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(applicationQuery(client, id))
  const { data, error } = query
  return (
    <Sheet title={data?.applicantName ?? 'Application'} onClose={onClose}>
      {error ? (
        <LoadFailure what="The application" error={error} query={query} />
      ) : !data ? (
        <SkeletonList count={4} label="Loading the application…" boneClass="h-24" />
      ) : (
        <Details application={data} move={move} />
      )}
    </Sheet>
  )
}

function Details({ application, move }: { application: Application; move: Move }) {
  const { id, applicantName, applicantPhotoId, jobTitle, withdrawnAt, coverLetter, answers } = application
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex gap-3">
        <Avatar
          name={applicantName}
          photoUrl={applicantPhotoId ? `/api/auth/photo/${applicantPhotoId}?size=96` : undefined}
        />
        <div>
          <p>{application.applicantJobTitle}</p>
          <p className="text-muted">
            Applied for {jobTitle}, {formatDateTime(application.appliedAt)}
          </p>
          {withdrawnAt && <Badge>Withdrawn</Badge>}
        </div>
      </div>
      <StatusChoice
        card={application}
        place="sheet"
        onChange={(to) => move({ ...application, keyAnswers: [] }, to)}
      />
      <div className="actions">
        <Link to="/employer-cv-view/$id" params={{ id: String(application.cvId) }} className="btn">
          View CV (free)
        </Link>
        <ApplicantContact application={application} />
      </div>
      <FactsList
        facts={[
          { label: 'Email', value: <MailAddress email={application.applicantEmail} /> },
          { label: 'Phone', value: application.applicantPhone },
          { label: 'Location', value: application.applicantLocation },
          { label: 'Experience', value: EXPERIENCE_LABELS[application.applicantExperience] },
          {
            label: 'Education',
            value: application.applicantEducation && EDUCATION_LABELS[application.applicantEducation],
          },
        ]}
      />
      <SkillTags skills={application.applicantSkills} limit={application.applicantSkills.length} />
      {answers.length > 0 && (
        <section>
          <h3>Answers</h3>
          <FactsList
            facts={answers.map(({ question, answer, fits }) => ({
              label: question,
              value: (
                <span className="key-answer text-15">
                  <FitSign fits={fits} />
                  {answer}
                </span>
              ),
            }))}
          />
        </section>
      )}
      {coverLetter && (
        <section>
          <h3>Cover letter</h3>
          <p className="prose text-15">{coverLetter}</p>
        </section>
      )}
      <ApplicationNotes id={id} oldNotes={application.notes} />
    </div>
  )
}
