import { formatNumber } from '../../../shared/locale.ts'
import { PERIODS_A_YEAR } from '../../../shared/money.ts'
import { NUMBER_WORDS, plural } from '../../../shared/text.ts'
import { termsOf } from '../../occupations/normalise.ts'
import type { ChipKind } from '../schema.ts'
import { NO_CV_SHOWS } from '../words/fillers.ts'
import {
  DEGREES,
  DRIVERS_LICENCE,
  ENTRY_LEVEL,
  EXPERIENCED,
  IMMEDIATELY,
  LICENCE_CLASS,
  MARINE_CLASS,
  NOT_ON_CVS,
  NOTICE,
  PAY,
  POSTS,
  ROSTER,
  SENIOR_LEVEL,
  SIZE,
  TAUGHT,
  TRADE_LICENCE,
  WORKPLACE_SIZE,
  YEARS,
} from '../words/measures.ts'
import { ANY_LICENCE, type Intent } from './intent.ts'
import { intentOf, isFree, type Reading, rangeOf, withParts } from './reading.ts'

/** The requirement that a text means, and the label of its chip; without a label it is read silently. */
type Measure = { wants?: Partial<Intent>; label?: string; isIgnored?: boolean }

/**
 * A rule that reads a number or a fixed phrase. `read` returns undefined when the text means something else. `before`:
 * the requirements that were read before.
 */
export type Rule = {
  kind: ChipKind
  pattern: RegExp
  read: (match: RegExpMatchArray, before: Intent) => Measure | undefined
}

const WEEKS_A_YEAR = 52
const NO_ROSTERS = 'CVs do not say which rosters and shifts a person can work: ask in the interview'

export const ignored = (label: string) => () => ({ label, isIgnored: true })
const fixed = (wants: Partial<Intent>, label: string) => () => ({ wants, label })

/** Read in this order: a rule does not read what an earlier one has read. */
const RULES: Rule[] = [
  { kind: 'word', pattern: ROSTER, read: ignored(NO_ROSTERS) },
  { kind: 'word', pattern: NOT_ON_CVS, read: ignored(NO_CV_SHOWS) },
  { kind: 'word', pattern: TAUGHT, read: readTaught },
  { kind: 'word', pattern: MARINE_CLASS, read: readMarineClass },
  { kind: 'word', pattern: TRADE_LICENCE, read: readTradeLicence },
  { kind: 'pay', pattern: PAY, read: readPay },
  { kind: 'years', pattern: YEARS, read: readYears },
  {
    kind: 'availability',
    pattern: IMMEDIATELY,
    read: fixed({ availableWithin: 0 }, 'available immediately'),
  },
  { kind: 'availability', pattern: NOTICE, read: readNotice },
  { kind: 'licence', pattern: LICENCE_CLASS, read: readLicences },
  { kind: 'licence', pattern: DRIVERS_LICENCE, read: readAnyLicence },
  { kind: 'word', pattern: SIZE, read: readSize },
  { kind: 'word', pattern: POSTS, read: () => ({}) },
  { kind: 'word', pattern: WORKPLACE_SIZE, read: () => ({}) },
]

/** Read before words, because numbers and these phrases have no other meaning. */
export function readMeasures(reading: Reading): Reading {
  return readRules(reading, RULES)
}

/** Lower degrees are read later and replace higher ones: 'diploma or degree' requires a diploma. */
const EDUCATION_AND_LEVEL: Rule[] = [
  ...DEGREES.map(
    ([education, label, pattern]): Rule => ({
      kind: 'education',
      pattern,
      read: fixed({ education }, label),
    }),
  ),
  { kind: 'level', pattern: ENTRY_LEVEL, read: fixed({ level: 'entry' }, 'entry level') },
  { kind: 'level', pattern: SENIOR_LEVEL, read: fixed({ level: 'senior' }, 'senior level') },
  {
    kind: 'level',
    pattern: EXPERIENCED,
    read: (_, { level = 'mid' }) => ({ wants: { level }, label: 'experienced' }),
  },
]

/** Read after titles and skills: 'first aid certificate' is a skill, 'high school teacher' a job. */
export function readEducationAndLevel(reading: Reading): Reading {
  return readRules(reading, EDUCATION_AND_LEVEL)
}

export function readRules(reading: Reading, rules: readonly Rule[]): Reading {
  return rules.reduce(withRule, reading)
}

function withRule(reading: Reading, { kind, pattern, read }: Rule): Reading {
  return [...reading.text.matchAll(pattern)].reduce((before, match) => {
    const range = rangeOf(match)
    const measure = isFree(before, range) ? read(match, intentOf(before)) : undefined
    if (!measure) return before
    const { wants, label, isIgnored } = measure
    const state = isIgnored ? 'ignored' : 'understood'
    return withParts(before, {
      ...range,
      wants,
      chip: label === undefined ? undefined : { kind, state, label },
    })
  }, reading)
}

function readMarineClass([typed]: RegExpMatchArray): Measure {
  return { wants: { skills: [{ name: typed, forms: [termsOf(typed)], isListed: false }] }, label: typed }
}

