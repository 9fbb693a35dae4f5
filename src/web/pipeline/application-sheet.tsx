import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { lazy, type ReactNode, Suspense } from 'react'
import { APPLICATION_STATUS_LABELS, PROGRESS } from '../../modules/applications/schema.ts'
import { EDUCATION_LABELS } from '../../modules/catalog/choices.ts'
import { formatDay } from '../../shared/dates.ts'
import { LoadFailure } from '../app/loading/loaded.tsx'
import { useProfile } from '../app/session/session.ts'
import { useSettings, useSite } from '../app/site.tsx'
import { Button } from '../components/controls/button.tsx'
import { FactsList } from '../components/lists/facts-list.tsx'
import { Sheet } from '../components/overlays/dialog.tsx'
import { SkeletonList } from '../components/states/states.tsx'
import { Badge, SkillTags } from '../components/surfaces/badge.tsx'
import { Knots } from '../components/surfaces/knots.tsx'
import { MailAddress } from '../components/surfaces/mail-address.tsx'
import { TextBlocks } from '../components/surfaces/text-blocks.tsx'
import { callLink, mailLink, whatsAppLink } from '../cvs/access/contact-actions.tsx'
import { ApplicationNotes } from './application-notes.tsx'
import { ApplicationPerson } from './application-person.tsx'
import { FitBadge, FitTicks } from './fit.tsx'
import { type ApplicantFit, type Application, applicationQuery, type Card } from './queries.ts'
import { FitSign, readStatus, StatusChoice, stageDays } from './statuses.tsx'
import type { Move } from './use-moves.ts'

const ApplicationMessages = lazy(() =>
  import('../messaging/application-messages.tsx').then((file) => ({ default: file.ApplicationMessages })),
)

const EmployerInterview = lazy(() =>
  import('../interviews/employer-interview.tsx').then((file) => ({ default: file.EmployerInterview })),
)

const ReceivedDocuments = lazy(() =>
  import('../documents/received-documents.tsx').then((file) => ({ default: file.ReceivedDocuments })),
)

type ApplicationSheetProps = {
  id: number
  /** The applications beside which it is shown, in their order. */
  cards: readonly Card[]
  fit: ApplicantFit | undefined
  move: Move
  onClose: () => void
}

/** Shows everything about one application next to its list. Opening its CV is free. */
export function ApplicationSheet({ id, cards, fit, move, onClose }: ApplicationSheetProps) {
  const { client } = useSite()
  const query = useQuery(applicationQuery(client, id))
  const { data, error } = query
  const card = cards.find((one) => one.id === id)
  return (
    <Sheet
      title={data?.applicantName ?? card?.applicantName ?? 'Application'}
      isTitleHidden
      tools={card && <Neighbours card={card} cards={cards} />}
      onClose={onClose}
    >
      {error ? (
        <LoadFailure what="The application" query={query} />
      ) : !data ? (
        <>
          {card && <ApplicationPerson person={card} />}
          <SkeletonList count={4} label="Loading the application…" boneClass="h-24" />
        </>
      ) : (
        <Details key={id} application={{ ...data, ...(card && shownOf(card)) }} fit={fit} move={move} />
      )}
    </Sheet>
  )
}

/** The list shows a move before the server has answered. */
const shownOf = ({ status, stageSince }: Card) => ({ status, stageSince })

/** `3 of 9 in Screening`, with the applications before and after it. */
function Neighbours({ card, cards }: { card: Card; cards: readonly Card[] }) {
  const navigate = useNavigate({ from: '/employer-dashboard' })
  const same = cards.filter(({ status }) => status === card.status)
  const at = same.indexOf(card)
  const go = (to: Card | undefined) =>
    to &&
    void navigate({
      to: '.',
      search: (before) => ({ ...before, application: to.id }),
      resetScroll: false,
      replace: true,
    })
  const [before, after] = [same[at - 1], same[at + 1]]
  return (
    <div className="sheet-neighbours">
      <span>
        {at + 1} of {same.length} in {APPLICATION_STATUS_LABELS[card.status]}
      </span>
      <Button
        look="bare"
        icon
        aria-label="Previous"
        refusal={before ? undefined : 'This is the first'}
        onClick={() => go(before)}
      >
        <ChevronLeft size={20} />
      </Button>
      <Button
        look="bare"
        icon
        aria-label="Next"
        refusal={after ? undefined : 'This is the last'}
        onClick={() => go(after)}
      >
        <ChevronRight size={20} />
      </Button>
    </div>
  )
}

type DetailsProps = { application: Application; fit: ApplicantFit | undefined; move: Move }

