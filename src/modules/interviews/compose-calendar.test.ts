import { expect, test } from 'vitest'
import { composeCalendar } from './compose-calendar.ts'

const EVENT = {
  uid: 'interview-7-1@wok.example',
  sequence: 2,
  isCancelled: false,
  stamp: new Date('2027-01-05T03:04:05Z'),
  startsAt: new Date('2027-01-12T00:00:00Z'),
  minutes: 45,
  summary: 'Interview: Cook – Fish; Chips, Lae',
  location: 'Lae',
  description: 'First line\nSecond \\ line',
  url: 'https://wok.example/x',
}

// Rule (applications): The calendar file of an interview is in the time of Port Moresby, with its changes counted
test('an event in the time of Port Moresby, escaped, with CRLF', () => {
  const file = composeCalendar(EVENT)
  expect(file.replaceAll('\r\n', '')).not.toContain('\n')
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of [
    'METHOD:PUBLISH',
    'UID:interview-7-1@wok.example',
    'SEQUENCE:2',
    'DTSTAMP:20270105T030405Z',
    'TZOFFSETTO:+1000',
    'DTSTART;TZID=Pacific/Port_Moresby:20270112T100000',
    'DTEND;TZID=Pacific/Port_Moresby:20270112T104500',
    'SUMMARY:Interview: Cook – Fish\\; Chips\\, Lae',
    'DESCRIPTION:First line\\nSecond \\\\ line',
    'STATUS:CONFIRMED',
  ])
    expect(file).toContain(`\r\n${line}\r\n`)
})

test('long lines go on after 75 bytes, never within a sign', () => {
  const location = 'Wailagi 😀 ünd Ǝ '.repeat(20).trim()
  const file = composeCalendar({ ...EVENT, location })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${location}\r\n`)
})

test('a cancelled interview cancels its event', () => {
  const file = composeCalendar({ ...EVENT, isCancelled: true, sequence: 3 })
  for (const line of ['METHOD:CANCEL', 'SEQUENCE:3', 'STATUS:CANCELLED'])
    expect(file).toContain(`\r\n${line}\r\n`)
  expect(file).not.toContain('VALARM')
})
