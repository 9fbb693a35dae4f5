import { PERIODS_A_YEAR } from '../../shared/money.ts'
import { NUMBER_WORDS, plural } from '../../shared/text.ts'
import type { Education } from '../catalog/schema.ts'
import { NO_CV_SHOWS } from './filler-words.ts'
import { ANY_LICENCE, type Intent } from './intent.ts'
import { addChip, claimText, type Reading } from './reading.ts'
import type { ChipKind } from './schema.ts'

/** What is said of nobody's work or stands on no CV, and what the employer is told of it. */
const IGNORED: [RegExp, string][] = [
  [
    /\b(?:(?:under|over|below|above|between|aged?)\s+)?\d\d(?:\s?(?:-|to|and)\s?\d\d)?\s?(?:years? old|years? of age|yrs? old)\b|\baged?\s+\d\d(?:\s?(?:-|to)\s?\d\d)?|\b(?:not\s|no\s)?(?:older|younger)\sthan\s\d\d(?:\s?years?)?\b|\bnot\s(?:over|above|under|below)\s\d\d\b(?:\s?years?\b)?(?!\s?(?:k\b|kina|thousand|(?:of\s)?(?:work\s)?exp))/giu,
    'age is never used',
  ],
  [
    /\b(?:fifo|dido|bibo)\b|\b(?:fly|drive|bus)[- ]in[\s,/&-]*(?:and[\s-])?(?:fly|drive|bus)[- ]out\b|\b(?:\d{1,2}\s?(?:\/|x|on|days? on)\s?\d{1,2}(?:\s?(?:days? )?off)?\s)(?:roster|rotation|swing|shift)s?\b|\b(?:roster|rotation|swing)s?\b(?:\s(?:of\s)?\d{1,2}\s?(?:\/|x|on)\s?\d{1,2}\b)?|\b(?:(?:day|night|rotating|shift)\s(?:shifts?|work))\b(?!\s(?:supervisor|manager|boss|foreman|leader))|\b(?:at|long|in the)\s(?:nights?|nait)\b|\bfrom\s\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\b\.?\s?(?:-|–|to|till|until)\s?\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\b|\b(?:camp[- ]based|live[- ]in|residential)\b/giu,
    'CVs do not say which rosters and shifts suit somebody: ask in the interview',
  ],
  [
    /\bhard[- ]?working\b|\bhard worker\b|\b(?:(?:no|without|clean)\s)?(?:criminal|police)\s(?:records?|history|convictions?|clearance)\b|\bown\s(?:tools?|transport|car|vehicle|laptop|boat|ppe)\b/giu,
    NO_CV_SHOWS,
  ],
]

/** A rule that reads a number or a fixed phrase. `read` changes the intent and gives the chip's label; undefined: it was something else. */
type Rule = {
  kind: ChipKind
  pattern: RegExp
  read: (match: RegExpMatchArray, intent: Intent) => string | undefined
}

const NUMBER = String.raw`\d{1,2}|${NUMBER_WORDS.slice(1).join('|')}|fifteen|twenty`
const WEEKS_A_YEAR = 52

const AMOUNT = String.raw`(?:(?:pgk|kina|k)\s?)?\d[\d,]*(?:\.\d+)?(?:\s?(?:k\b|thousand|kina|pgk))?`
const PERIOD = String.raw`(?:\s?(?:an?|per|each|every|/|p/)\s?|\s?(?=p[afhmw]\b)|\s+(?=(?:hour|fortnight|month|week|year)\b)|\s+(?=fortnightly|hourly|monthly|weekly|yearly|annual))(hour|hr|fortnight|fn|f/n|month|mth|week|wk|year|yr|annum|pa|pf|ph|pm|pw|fortnightly|hourly|monthly|weekly|yearly|annually)\b`
const MOST = `(?:not|no) (?:over|above)|under|below|up to|maximum(?: of)?|max|less than|no more than|not more than|at most|within|budget(?: of| is)?|around|about|for`
/** Of years. */
const FEWER = `(?:no|not) (?:more|longer|over) than|(?:not|no) over|at most|(?:less|fewer) than|under|below|up to|maximum(?: of)?|max`
const LEAST = `(?:no|not) less than|over|above|more than|at least|minimum(?: of)?|min|from`

