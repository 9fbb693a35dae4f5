import { t } from '../../../shared/language/words.ts'
import { Badge } from '../../components/surfaces/badge.tsx'
import type { OwnCv } from './own-queries.ts'

type StateBadgeProps = { cv: Pick<OwnCv, 'isActive' | 'isBlocked' | 'status'>; isAvailable: boolean }

/** Green only if employers can find the CV now: not while its owner is hidden. */
export function StateBadge({ cv: { isActive, isBlocked, status }, isAvailable }: StateBadgeProps) {
  if (isBlocked) return <Badge tone="red">{t('Deactivated')}</Badge>
  if (!isActive) return <Badge>{t('Draft')}</Badge>
  if (status === 'hired') return <Badge tone="blue">{t('Active · Hired')}</Badge>
  if (!isAvailable) return <Badge tone="yellow">{t('Active · Hidden')}</Badge>
  return <Badge tone="green">{t('Active')}</Badge>
}
