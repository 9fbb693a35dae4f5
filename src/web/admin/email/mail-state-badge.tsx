import { Badge } from '../../components/badge.tsx'
import type { OutboxRow } from './email-queries.ts'

type MailStateBadgeProps = Pick<OutboxRow, 'state' | 'isRefused' | 'attempts'>

export function MailStateBadge({ state, isRefused, attempts }: MailStateBadgeProps) {
  if (state === 'sent') return <Badge tone="green">Sent</Badge>
  if (state === 'failed') return <Badge tone="red">{isRefused ? 'Refused' : 'Failed'}</Badge>
  return <Badge tone="yellow">{attempts > 0 ? `Waiting, tried ${attempts} ×` : 'Waiting'}</Badge>
}
