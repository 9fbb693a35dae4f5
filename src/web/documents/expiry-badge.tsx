import { formatDate } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { Badge } from '../components/surfaces/badge.tsx'

type Expiring = { expiresOn: string | null; hasExpired: boolean }

export function ExpiryBadge({ document: { expiresOn, hasExpired } }: { document: Expiring }) {
  if (!expiresOn) return null
  if (hasExpired) return <Badge tone="red">{t('Expired {date}', { date: formatDate(expiresOn) })}</Badge>
  return <Badge>{t('Valid to {date}', { date: formatDate(expiresOn) })}</Badge>
}
