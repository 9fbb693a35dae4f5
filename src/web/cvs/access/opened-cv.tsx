import { EDUCATION_LABELS, EXPERIENCE_LABELS } from '../../../modules/catalog/choices.ts'
import { formatDate } from '../../../shared/dates.ts'
import { formatSalary } from '../../../shared/money.ts'
import { AppLink } from '../../app/link.tsx'
import type { Profiles } from '../../app/session/session.ts'
import { useSite } from '../../app/site.tsx'
import { useCategoryName } from '../../catalog/entries.ts'
import { Button } from '../../components/controls/button.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { Notice } from '../../components/states/states.tsx'
import { Badge, SkillTags, StatusBadge } from '../../components/surfaces/badge.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { MailAddress } from '../../components/surfaces/mail-address.tsx'
import { useCreditsHref } from '../../credits/credits-href.ts'
import { useCredits } from '../../credits/queries.ts'
import { PersonHead } from '../profile/profile-details.tsx'
import { ContactActions } from './contact-actions.tsx'
import { downloadLabel, downloadRefusal } from './cv-price.ts'
import type { OpenedCv } from './queries.ts'
import type { CvFlow } from './use-cv-flow.ts'

type OpenedCvProps = { cv: OpenedCv; company: Profiles['employer']; flow: CvFlow }

/** Shows everything in a CV that the employer has paid for. */
export function OpenedCvPage({ cv, company, flow }: OpenedCvProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-4">
        <Head cv={cv} />
        <Card as="section" className="grid gap-2">
          <h2>Professional Summary</h2>
          <p className="prose">{cv.summary || 'No summary given.'}</p>
        </Card>
        <Card as="section" className="grid gap-2">
          <h2>Skills</h2>
          {cv.skills.length > 0 ? (
            <SkillTags skills={cv.skills} limit={cv.skills.length} />
          ) : (
            <p className="text-muted">No skills given.</p>
          )}
        </Card>
      </div>
      <div className="grid gap-4">
        <QuickInfo cv={cv} />
        <ContactActions cv={cv} company={company} />
        <ProfileStatus cv={cv} flow={flow} />
      </div>
    </div>
  )
}

function Head({ cv }: { cv: OpenedCv }) {
  return (
    <Card as="section" className="grid gap-4">
      <PersonHead person={cv}>
        <Availability cv={cv} />
      </PersonHead>
      <div className="max-w-96 wrap-anywhere">
        <FactsList
          facts={[
            { label: 'Email', value: <MailAddress email={cv.email} /> },
            { label: 'Phone', value: cv.phone || 'Not given' },
            { label: 'Location', value: cv.location },
          ]}
        />
      </div>
    </Card>
  )
}

function Availability({ cv }: { cv: OpenedCv }) {
  if (cv.status !== 'available') return <StatusBadge status={cv.status} />
  return cv.isAvailable ? <StatusBadge status="available" /> : <Badge tone="yellow">Not available</Badge>
}

function QuickInfo({ cv }: { cv: OpenedCv }) {
  const categoryName = useCategoryName()
  return (
    <Card as="section" className="grid gap-3">
      <h2>Quick Info</h2>
      <FactsList
        facts={[
          { label: 'Category', value: categoryName(cv.category) },
          { label: 'Experience', value: EXPERIENCE_LABELS[cv.experience] },
          { label: 'Education', value: cv.education && EDUCATION_LABELS[cv.education] },
          { label: 'Salary Range', value: formatSalary(cv.salaryMin, cv.salaryMax) || 'Not given' },
          { label: 'Joined', value: formatDate(cv.joinedAt) },
        ]}
      />
    </Card>
  )
}

function ProfileStatus({ cv, flow }: { cv: OpenedCv; flow: CvFlow }) {
  const credits = useCredits()
  const { now } = useSite()
  const access = cv.isDownloaded ? 'downloaded' : 'viewed'
  const refusal = downloadRefusal(access, flow.prices, credits)
  const buyHref = useCreditsHref()
  const isOld = now.getTime() - new Date(cv.updatedAt).getTime() > 365 * 86_400_000
  return (
    <Card as="section" className="grid gap-3">
      <h2>Profile Status</h2>
      <FactsList
        facts={[
          { label: 'Status', value: <Availability cv={cv} /> },
          { label: 'Last updated', value: formatDate(cv.updatedAt) },
        ]}
      />
      {isOld && <p className="text-muted">More than a year old: details may have changed.</p>}
      <Button
        refusal={refusal}
        busy={flow.busy !== undefined}
        busyLabel="Downloading…"
        onClick={() => void flow.start({ action: 'download', id: cv.id, name: cv.fullName, access })}
      >
        {downloadLabel(access, flow.prices)}
      </Button>
      {refusal && (
        <p className="text-muted">
          {refusal} <AppLink href={buyHref}>Buy Credits</AppLink>
        </p>
      )}
      {flow.problem && <Notice kind="danger">{flow.problem.message}</Notice>}
    </Card>
  )
}
