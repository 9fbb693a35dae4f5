import type { ReactNode } from 'react'
import { Badge, type Tone } from './badge.tsx'

/** The tones the specification names for the seven application statuses, then those of CVs and payments. */
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

const LABELS: Record<string, string> = { pre_employment_checking: 'Pre-Employment Checking' }

/** Unknown statuses, which old data may hold, show as they are in a plain badge. */
export function StatusBadge({ status, children }: { status: string; children?: ReactNode }) {
  const label = LABELS[status] ?? status.charAt(0).toUpperCase() + status.slice(1)
  return <Badge tone={TONES[status]}>{children ?? label}</Badge>
}