const PAY = new RegExp(
  String.raw`(?:\b(?:salary|pay|wages?|paying|asking|expecting)\b\s*(?:of|is|:)?\s*)?(?:\b(?:(${MOST})|(${LEAST}))\s+)?(?:\bbetween\s+)?(?<![\w.])(${AMOUNT})(?:\s?(?:-|–|to|and)\s?(${AMOUNT}))?(?:${PERIOD})?`,
  'giu',
)

const RULES: Rule[] = [
  { kind: 'pay', pattern: PAY, read: readPay },
  {
    kind: 'years',
    pattern: new RegExp(
      String.raw`\b(?:(${FEWER})\s+|(?:(?:no|not) (?:less|fewer|under) than|not under|at least|a?\s?minimum(?: of)?|min|more than|over|with)\s+)?(${NUMBER})\s?(?:\+|plus|or more)?(?:\s?(?:-|–|to)\s?(${NUMBER}))?\s?\+?\s?(?:years?|yrs?)\b['’]?(?:\s?(?:or more|plus|minimum|and above))?(?:\s(?:of\s)?(?:(?:work|working|relevant|solid|proven|good|total|job|professional|practical|post[- ]qualification|hands[- ]on)\s)?(?:experience|exp\b))?`,
      'giu',
    ),
    read: readYears,
  },
  {
    kind: 'availability',
    pattern:
      /\b(?:(?:is |are )?(?:available|can start|ready|able|start|starting|free)(?: to (?:start|work))?\s+)?(?:immediately|immediate(?: start)?|right away|straight away|straightaway|asap|as soon as possible|right now|now|today|tomorrow)\b/giu,
    read: (_, intent) => {
      intent.availableWithin = 0
      return 'available immediately'
    },
  },
  {
    kind: 'availability',
    pattern: new RegExp(
      String.raw`\b(?:(?:available|can start|start|starting|ready|notice(?: period)?(?: of)?)(?: to (?:start|work))?\s+)(?:in|within|after)?\s?(?:(next week)|(next month)|(a|an|${NUMBER})\s(days?|weeks?|months?))`,
      'giu',
    ),
    read: readNotice,
  },
  {
    kind: 'licence',
    pattern:
      /\b(?:(?:(?:valid|current|full|own|png)\s)*(?:(?:driver['’]?s?|driving)\s)?(?:licen[cs]es?|permit)\s(?:of\s)?)?(?:class|klas|klass)\s?([1-9])\b(?:\s?(?:,|and|&|or|\/)\s?([1-9])\b)?(?:\s(?:driver['’]?s?\s?|driving\s)?(?:licen[cs]es?|permit))?/giu,
    read: ([, one, other], intent) => {
      const classes = [one, other].flatMap((typed) => (typed ? [Number(typed)] : []))
      intent.licences.push(...classes)
      return `licence class ${classes.join(', ')}`
    },
  },
  {
    kind: 'licence',
    pattern: /\b(?:(?:valid|current|full|own|png)\s)*(?:driver['’]?s?|driving)\s(?:licen[cs]es?|permit)\b/giu,
    read: (_, intent) => {
      if (intent.licences.length === 0) intent.licences.push(ANY_LICENCE)
      return "driver's licence"
    },
  },
]

/** Read before anything else: their words mean nothing else. */
export function readMeasures(reading: Reading): void {
  for (const [pattern, label] of IGNORED) ignore(reading, pattern, label)
  for (const { kind, pattern, read } of RULES) applyRule(reading, kind, pattern, read)
}

function ignore(reading: Reading, pattern: RegExp, label: string): void {
  for (const { 0: found, index } of reading.text.matchAll(pattern)) {
    const span = [index, index + found.trimEnd().length] as const
    if (claimText(reading, ...span)) addChip(reading, span, { kind: 'word', state: 'ignored', label })
  }
}

const EDUCATION: [Education, RegExp, string][] = [
  ['phd', /\b(?:ph\.?d|doctorate)\b/giu, 'PhD'],
  ['masters', /\b(?:master['’]?s(?: degree)?|mba|msc|postgraduate)\b/giu, "master's degree"],
  [
    'bachelors',
    /\b(?:bachelor['’]?s?(?: degree)?|university degree|degree|university graduate|tertiary)\b/giu,
    'degree',
  ],
  ['diploma', /\bdiploma\b/giu, 'diploma'],
  [
    'certificate',
    /\b(?:trade )?certificate\b|\btvet\b|\bgrade (?:12|twelve)\b|\byear 12\b/giu,
    'certificate',
  ],
  [
    'high-school',
    /\bgrade (?:10|ten)\b|(?<!\b(?:for|at|in|our|long|bilong)\s(?:\p{L}+\s){0,2})\bhigh school\b/giu,
    'high school',
  ],
]

/** Read after titles and skills: 'first aid certificate' is a skill, 'high school teacher' a job. */
export function readEducationAndLevel(reading: Reading): void {
  for (const [education, pattern, label] of EDUCATION) {
    applyRule(reading, 'education', pattern, (_, intent) => {
      // 'diploma or degree': the least of them is what is asked for
      intent.education = education
      return label
    })
  }
  applyRule(
    reading,
    'level',
    /\b(?:entry[- ]level|no experience|fresh graduate|school leaver|graduate|junior|trainee)\b/giu,
    (_, intent) => {
      intent.level = 'entry'
      return 'entry level'
    },
  )
  applyRule(reading, 'level', /\b(?:senior|very experienced|highly experienced)\b/giu, (_, intent) => {
    intent.level = 'senior'
    return 'senior level'
  })
  applyRule(reading, 'level', /\b(?:mid[- ]level|experienced)\b/giu, (_, intent) => {
    intent.level ??= 'mid'
    return 'experienced'
  })
}

function applyRule(reading: Reading, kind: ChipKind, pattern: RegExp, read: Rule['read']): void {
  for (const match of reading.text.matchAll(pattern)) {
    const lead = match[0].length - match[0].trimStart().length
    const span = [match.index + lead, match.index + match[0].trimEnd().length] as const
    const free = { ...reading, used: [...reading.used] }
    if (!claimText(free, ...span)) continue
    const label = read(match, reading.intent)
    if (label === undefined) continue
    claimText(reading, ...span)
    addChip(reading, span, { kind, state: 'understood', label })
  }
}

function readPay(
  [all, most, least, first = '', second, period]: RegExpMatchArray,
  intent: Intent,
): string | undefined {
  const saysMoney = /k\s?\d|\dk\b|\d\s?k\b|kina|pgk|thousand|salary|pay|wage|budget/i.test(all)
  const amounts = [first, second].flatMap((typed) =>
    typed ? [amountOf(typed, `${first}${second ?? ''}`)] : [],
  )
  if (!saysMoney || amounts.some((amount) => amount < 1)) return undefined
  const times = periodsOf(period, Math.max(...amounts))
  if (times === undefined) return undefined
  const yearly = amounts.map((amount) => Math.round(amount * times)).sort((a, b) => a - b)
  const [low = 0, high = low] = yearly
  // What an employer names is what it can pay: people who ask for more are not met by it, who asks for less is.
  const isLeast = least !== undefined && !most && !second
  intent.pay = isLeast ? { min: low, max: null } : { min: null, max: high }
  const kina = (amount: number) => `K${amount.toLocaleString('en-AU')}`
  return isLeast ? `asks ${kina(low)} or more a year` : `asks up to ${kina(high)} a year`
}

/** '40-60k' is forty thousand too. */
function amountOf(typed: string, both: string): number {
  const amount = Number(/[\d,]+(?:\.\d+)?/.exec(typed)?.[0].replaceAll(',', ''))
  const isThousands = /\d\s?k\b|thousand/i.test(typed) || (amount < 1000 && /\d\s?k\b|thousand/i.test(both))
  return isThousands ? amount * 1000 : amount
}

/** A year's worth of periods; without a word for it, an amount as wages are told: K15 an hour, K1,200 a fortnight, K60,000 a year. */
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

function readYears([, atMost, first = '', second]: RegExpMatchArray, intent: Intent): string {
  const count = countOf(first)
  if (atMost) {
    intent.years = { min: 0, max: count }
    return `at most ${plural(count, 'year')} of experience`
  }
  intent.years = { min: count, max: second ? countOf(second) : null }
  return second
    ? `${count} to ${countOf(second)} years of experience`
    : `at least ${plural(count, 'year')} of experience`
}

function readNotice(
  [, nextWeek, nextMonth, count = '1', unit = '']: RegExpMatchArray,
  intent: Intent,
): string {
  const days = nextWeek
    ? 7
    : nextMonth
      ? 31
      : countOf(count) * (/^d/i.test(unit) ? 1 : /^w/i.test(unit) ? 7 : 31)
  intent.availableWithin = days
  return `available within ${plural(days, 'day')}`
}
