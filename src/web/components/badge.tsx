import BadgeCheck from 'lucide-react/icons/badge-check'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'

export type Tone = 'yellow' | 'blue' | 'purple' | 'indigo' | 'orange' | 'green' | 'red' | 'golden' | 'branded'

type BadgeProps = { tone?: Tone | undefined; children: ReactNode }

/** A state in a word; without a tone a plain outline. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={tone ? `badge ${tone}` : 'badge'}>{children}</span>
}

export function VerifiedBadge({ children = 'Verified employer' }: { children?: ReactNode }) {
  return (
    <Badge tone="branded">
      <BadgeCheck size={14} />
      {children}
    </Badge>
  )
}

/** Gold is the one highlight of a screen: never more than one kind of thing on it wears this. */
export function FeaturedBadge({ children = 'Featured' }: { children?: ReactNode }) {
  return (
    <Badge tone="golden">
      <Star size={14} />
      {children}
    </Badge>
  )
}
