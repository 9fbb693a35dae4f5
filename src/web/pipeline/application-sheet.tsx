import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../modules/catalog/choices.ts'
import { formatDateTime } from '../../shared/dates.ts'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { useProfile } from '../app/session/session.ts'
import { useSettings, useSite } from '../app/site.tsx'
import { FactsList } from '../components/lists/facts-list.tsx'
import { Sheet } from '../components/overlays/dialog.tsx'
import { SkeletonList } from '../components/states/states.tsx'
import { Avatar } from '../components/surfaces/avatar.tsx'
import { Badge, SkillTags } from '../components/surfaces/badge.tsx'
import { MailAddress } from '../components/surfaces/mail-address.tsx'
import { callLink, mailLink, whatsAppLink } from '../cvs/access/contact-actions.tsx'
import { ApplicationNotes } from './application-notes.tsx'
import { type Application, applicationQuery } from './queries.ts'
import { FitSign, StatusChoice } from './statuses.tsx'
import type { Move } from './use-moves.ts'

type ApplicationSheetProps = { id: number; move: Move; onClose: () => void }

/** Shows everything about one application next to its list. Opening its CV is free. */
export function ApplicationSheet({ id, move, onClose }: ApplicationSheetProps) {
  const { client } = useSite()
  const query = useQuery(applicationQuery(client, id))
  const { data, error } = query
  return (
    <Sheet title={data?.applicantName ?? 'Application'} onClose={onClose}>
      {error ? (
        <LoadFailure what="The application" query={query} />
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

function ApplicantContact({ application }: { application: Application }) {
  const company = useProfile('employer')
  const { site_name } = useSettings()
  const { id, withdrawnAt, applicantName, applicantEmail, applicantPhone, jobTitle } = application
  if (!company) return null
  const person = { fullName: applicantName, jobTitle, email: applicantEmail, phone: applicantPhone }
  const [call, whatsApp] = [callLink(person), whatsAppLink(person, company, site_name)]
  return (
    <>
      {!withdrawnAt && (
        <Link to="/messages" search={{ as: 'employer', application: id }} className="btn btn-quiet">
          Message
        </Link>
      )}
      {call && (
        <a className="btn btn-quiet" href={call}>
          Call
        </a>
      )}
      {whatsApp && (
        <a className="btn btn-quiet" href={whatsApp} target="_blank" rel="noreferrer">
          WhatsApp
        </a>
      )}
      <a className="btn btn-quiet" href={mailLink(person, company, site_name)}>
        Email
      </a>
    </>
  )
}
