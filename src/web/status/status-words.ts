import { PART_LABELS } from '../../modules/status/schema.ts'
import type { ReadOf } from '../../page-reads.ts'
import { formatDate, formatDateTime } from '../../shared/dates.ts'
import { t } from '../../shared/language/words.ts'

/** `Search: works.` */
export function stateSentence({ part: name, state, since }: StatusPart): string {
  const part = t(PART_LABELS[name])
  switch (state) {
    case 'ok':
      return t('{part}: works.', { part })
    case 'failed':
      return since
        ? t('{part}: has not worked since {time}.', { part, time: formatDateTime(since) })
        : t('{part}: does not work.', { part })
    case 'off':
      return t('{part}: not set up on this site.', { part })
    case 'unknown':
      return t(
        '{part}: we do not know whether it works now, because nothing was measured in the last few minutes.',
        { part },
      )
  }
}

/** `99.97%`, never rounded up: 100% means every minute. */
function percent(share: number): string {
  return `${Math.floor(share * 10_000) / 100}%`
}

/** Returns a sentence with the share of minutes, since the first measurement, in which the part worked. */
export function shareSentence({ share, days }: StatusPart, shown: number): string | undefined {
  const [first] = days
  if (share === null || !first) return undefined
  if (days.length >= shown)
    return t('Available {share} of the time in the last {days} days.', { share: percent(share), days: shown })
  const day = formatDate(`${first.day}T00:00:00+10:00`)
  return t('Available {share} of the time since {day}.', { share: percent(share), day })
}

type Day = StatusPart['days'][number]
export type DayLevel = 'ok' | 'some' | 'down' | 'unknown'

/** Returns the worst level of a day; 'unknown' if most of it was not measured. */
export function levelOf({ ok, failed, unknown }: Day): DayLevel {
  if (failed > ok) return 'down'
  if (failed > 0) return 'some'
  return unknown > ok ? 'unknown' : 'ok'
}

/** `No problems`, or `12 min down, 3 min without data`. */
export function dayText(day: Day | undefined): string {
  if (!day || day.ok + day.failed + day.unknown === 0) return t('No data')
  const troubles = [
    day.failed > 0 && t('{count} min down', { count: day.failed }),
    day.unknown > 0 && t('{count} min without data', { count: day.unknown }),
  ].filter(Boolean)
  return troubles.join(', ') || t('No problems')
}

type Summary = { kind: 'success' | 'warning' | 'info'; text: string }

/** Returns the most important message, shown at the top. */
export function summaryOf({ parts, databaseAwaySince, measuredAt }: Status): Summary {
  if (databaseAwaySince)
    return {
      kind: 'warning',
      text: t(
        'Our database has not answered since {time}. The figures below are the last that we could read.',
        { time: formatDateTime(databaseAwaySince) },
      ),
    }
  const failing = parts.filter(({ state }) => state === 'failed').map(({ part }) => t(PART_LABELS[part]))
  if (failing.length > 0)
    return { kind: 'warning', text: t('Some parts do not work: {parts}.', { parts: failing.join(', ') }) }
  if (parts.some(({ state }) => state === 'unknown'))
    return {
      kind: 'info',
      text: measuredAt
        ? t('Nothing has been measured since {time}.', { time: formatDateTime(measuredAt) })
        : t('Nothing has been measured yet. The first figures come within a minute.'),
    }
  return { kind: 'success', text: t('Everything works.') }
}

/** Returns whether a note is about the future, the present or the past. */
export function noteState({ startsAt, endsAt }: StatusNote, now: Date): 'planned' | 'now' | 'over' {
  if (new Date(startsAt) > now) return 'planned'
  return endsAt && new Date(endsAt) <= now ? 'over' : 'now'
}

export function noteTimes({ startsAt, endsAt }: StatusNote): string {
  return endsAt
    ? t('{start} to {end}', { start: formatDateTime(startsAt), end: formatDateTime(endsAt) })
    : t('Since {start}', { start: formatDateTime(startsAt) })
}

export type Status = ReadOf<'status'>
export type StatusPart = Status['parts'][number]
export type StatusNote = Status['notes'][number]