/** CVs name it as a licence or as a kind of electrician. */
function readTradeLicence([typed, letter, word, , other]: RegExpMatchArray): Measure {
  const grade = [letter ?? other ?? '', (word ?? 'grade').toLowerCase()]
  const forms = ['license', 'electrician'].map((last) => [...grade, last])
  return { wants: { skills: [{ name: typed, forms, isListed: false }] }, label: typed }
}

/** Few CVs name it: those that do come first. */
function readSize([typed]: RegExpMatchArray): Measure {
  const size = { name: typed, forms: [termsOf(typed)], isListed: false, isSetting: true }
  return { wants: { skills: [size] }, label: typed }
}

/** The class ranks people who name it; whether the school is a primary one is said by the job (`gradeTaught`). */
function readTaught([typed, ...groups]: RegExpMatchArray): Measure {
  const grades = groups.flatMap((grade) => (grade ? [Number(grade)] : []))
  const forms = grades.map((grade) => ['grade', String(grade)])
  return {
    wants: { gradeTaught: grades[0], skills: [{ name: typed, forms, isListed: false, isSetting: true }] },
    label: typed,
  }
}

function readPay([all, most, least, first = '', second, period]: RegExpMatchArray): Measure | undefined {
  const saysMoney = /k\s?\d|\dk\b|\d\s?k\b|kina|pgk|thousand|salary|pay|wage|budget/i.test(all)
  const amounts = [first, second].flatMap((typed) =>
    typed ? [amountOf(typed, `${first}${second ?? ''}`)] : [],
  )
  // 'K9 handler'
  if (/^k9$/i.test(all.trim())) return undefined
  if (!saysMoney || amounts.some((amount) => amount < 1)) return undefined
  const times = periodsOf(period, Math.max(...amounts))
  if (times === undefined) return undefined
  const yearly = amounts.map((amount) => Math.round(amount * times)).sort((a, b) => a - b)
  const [low = 0, high = low] = yearly
  // The employer names what it can pay. People who ask for more do not meet it, people who ask for less do.
  const isLeast = least !== undefined && !most && !second
  return isLeast
    ? { wants: { pay: { min: low, max: null } }, label: `asks K${formatNumber(low)} or more a year` }
    : { wants: { pay: { min: null, max: high } }, label: `asks up to K${formatNumber(high)} a year` }
}

/** '40-60k' starts at forty thousand. */
function amountOf(typed: string, both: string): number {
  const amount = Number(/[\d,]+(?:\.\d+)?/.exec(typed)?.[0].replaceAll(',', ''))
  const isThousands = /\d\s?k\b|thousand/i.test(typed) || (amount < 1000 && /\d\s?k\b|thousand/i.test(both))
  return isThousands ? amount * 1000 : amount
}

/**
 * Returns the number of periods in a year. Without a word for the period, the amount decides: K15 is usual for an hour,
 * K1,200 for a fortnight and K60,000 for a year.
 */
function periodsOf(period: string | undefined, amount: number): number | undefined {
  const word = period?.toLowerCase() ?? ''
  if (/^(?:h|ph)/.test(word)) return PERIODS_A_YEAR.hour
  if (/^(?:f|pf)/.test(word)) return PERIODS_A_YEAR.fortnight
  if (/^(?:m|pm)/.test(word)) return PERIODS_A_YEAR.month
  if (/^(?:w|pw)/.test(word)) return WEEKS_A_YEAR
  if (word !== '' || amount >= 8000) return PERIODS_A_YEAR.year
  if (amount >= 150) return PERIODS_A_YEAR.fortnight
  return amount <= 100 ? PERIODS_A_YEAR.hour : undefined
}

function countOf(typed: string): number {
  const word = NUMBER_WORDS.indexOf(typed.toLowerCase())
  if (word >= 0) return word
  if (/^an?$/i.test(typed)) return 1
  return typed.toLowerCase() === 'fifteen' ? 15 : typed.toLowerCase() === 'twenty' ? 20 : Number(typed)
}

function readYears([, atMost, first = '', second]: RegExpMatchArray): Measure {
  const count = countOf(first)
  const [min, max] = atMost ? [0, count] : [count, second ? countOf(second) : null]
  const range = second && !atMost ? `${min} to ${max} years` : plural(count, 'year')
  const bound = atMost ? 'at most ' : max === null ? 'at least ' : ''
  return { wants: { years: { min, max } }, label: `${bound}${range} of experience` }
}

function readNotice([, nextWeek, nextMonth, count = '1', unit = '']: RegExpMatchArray): Measure {
  const daysPerUnit = /^d/i.test(unit) ? 1 : /^w/i.test(unit) ? 7 : 31
  const days = nextWeek ? 7 : nextMonth ? 31 : countOf(count) * daysPerUnit
  return { wants: { availableWithin: days }, label: `available within ${plural(days, 'day')}` }
}

function readLicences([, ...classes]: RegExpMatchArray): Measure {
  const licences = classes.flatMap((typed) => (typed ? [Number(typed)] : []))
  return { wants: { licences }, label: `licence class ${licences.join(', ')}` }
}

function readAnyLicence(_: RegExpMatchArray, { licences }: Intent): Measure {
  return { wants: { licences: licences.length > 0 ? [] : [ANY_LICENCE] }, label: "driver's licence" }
}
