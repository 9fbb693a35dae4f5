import Download from 'lucide-react/icons/download'
import MessageSquare from 'lucide-react/icons/message-square'
import { formatDate } from '../../../shared/dates.ts'
import { AppLink } from '../../app/link.tsx'
import type { Profiles } from '../../app/session/session.ts'
import { useCategoryName } from '../../catalog/entries.ts'
import { Button, ButtonLink } from '../../components/controls/button.tsx'
import { Notice } from '../../components/states/states.tsx'
import { Badge, SkillTags, StatusBadge } from '../../components/surfaces/badge.tsx'
import { TextBlocks } from '../../components/surfaces/text-blocks.tsx'
import { useCredits } from '../../credits/queries.ts'
import { SaveCvButton } from '../../shortlists/save-cv-button.tsx'
import { CvHead, QuickInfo } from '../profile/cv-head.tsx'
import { ContactActions } from './contact-actions.tsx'
import { CvContentParts } from './cv-content-parts.tsx'
import { CvDocumentPages } from './cv-document-pages.tsx'
import { downloadLabel, downloadRefusal } from './cv-price.ts'
import { InviteToJob } from './invite-to-job.tsx'
import { Part } from './part.tsx'
import type { OpenedCv } from './queries.ts'
import type { CvFlow } from './use-cv-flow.ts'

type OpenedCvProps = { cv: OpenedCv; company: Profiles['employer']; flow: CvFlow }

/** Shows everything in a CV that the employer has paid for or received. On phones the contacts come before the text. */
export function OpenedCvPage({ cv, company, flow }: OpenedCvProps) {
  const categoryName = useCategoryName()
  return (
    <div className="grid grid-cols-1 gap-4">
      <CvHead person={cv} badges={<Badges cv={cv} />} actions={<HeadActions cv={cv} flow={flow} />} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="order-last grid min-w-0 grid-cols-1 gap-4 lg:order-none">
          <Part title="Summary">
            <TextBlocks text={cv.summary || 'No summary given.'} />
          </Part>
          <Part title="Skills">
            {cv.skills.length > 0 ? (
              <SkillTags skills={cv.skills} limit={cv.skills.length} />
            ) : (
              <p className="text-muted">No skills given.</p>
            )}
          </Part>
          {cv.content && <CvContentParts content={cv.content} />}
          {cv.fileType && <CvDocumentPages cv={cv} />}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          <ContactActions cv={cv} company={company} />
          <InviteToJob cv={cv} />
          <QuickInfo cv={cv} category={categoryName(cv.category)} joinedAt={cv.joinedAt} />
        </div>
      </div>
    </div>
  )
}

function Badges({ cv }: { cv: OpenedCv }) {
  return (
    <>
      {cv.status !== 'available' || cv.isAvailable ? (
        <StatusBadge status={cv.status} />
      ) : (
        <Badge tone="yellow">Not available</Badge>
      )}
      {cv.isApplicant ? (
        <Badge tone="blue">Applied to you</Badge>
      ) : (
        cv.openedAt && <Badge tone="blue">Opened {formatDate(cv.openedAt)}</Badge>
      )}
    </>
  )
}

function HeadActions({ cv, flow }: { cv: OpenedCv; flow: CvFlow }) {
  const credits = useCredits()
  const access = cv.isDownloaded ? 'downloaded' : 'viewed'
  const refusal = downloadRefusal(access, flow.prices, credits)
  const start = () => flow.start({ action: 'download', id: cv.id, name: cv.fullName, access })
  return (
    <>
      <ButtonLink href={`/messages?as=employer&cv=${cv.id}`} link={AppLink}>
        <MessageSquare size={18} />
        Message
      </ButtonLink>
      {cv.fileType && (
        <Button
          look="quiet"
          refusal={refusal}
          busy={flow.busy !== undefined}
          busyLabel="Downloading…"
          onClick={() => void start()}
        >
          <span className="flex items-center justify-center gap-2">
            <Download size={18} />
            {downloadLabel(access, flow.prices)}
          </span>
        </Button>
      )}
      <SaveCvButton id={cv.id} name={cv.fullName} />
      {refusal && <p className="text-13 text-muted">{refusal}</p>}
      {flow.problem?.id === cv.id && <Notice kind="danger">{flow.problem.message}</Notice>}
    </>
  )
}
