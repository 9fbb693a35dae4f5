import BadgeCheck from 'lucide-react/icons/badge-check'
import Star from 'lucide-react/icons/star'
import type { ReactNode } from 'react'
import { t } from '../../../shared/language/words.ts'

export type Tone = 'yellow' | 'blue' | 'purple' | 'indigo' | 'orange' | 'green' | 'red' | 'golden' | 'branded'

type BadgeProps = { tone?: Tone | undefined; children: ReactNode }

/** A state in one word. Without a tone it has a plain outline. */
export function Badge({ tone, children }: BadgeProps) {
  return <span className={tone ? `badge ${tone}` : 'badge'}>{children}</span>
}

export function VerifiedBadge({ children = t('Verified employer') }: { children?: ReactNode }) {
  return (
    <span className="verified">
      <BadgeCheck size={16} />
      <span>{children}</span>
    </span>
  )
}

/** Gold is the only highlight of a screen: at most one kind of thing on it uses this badge. */
export function FeaturedBadge({ children = 'Featured' }: { children?: ReactNode }) {
  return (
    <Badge tone="golden">
      <Star size={14} />
      {children}
    </Badge>
  )
}

/** The colours of the seven application statuses, then of CVs and payments. */
const TONES: Record<string, Tone> = {
  pending: 'yellow',
  screening: 'blue',
  shortlisting: 'purple',
  interviewing: 'indigo',
  pre_employment_checking: 'orange',
  onboarding: 'green',
  rejected: 'red',
  available: 'green',
  active: 'green',
  approved: 'green',
  hired: 'blue',
  suspended: 'red',
}

export const toneOf = (status: string): Tone | undefined => TONES[status]

const LABELS: Record<string, string> = { pre_employment_checking: 'Pre-Employment Checking' }

/** Shows a status. Unknown statuses, which old data may have, get a plain badge. */
export function StatusBadge({ status, children }: { status: string; children?: ReactNode }) {
  const label = LABELS[status] ?? status.charAt(0).toUpperCase() + status.slice(1)
  return <Badge tone={TONES[status]}>{children ?? label}</Badge>
}

type SkillTagsProps = {
  skills: readonly string[]
  /** The skills that the search asked for. They are highlighted, in upper or lower case. */
  matched?: readonly string[] | undefined
  /** The number of skills shown before '+N more'. */
  limit?: number | undefined
  /** The number of all skills, if the list is already shortened. */
  total?: number | undefined
}

export function SkillTags({ skills, matched = [], limit = 5, total = skills.length }: SkillTagsProps) {
  const lit = new Set(matched.map((skill) => skill.toLowerCase()))
  const shown = skills.slice(0, limit)
  const more = Math.max(total, skills.length) - shown.length
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1">
      {shown.map((skill) => (
        <li key={skill} className="tag">
          {lit.has(skill.toLowerCase()) ? <mark>{skill}</mark> : skill}
        </li>
      ))}
      {more > 0 && <li className="tag">{t('+{more} more', { more })}</li>}
    </ul>
  )
}
