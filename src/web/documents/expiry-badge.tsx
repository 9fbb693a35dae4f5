import { formatDate } from '../../shared/dates.ts'
import { Badge } from '../components/surfaces/badge.tsx'

type Expiring = { expiresOn: string | null; hasExpired: boolean }

export function ExpiryBadge({ document: { expiresOn, hasExpired } }: { document: Expiring }) {
  if (!expiresOn) return null
  if (hasExpired) return <Badge tone="red">Expired {formatDate(expiresOn)}</Badge>
  return <Badge>Valid to {formatDate(expiresOn)}</Badge>
}