function Details({ application, fit, move }: DetailsProps) {
  const { id, coverLetter, answers, applicantSkills } = application
  return (
    <div className="grid grid-cols-1 gap-6">
      <ApplicationPerson person={application} />
      <Progress application={application} />
      <Steps application={application} move={move} />
      {fit && (
        <Part title="Fit to the job" beside={<FitBadge fit={fit} />}>
          <FitTicks ticks={fit.ticks.filter(({ kind }) => kind !== 'answer')} />
        </Part>
      )}
      {answers.length > 0 && (
        <Part title="Answers">
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
        </Part>
      )}
      {coverLetter && (
        <Part title="Cover letter">
          <div className="prose text-15">
            <TextBlocks text={coverLetter} />
          </div>
        </Part>
      )}
      <Part title="CV and contact">
        <CvFacts application={application} />
        <SkillTags skills={applicantSkills} limit={applicantSkills.length} />
      </Part>
      <Suspense fallback={null}>
        <ReceivedDocuments applicant={application} />
      </Suspense>
      {!application.withdrawnAt && application.status !== 'rejected' && (
        <Part title="Interview">
          <Suspense fallback={<SkeletonList count={1} label="Loading the interview…" boneClass="h-20" />}>
            <EmployerInterview applicant={application} />
          </Suspense>
        </Part>
      )}
      <Part title="Messages">
        <Suspense fallback={<SkeletonList count={1} label="Loading messages…" boneClass="h-20" />}>
          <ApplicationMessages application={id} />
        </Suspense>
      </Part>
      <ApplicationNotes id={id} oldNotes={application.notes} />
    </div>
  )
}

function Part({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="flex items-center gap-2">
        {title} {beside}
      </h3>
      {children}
    </section>
  )
}

/** How far the application has come, as a thread and in words. */
function Progress({ application }: { application: Application }) {
  const { now } = useSite()
  const { status, stageSince, appliedAt, withdrawnAt } = application
  const at = PROGRESS.indexOf(status) + 1
  return (
    <div>
      {at > 0 && <Knots at={at} of={PROGRESS.length} state={withdrawnAt ? 'left' : 'now'} />}
      <p className="flex flex-wrap justify-between gap-x-4 text-13">
        <b>
          {APPLICATION_STATUS_LABELS[status]} {withdrawnAt && <Badge>Withdrawn</Badge>}
        </b>
        <span className="text-muted">
          {stageDays(stageSince, now)} · applied {formatDay(appliedAt)}
        </span>
      </p>
    </div>
  )
}

function Steps({ application, move }: Omit<DetailsProps, 'fit'>) {
  const { id, cvId, status, applicantName, withdrawnAt } = application
  const next = readStatus(PROGRESS[PROGRESS.indexOf(status) + 1])
  const isMoving = next && status !== 'rejected'
  return (
    <div className="sheet-steps">
      <div>
        {isMoving && (
          <Button onClick={() => move(application, next)}>Move to {APPLICATION_STATUS_LABELS[next]}</Button>
        )}
        <StatusChoice card={application} place="sheet" onChange={(to) => move(application, to)} />
      </div>
      <div>
        <Link to="/employer-cv-view/$id" params={{ id: String(cvId) }} className="btn btn-quiet">
          View CV
        </Link>
        {!withdrawnAt && (
          <Link to="/messages" search={{ as: 'employer', application: id }} className="btn btn-quiet">
            Contact<span className="sr"> {applicantName}</span>
          </Link>
        )}
        {status !== 'rejected' && (
          <Button look="danger" onClick={() => move(application, 'rejected')}>
            Reject…
          </Button>
        )}
      </div>
    </div>
  )
}

function CvFacts({ application }: { application: Application }) {
  const company = useProfile('employer')
  const { site_name } = useSettings()
  const { applicantName, applicantEmail, applicantPhone, applicantEducation, jobTitle } = application
  const person = { fullName: applicantName, jobTitle, email: applicantEmail, phone: applicantPhone }
  const [call, whatsApp] = [callLink(person), company && whatsAppLink(person, company, site_name)]
  return (
    <>
      <FactsList
        facts={[
          { label: 'Email', value: applicantEmail && <MailAddress email={applicantEmail} /> },
          { label: 'Phone', value: applicantPhone },
          { label: 'Education', value: applicantEducation && EDUCATION_LABELS[applicantEducation] },
        ]}
      />
      <div className="actions">
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
        {company && applicantEmail && (
          <a className="btn btn-quiet" href={mailLink(person, company, site_name)}>
            Email
          </a>
        )}
      </div>
    </>
  )
}
