import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import type { Side } from '../../modules/messaging/schema.ts'
import { Avatar } from '../components/avatar.tsx'
import { VerifiedBadge } from '../components/badge.tsx'
import { ButtonLink } from '../components/button.tsx'
import { AppLink } from '../link.tsx'

type HeadProps = {
  side: Side
  person: {
    name: string
    title: string
    pictureUrl: string | null
    isVerified: boolean
    jobTitle?: string | null
  }
  listHref: string
  /** The CV that an employer may open. */
  cvId?: number | null
  /** Its menu. */
  children?: ReactNode
}

/** With whom, about what, and the way back to the list. */
export function ConversationHead({ side, person, listHref, cvId, children }: HeadProps) {
  const { name, title, pictureUrl, isVerified, jobTitle } = person
  const cvHref = cvId && `/employer-cv-view/${cvId}`
  return (
    <div className="chat-head">
      <div className="chat-back">
        <ButtonLink href={listHref} look="bare" icon link={AppLink} aria-label="All messages">
          <ArrowLeft size={20} />
        </ButtonLink>
      </div>
      <Avatar
        name={name}
        photoUrl={pictureUrl ? `${pictureUrl}?size=96` : undefined}
        shape={side === 'employer' ? undefined : 'employer'}
      />
      <div className="who">
        <h2 className="text-17">{cvHref ? <AppLink href={cvHref}>{name}</AppLink> : name}</h2>
        {isVerified && <VerifiedBadge />}
        {(title || jobTitle) && (
          <p className="chat-line text-13 text-muted">
            {[title, jobTitle && `about ${jobTitle}`].filter(Boolean).join(' · ')}
          </p>
        )}
      </div>
      {cvHref && (
        <ButtonLink href={cvHref} look="quiet" link={AppLink} className="max-sm:hidden">
          View CV
        </ButtonLink>
      )}
      {children}
    </div>
  )
}
