import { PERIODS_A_YEAR } from '../../../shared/money.ts'
import { NUMBER_WORDS } from '../../../shared/text.ts'
import { termsOf } from '../../occupations/normalise.ts'
import type { ChipKind } from '../schema.ts'
import { patternOf } from '../words/patterns.ts'
import { NO_CV_SHOWS } from '../words/word-kinds.ts'
import { ANY_LICENCE, askedPay, askedStart, askedYears, type Intent, type WantedSkill } from './intent.ts'
import { type Reading, rangeOf } from './reading.ts'

/** The requirement that a text means, and the label of its chip; without a label it is read silently. */
type Measure = { wants?: Partial<Intent>; label?: string; state?: 'ignored' }

type Read = (match: RegExpMatchArray, before: Intent) => Measure | undefined
/** Reads the matches of a pattern of db/lexicon/patterns.txt. */
export type Rule = { kind: ChipKind; pattern: RegExp; read: Read }

const WEEKS_A_YEAR = 52
const NO_ROSTERS = 'few CVs say which rosters and shifts a person can work: ask in the interview'

/** `read` returns undefined when the text means something else. `before`: the requirements that were read before. */
export const rule = (pattern: string, kind: ChipKind, read: Read): Rule => ({
  ...{ kind, read },
  pattern: patternOf(pattern),
})
export const ignored = (label: string) => () => ({ label, state: 'ignored' as const })
const fixed = (wants: Partial<Intent>, label: string) => () => ({ wants, label })

/** Read in this order: a rule does not read what an earlier one has read. */
const RULES: Rule[] = [
  rule('roster', 'word', ignored(NO_ROSTERS)),
  rule('start month', 'word', ignored('not searched for: write “available within 4 weeks”')),
  rule('not on CVs', 'word', ignored(NO_CV_SHOWS)),
  rule('taught', 'word', readTaught),
  rule('named certificate', 'word', ([typed]) => wordsOnCvs(typed)),
  rule('trade licence', 'word', readTradeLicence),
  rule('pay', 'pay', readPay),
  rule('years', 'years', readYears),
  rule('immediately', 'availability', fixed({ availableWithin: 0 }, 'available immediately')),
  rule('notice', 'availability', readNotice),
  rule('licence class', 'licence', readLicences),
  rule('drivers licence', 'licence', readAnyLicence),
  // people who name it come first
  rule('size', 'word', ([typed]) => wordsOnCvs(typed, undefined, { isSetting: true })),
  rule('posts', 'word', () => ({})),
]

/** Not read in an advertisement, which names several fields of which one is enough. */
const FIELD = rule('field of study', 'word', ([typed]) => wordsOnCvs(typed, undefined, { isStudied: true }))

/** Read before words, because numbers and these phrases have no other meaning. */
export const readMeasures = (reading: Reading): Reading =>
  readRules(reading, reading.isAdvertisement ? RULES : [...RULES, FIELD])

/** Lower degrees are read later and replace higher ones: 'diploma or degree' requires a diploma. */
const EDUCATION_AND_LEVEL: Rule[] = [
  rule('phd', 'education', fixed({ education: 'phd' }, 'PhD')),
  rule('masters', 'education', fixed({ education: 'masters' }, "master's degree")),
  rule('bachelors', 'education', fixed({ education: 'bachelors' }, 'degree')),
  rule('diploma', 'education', fixed({ education: 'diploma' }, 'diploma')),
  rule('certificate', 'education', fixed({ education: 'certificate' }, 'certificate')),
  rule('high-school', 'education', fixed({ education: 'high-school' }, 'high school')),
  rule('entry level', 'level', fixed({ level: 'entry' }, 'entry level')),
  rule('senior level', 'level', fixed({ level: 'senior' }, 'senior level')),
  rule('experienced', 'level', (_, { level = 'mid' }) => ({ wants: { level }, label: 'experienced' })),
]

/** Read after titles and skills: 'first aid certificate' is a skill, 'high school teacher' a job. */
export const readEducationAndLevel = (reading: Reading): Reading => readRules(reading, EDUCATION_AND_LEVEL)

