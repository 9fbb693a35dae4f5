import { describe, expect, test } from 'vitest'
import { endOfDay, relativeDate, since } from './dates.ts'
import { formatAnnualPay, formatPay, formatSalary, formatToea } from './money.ts'
import { internationalPhone, nationalPhone } from './phone.ts'
import { plural, shorten, splitList } from './text.ts'
import { tidyQuery } from './tidy-query.ts'

describe('money', () => {
  // Rule (payments): Amounts are stored in toea, 100 to a kina
  test('toea are shown as kina with two decimals', () => expect(formatToea(120_000)).toBe('K1,200.00'))
  test.each([
    [30_000, 50_000, 'K30k – K50k'],
    [7_500, null, 'From K7.5k'],
    [null, 50_000, 'Up to K50k'],
    [null, null, ''],
  ])('a salary of %s to %s reads %s', (min, max, text) => expect(formatSalary(min, max)).toBe(text))
  test('pay names its period, and a fortnight is paid 26 times a year', () => {
    expect(formatPay(1200, 1500, 'fortnight')).toBe('K1,200 – K1,500 a fortnight')
    expect(formatAnnualPay(1200, 1500, 'fortnight')).toBe('about K31,200 – K39,000 a year')
    expect(formatAnnualPay(5.5, null, 'hour')).toBe('about from K11,440 a year')
    expect(formatAnnualPay(50_000, null, 'year')).toBe('')
  })
})

describe('dates', () => {
  const now = new Date('2026-11-21T03:00:00Z')
  // Rule (pages): Dates are shown relative to today in Port Moresby
  test.each([
    ['2026-11-20T14:30:00Z', 'Today'],
    ['2026-11-20T13:30:00Z', 'Yesterday'],
    ['2026-11-15T03:00:00Z', '6 days ago'],
    ['2026-11-14T03:00:00Z', '1 week ago'],
    ['2026-10-24T03:00:00Z', '4 weeks ago'],
    ['2026-10-22T03:00:00Z', '22 Oct 2026'],
  ])('%s is shown as %s, by the calendar of Port Moresby', (date, text) =>
    expect(relativeDate(date, now)).toBe(text),
  )
  test('relative words are lower case inside a sentence, months are not', () => {
    expect(since(now, now)).toBe('today')
    expect(since('2026-11-20T03:00:00Z', now)).toBe('yesterday')
    expect(since('2026-08-23T00:00:00Z', now)).toBe('23 Aug 2026')
  })
  // Rule (pages): Days begin and end at midnight in Port Moresby (Pacific/Port_Moresby)
  test('a day ends at midnight in Port Moresby', () =>
    expect(endOfDay('2026-12-05').toISOString()).toBe('2026-12-05T13:59:59.000Z'))
})

describe('phone', () => {
  test.each([
    ['70123456', '+67570123456'],
    ['7012 3456', '+67570123456'],
    ['+675 7012 3456', '+67570123456'],
    ['00675 8212 3456', '+67582123456'],
    ['320 1234', '+6753201234'],
    ['+61 412 345 678', '+61412345678'],
    ['07012 3456', undefined],
    ['12345678', undefined],
    ['seven', undefined],
    ['', undefined],
  ])('%s is %s', (typed, international) => expect(internationalPhone(typed)).toBe(international))
  // Rule (logins): Only numbers of Papua New Guinea get codes, in one form however they are typed
  test.each([
    ['7123 4567', '+67571234567'],
    ['+675 7123-4567', '+67571234567'],
    ['00675 325 0148', '+6753250148'],
    ['+61 412 345 678', undefined],
    ['71234', undefined],
  ])('%s as the number of an account is %s', (typed, phone) => expect(nationalPhone(typed)).toBe(phone))
})

describe('text', () => {
  test('a list drops blank and repeated items', () =>
    expect(splitList(' Welding, ,welding, TIG ')).toEqual(['Welding', 'TIG']))
  test('a cut text ends at a word, without its full stop', () =>
    expect([
      shorten('Seven years of welding pipes', 24),
      shorten('I can usually name the part. Ask me.', 31),
    ]).toEqual(['Seven years of welding…', 'I can usually name the part…']))
  test('a noun agrees with its number', () =>
    expect([plural(1, 'job'), plural(1204, 'job')]).toEqual(['1 job', '1,204 jobs']))
})

describe('a search in plain words without some of its words', () => {
  test.each([
    [' with a class 6 licence in Lae', 'class 6 licence in Lae'],
    [', who has a forklift ticket', 'forklift ticket'],
    ['a  who can weld', 'weld'],
    [' and  in the Highlands', 'Highlands'],
    ['  with no drinking', 'no drinking'],
    ['  in or near Lae', 'near Lae'],
    ['  , not in Lae', 'not in Lae'],
    ['  without a degree', 'without a degree'],
    [' at least 5 years', 'at least 5 years'],
    ['driver in  or near ', 'driver'],
    ['driver who must have  and ', 'driver'],
    ['driver with a , in ', 'driver'],
    ['licence class A', 'licence class A'],
    ['welder in Lae who has a car', 'welder in Lae who has a car'],
    ['In need of a welder ', 'In need of a welder'],
    ['a ', ''],
    ['  with a  in  ', ''],
  ])('of "%s" remains "%s"', (text, tidied) => {
    expect(tidyQuery(text)).toBe(tidied)
  })
})
