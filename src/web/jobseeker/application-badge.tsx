import { APPLICATION_STATUS_LABELS } from '../../modules/applications/schema.ts'
import { Badge } from '../components/badge.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import type { SentApplication } from './queries.ts'

export function ApplicationBadge({
  application,
}: {
  application: Pick<SentApplication, 'status' | 'withdrawnAt'>
}) {
  const { status, withdrawnAt } = application
  if (withdrawnAt) return <Badge>Withdrawn</Badge>
  return <StatusBadge status={status}>{APPLICATION_STATUS_LABELS[status]}</StatusBadge>
}