export function readRules(reading: Reading, rules: readonly Rule[]): Reading {
  return rules.reduce(withRule, reading)
}

function withRule(reading: Reading, { kind, pattern, read }: Rule): Reading {
  return [...reading.text.matchAll(pattern)].reduce((before, match) => {
    const range = rangeOf(match)
    const measure = before.isFree(range) ? read(match, before.intent) : undefined
    if (!measure) return before
    const { wants, label, state = 'understood' as const } = measure
    const chip = label === undefined ? undefined : { kind, state, label }
    return before.withParts({ ...range, wants, chip })
  }, reading)
}

/** A requirement that CVs name in words. */
export function wordsOnCvs(
  typed: string,
  forms = [termsOf(typed)],
  more: Pick<WantedSkill, 'isSetting' | 'isStudied'> = {},
) {
  return { wants: { skills: [{ name: typed, forms, isListed: false, ...more }] }, label: typed }
}

/** CVs name it as a licence or as a kind of electrician. */
function readTradeLicence([typed, letter, word, , other]: RegExpMatchArray): Measure {
  const grade = [letter ?? other ?? '', (word ?? 'grade').toLowerCase()]
  const forms = ['license', 'electrician'].map((last) => [...grade, last])
  return wordsOnCvs(typed, forms)
}

/** The class ranks people who name it; whether the school is a primary one is said by the job (`gradeTaught`). */
function readTaught([typed, ...groups]: RegExpMatchArray): Measure {
  const grades = groups.flatMap((grade) => (grade ? [Number(grade)] : []))
  const forms = grades.map((grade) => ['grade', String(grade)])
  const { wants, label } = wordsOnCvs(typed, forms, { isSetting: true })
  return { wants: { ...wants, gradeTaught: grades[0] }, label }
}

function readPay([all, most, least, first = '', second, period]: RegExpMatchArray): Measure | undefined {
  const saysMoney = /k\s?\d|\dk\b|\d\s?k\b|kina|pgk|thousand|salary|pay|wage|budget/i.test(all)
  const amounts = [first, second].flatMap((typed) =>
    typed ? [amountOf(typed, `${first}${second ?? ''}`)] : [],
  )
  // 'K9 handler'
  const isDog = /^k9$/i.test(all.trim())
  if (isDog || !saysMoney || amounts.some((amount) => amount < 1)) return undefined
  const times = periodsOf(period, Math.max(...amounts))
  if (times === undefined) return undefined
  const yearly = amounts.map((amount) => Math.round(amount * times)).sort((a, b) => a - b)
  const [low = 0, high = low] = yearly
  // The employer names what it can pay. People who ask for more do not meet it, people who ask for less do.
  const isLeast = least !== undefined && !most && !second
  const pay = isLeast ? { min: low, max: null } : { min: null, max: high }
  return { wants: { pay }, label: askedPay(pay) }
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
  return word >= 0 ? word : (OTHER_COUNTS[typed.toLowerCase()] ?? Number(typed))
}
const OTHER_COUNTS: Record<string, number> = { a: 1, an: 1, fifteen: 15, twenty: 20 }

function readYears([, atMost, first = '', second]: RegExpMatchArray): Measure {
  const count = countOf(first)
  const years = atMost ? { min: 0, max: count } : { min: count, max: second ? countOf(second) : null }
  return { wants: { years }, label: askedYears(years) }
}

function readNotice([, nextWeek, nextMonth, count = '1', unit = '']: RegExpMatchArray): Measure {
  const daysPerUnit = /^d/i.test(unit) ? 1 : /^w/i.test(unit) ? 7 : 31
  const days = nextWeek ? 7 : nextMonth ? 31 : countOf(count) * daysPerUnit
  return { wants: { availableWithin: days }, label: askedStart(days) }
}

function readLicences([, ...classes]: RegExpMatchArray): Measure {
  const licences = classes.flatMap((typed) => (typed ? [Number(typed)] : []))
  return { wants: { licences }, label: `licence class ${licences.join(', ')}` }
}

function readAnyLicence(_: RegExpMatchArray, { licences }: Intent): Measure {
  return { wants: { licences: licences.length > 0 ? [] : [ANY_LICENCE] }, label: "driver's licence" }
}
