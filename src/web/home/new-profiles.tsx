import ArrowRight from 'lucide-react/icons/arrow-right'
import Briefcase from 'lucide-react/icons/briefcase'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { since } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { formatSalary } from '../../shared/money.ts'
import { useSite } from '../app/site.tsx'
import { Kept } from '../components/kept.tsx'
import { EmptyState } from '../components/states/states.tsx'
import { Avatar } from '../components/surfaces/avatar.tsx'
import { SkillTags, StatusBadge } from '../components/surfaces/badge.tsx'
import { yearsText } from '../cvs/profile/years-text.ts'
import type { FoundCv } from '../cvs/queries.ts'

type ProfilesProps = {
  title: string
  /** All CVs in the same order. */
  href: string
  /** Beside each other where the page is wide. */
  columns: 3 | 4
  cvs: readonly FoundCv[]
  /** Explains why the list is empty while the site is new, and offers one next step. */
  empty: { why: string; action: ReactNode }
}

/** A few CVs and a link to all: cards, or one list on phones. */
export function Profiles({ title, href, columns, cvs, empty }: ProfilesProps) {
  return (
    <section className="wrap pb-6">
      <div className="section-head">
        <h2>{title}</h2>
        <a href={href} className="more">
          {t('All CVs')}
          <ArrowRight size={18} />
        </a>
      </div>
      {cvs.length === 0 ? (
        <EmptyState level="h3" title={t('No CVs yet')} {...empty} />
      ) : (
        <Kept as="ul" data={cvs} className={`profiles profiles-${columns}`}>
          {() => cvs.map((cv) => <Profile key={cv.id} cv={cv} />)}
        </Kept>
      )}
    </section>
  )
}

/** The profile of a person who has found work cannot be opened. */
function Profile({ cv }: { cv: FoundCv }) {
  const { now } = useSite()
  const { id, fullName, jobTitle, photoId, location, skills, skillsCount, status } = cv
  const isHired = status === 'hired'
  return (
    <li className={isHired ? 'card' : 'card card-link'}>
      <div className="flex gap-3">
        <Avatar name={fullName} photoUrl={photoId ? `/api/auth/photo/${photoId}?size=96` : undefined} />
        <div className="min-w-0">
          <h3>
            {isHired ? (
              fullName
            ) : (
              <a href={`/profile/${id}`} className="cover">
                {fullName}
              </a>
            )}
          </h3>
          <p>{jobTitle}</p>
        </div>
      </div>
      <p className="meta">
        <span>
          <MapPin size={15} />
          {location}
        </span>
        <span>
          <Briefcase size={15} />
          {yearsText(cv)}
        </span>
      </p>
      <SkillTags skills={skills} total={skillsCount} />
      <p className="profile-foot">
        <b>{formatSalary(cv.salaryMin, cv.salaryMax)}</b>
        {isHired ? (
          <StatusBadge status={status}>{t('No Longer Available')}</StatusBadge>
        ) : (
          <span className="text-13 text-muted">
            {t('Added {since}', { since: since(cv.uploadedAt, now) })}
          </span>
        )}
      </p>
    </li>
  )
}
