import { daysBetween, formatDate, formatDay } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'
import { plural } from '../../shared/text.ts'

/** Returns `Lae, Morobe`. A province or a special place has no second part. */
export function placeOf({
  locationName,
  locationKind,
  province,
}: {
  locationName: string
  locationKind: string
  province: string
}): string {
  return locationKind === 'town' && province && province !== locationName
    ? `${locationName}, ${province}`
    : locationName
}

/** Returns `Closes today`, `Closes 5 Dec (3 days)` or `Closed 1 Nov 2026`. Dates are in Port Moresby. */
export function closingText(endsAt: string | null, isOpen: boolean, now: Date): string {
  if (!endsAt) return ''
  if (!isOpen) {
    const date = formatDate(new Date(Math.min(new Date(endsAt).getTime(), now.getTime())))
    return t('Closed {date}', { date })
  }
  const days = daysBetween(now, endsAt)
  if (days <= 0) return t('Closes today')
  return days === 1
    ? t('Closes tomorrow')
    : t('Closes {date} ({days})', { date: formatDay(endsAt), days: plural(days, 'day') })
}

/** Returns `Closes in 3 days` or `Closed`, for a job that was saved some time ago. Dates are in Port Moresby. */
export function closingState(endsAt: string | null, isOpen: boolean, now: Date): string {
  if (!isOpen || (endsAt !== null && new Date(endsAt) <= now)) return t('Closed')
  const days = endsAt === null ? 0 : daysBetween(now, endsAt)
  return days > 1 ? t('Closes in {days}', { days: plural(days, 'day') }) : closingText(endsAt, true, now)
}

/** Returns whether the job closes soon enough to highlight it on its card. */
export function closesSoon(endsAt: string | null, now: Date): boolean {
  return endsAt !== null && daysBetween(now, endsAt) <= 3
}

/** Returns whether a job was posted today or yesterday. */
export function isNew(publishedAt: string, now: Date): boolean {
  return daysBetween(publishedAt, now) <= 1
}
