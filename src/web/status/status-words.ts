import { PART_LABELS } from '../../modules/status/schema.ts'
import type { ReadOf } from '../../page-reads.ts'
import { formatDate, formatDateTime } from '../../shared/dates.ts'
import { formatNumber } from '../../shared/locale.ts'

const isMany = ({ part }: Pick<StatusPart, 'part'>) => part === 'pages' || part === 'uploads'

/** `Search works.` */
export function stateSentence(part: StatusPart): string {
  const name = PART_LABELS[part.part]
  const [does, has, is] = isMany(part) ? ['work', 'have', 'are'] : ['works', 'has', 'is']
  switch (part.state) {
    case 'ok':
      return `${name} ${does}.`
    case 'failed':
      return part.since
        ? `${name} ${has} not worked since ${formatDateTime(part.since)}.`
        : `${name} ${isMany(part) ? 'do' : 'does'} not work.`
    case 'off':
      return `${name} ${is} not set up on this site.`
    case 'unknown':
      return `We do not know whether ${name.toLowerCase()} ${does} now: nothing was measured in the last few minutes.`
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
  const span =
    days.length < shown ? `since ${formatDate(`${first.day}T00:00:00+10:00`)}` : `in the last ${shown} days`
  return `Available ${percent(share)} of the time ${span}.`
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
  if (!day || day.ok + day.failed + day.unknown === 0) return 'No data'
  const troubles = [
    day.failed > 0 && `${formatNumber(day.failed)} min down`,
    day.unknown > 0 && `${formatNumber(day.unknown)} min without data`,
  ].filter(Boolean)
  return troubles.join(', ') || 'No problems'
}

type Summary = { kind: 'success' | 'warning' | 'info'; text: string }

/** Returns the most important message, shown at the top. */
export function summaryOf({ parts, databaseAwaySince, measuredAt }: Status): Summary {
  if (databaseAwaySince)
    return {
      kind: 'warning',
      text: `Our database has not answered since ${formatDateTime(databaseAwaySince)}. The figures below are the last that we could read.`,
    }
  const failing = parts.filter(({ state }) => state === 'failed').map(({ part }) => PART_LABELS[part])
  if (failing.length > 0) return { kind: 'warning', text: `Some parts do not work: ${failing.join(', ')}.` }
  if (parts.some(({ state }) => state === 'unknown'))
    return {
      kind: 'info',
      text: measuredAt
        ? `Nothing has been measured since ${formatDateTime(measuredAt)}.`
        : 'Nothing has been measured yet. The first figures come within a minute.',
    }
  return { kind: 'success', text: 'Everything works.' }
}

/** Returns whether a note is about the future, the present or the past. */
export function noteState({ startsAt, endsAt }: StatusNote, now: Date): 'planned' | 'now' | 'over' {
  if (new Date(startsAt) > now) return 'planned'
  return endsAt && new Date(endsAt) <= now ? 'over' : 'now'
}

export function noteTimes({ startsAt, endsAt }: StatusNote): string {
  return endsAt
    ? `${formatDateTime(startsAt)} to ${formatDateTime(endsAt)}`
    : `Since ${formatDateTime(startsAt)}`
}

export type Status = ReadOf<'status'>
export type StatusPart = Status['parts'][number]
export type StatusNote = Status['notes'][number]
