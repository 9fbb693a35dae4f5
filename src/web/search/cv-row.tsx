import BookOpenCheck from 'lucide-react/icons/book-open-check'
import Briefcase from 'lucide-react/icons/briefcase'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import MapPin from 'lucide-react/icons/map-pin'
import Shapes from 'lucide-react/icons/shapes'
import type { ReactNode } from 'react'
import { since } from '../../shared/dates.ts'
import { formatSalary } from '../../shared/money.ts'
import { plural } from '../../shared/text.ts'
import { AppLink } from '../app/link.tsx'
import { useSite } from '../app/site.tsx'
import { Kept } from '../components/kept.tsx'
import { Notice } from '../components/states/states.tsx'
import { Avatar } from '../components/surfaces/avatar.tsx'
import { Badge, SkillTags, StatusBadge } from '../components/surfaces/badge.tsx'
import { yearsText } from '../cvs/profile/years-text.ts'
import type { FoundCv } from '../cvs/queries.ts'
import { shortEducation } from './cv-search.ts'
import { matchedSkills, splitAtWords } from './found-words.ts'

type CvRowProps = {
  cv: FoundCv
  /** The page that the row opens. */
  href: string
  /** The words that were searched for, which are marked. */
  query?: string | undefined
  skills?: readonly string[] | undefined
  level?: 'h2' | 'h3' | 'h4' | undefined
  /** The name of its category, for employers. */
  category?: string | undefined
  /** The employer's buttons. */
  actions?: ReactNode
  /** The reason why the last action failed. */
  problem?: string | undefined
  /** The employer's latest note. */
  note?: string | undefined
  /** Content that opens below the row. */
  children?: ReactNode
}

/**
 * A person in a list of CVs: a row, or a card in a list with the class `cards`. The CV of a person who
 * has found work cannot be opened, except by employers who opened it before.
 */
export function CvRow({
  cv,
  href,
  query = '',
  skills = [],
  level: H = 'h2',
  category,
  actions,
  problem,
  note,
  children,
}: CvRowProps) {
  const { now } = useSite()
  const { access = 'none' } = cv
  const pay = formatSalary(cv.salaryMin, cv.salaryMax)
  const title = splitAtWords(cv.jobTitle, query)
  const summary = splitAtWords(cv.summary, query)
  const matched = [...skills, ...matchedSkills(cv.skills, query)]
  const canOpen = cv.status !== 'hired' || access !== 'none'
  const facts = () => (
    <>
      <Avatar
        name={cv.fullName}
        photoUrl={cv.photoId ? `/api/auth/photo/${cv.photoId}?size=96` : undefined}
      />
      <div className="cv-main">
        <div className="cv-head">
          <H className="text-17">
            {canOpen ? (
              <AppLink className="cover" href={href}>
                <Marked parts={title} />
              </AppLink>
            ) : (
              <Marked parts={title} />
            )}
          </H>
          <AccessBadge access={access} />
          <StatusBadge status={cv.status}>
            {cv.status === 'hired' ? 'No Longer Available' : undefined}
          </StatusBadge>
          {pay && <b className="cv-pay">{pay}</b>}
        </div>
        <p className="meta">
          <span className="text-ink">{cv.fullName}</span>
          <span>
            <MapPin size={15} />
            {cv.location}
          </span>
          <span>
            <Briefcase size={15} />
            {yearsText(cv)}
          </span>
          {category && (
            <span>
              <Shapes size={15} />
              {category}
            </span>
          )}
          {cv.education && (
            <span>
              <GraduationCap size={15} />
              {shortEducation(cv.education)}
            </span>
          )}
          <span>
            <Clock size={15} />
            <span className="sr">Updated </span>
            {since(cv.updatedAt, now)}
          </span>
          {cv.cvCount !== undefined && cv.cvCount > 1 && <span>{plural(cv.cvCount, 'CV')}</span>}
        </p>
        <p className="line-clamp-2">
          <Marked parts={summary} />
        </p>
        <SkillTags skills={cv.skills} matched={matched} total={cv.skillsCount} />
        {note && <p className="wrap-anywhere">Your note: {note}</p>}
      </div>
    </>
  )
  const className = canOpen ? 'cv' : 'cv cv-gone'
  if (!(actions || problem || note || children)) {
    // The marked words make the difference between two searches that find the same person.
    const marked = [title, summary].flatMap((parts) => parts.filter((_, index) => index % 2 === 1))
    return (
      <Kept as="li" data={cv} variant={JSON.stringify([H, href, marked, matched])} className={className}>
        {facts}
      </Kept>
    )
  }
  return (
    <li className={className}>
      {facts()}
      {actions}
      {problem && (
        <div className="cv-more">
          <Notice kind="danger">{problem}</Notice>
        </div>
      )}
      {children && <div className="cv-more">{children}</div>}
    </li>
  )
}

type Access = NonNullable<FoundCv['access']>
export const ACCESS_LABELS: Record<Exclude<Access, 'none'>, string> = {
  viewed: 'Opened',
  applied: 'Applied to you',
  downloaded: 'Downloaded',
}

/** How much of a CV an employer can see. */
function AccessBadge({ access }: { access: Access }) {
  if (access === 'none') return null
  return (
    <Badge tone="blue">
      {access === 'applied' ? <Check size={14} /> : <BookOpenCheck size={14} />}
      {ACCESS_LABELS[access]}
    </Badge>
  )
}

/** Every second part is marked. */
function Marked({ parts }: { parts: readonly string[] }) {
  return parts.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  )
}
