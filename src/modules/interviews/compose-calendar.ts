import { HOUR, MINUTE } from '../../shared/time.ts'

/** One event. `stamp`: when it was last changed. */
export type CalendarEvent = {
  uid: string
  sequence: number
  isCancelled: boolean
  stamp: Date
  startsAt: Date
  minutes: number
  summary: string
  location: string
  description: string
  url: string
}

const ZONE = 'Pacific/Port_Moresby'
/** Milliseconds. Port Moresby has no summer time. */
const OFFSET = 10 * HOUR

/** Returns an iCalendar file (RFC 5545): an event of Port Moresby with a reminder an hour before, or its cancellation. */
export function composeCalendar(event: CalendarEvent): string {
  const { uid, sequence, isCancelled, stamp, startsAt, minutes, summary, location, description, url } = event
  const ends = new Date(startsAt.getTime() + minutes * MINUTE)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Painim Wok//Interviews//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VTIMEZONE',
    `TZID:${ZONE}`,
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+1000',
    'TZOFFSETTO:+1000',
    'TZNAME:PGT',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${compact(stamp)}Z`,
    `DTSTART;TZID=${ZONE}:${local(startsAt)}`,
    `DTEND;TZID=${ZONE}:${local(ends)}`,
    `SUMMARY:${escaped(summary)}`,
    `LOCATION:${escaped(location)}`,
    ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
    `URL:${url}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(isCancelled
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${escaped(summary)}`, 'TRIGGER:-PT1H', 'END:VALARM']),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const compact = (time: Date): string => time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
const local = (time: Date): string => compact(new Date(time.getTime() + OFFSET))

// biome-ignore lint/suspicious/noControlCharactersInRegex: no calendar can read them
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\u007f]/g

function escaped(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(UNWRITABLE, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll('\n', '\\n')
}

/** Bytes of a line; a longer one goes on in the next, after a space. */
const LINE = 75

function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    const room = parts.length === 0 ? LINE : LINE - 1
    if (Buffer.byteLength(part + sign) > room) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}
