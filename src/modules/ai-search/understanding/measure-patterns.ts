import { NUMBER_WORDS } from '../../../shared/text.ts'

const { raw } = String

/** The parts follow each other. */
const joined = (...parts: string[]) => new RegExp(parts.join(''), 'giu')
/** Any of the wordings. */
const either = (...wordings: string[]) => new RegExp(wordings.join('|'), 'giu')

const NUMBER = raw`\d{1,2}|${NUMBER_WORDS.slice(1).join('|')}|fifteen|twenty`
const TO = raw`\s?(?:-|–|to)\s?`

export const AGE = either(
  // '25 to 35 years old', 'under 40 years of age'
  raw`\b(?:(?:under|over|below|above|between|aged?)\s+)?\d\d(?:\s?(?:-|to|and)\s?\d\d)?\s?(?:years? old|years? of age|yrs? old)\b`,
  // 'aged 25-35'
  raw`\baged?\s+\d\d(?:\s?(?:-|to)\s?\d\d)?`,
  // 'not older than 40'
  raw`\b(?:not\s|no\s)?(?:older|younger)\sthan\s\d\d(?:\s?years?)?\b`,
  // 'not over 40', but neither 'not over 40k' nor 'not over 10 years of experience'
  raw`\bnot\s(?:over|above|under|below)\s\d\d\b(?:\s?years?\b)?(?!\s?(?:k\b|kina|thousand|(?:of\s)?(?:work\s)?exp))`,
)

/** '6am', '6.30 p.m' */
const CLOCK = raw`\d{1,2}(?:[:.]\d\d)?\s?[ap]\.?m\b`

export const ROSTER = either(
  raw`\b(?:fifo|dido|bibo)\b`,
  raw`\b(?:fly|drive|bus)[- ]in[\s,/&-]*(?:and[\s-])?(?:fly|drive|bus)[- ]out\b`,
  // '14/14 roster', '21 days on 7 days off swing'
  raw`\b(?:\d{1,2}\s?(?:\/|x|on|days? on)\s?\d{1,2}(?:\s?(?:days? )?off)?\s)(?:roster|rotation|swing|shift)s?\b`,
  // 'roster', 'rotation of 14/14'
  raw`\b(?:roster|rotation|swing)s?\b(?:\s(?:of\s)?\d{1,2}\s?(?:\/|x|on)\s?\d{1,2}\b)?`,
  // 'night shift', but not 'shift supervisor'
  raw`\b(?:(?:day|night|rotating|shift)\s(?:shifts?|work))\b(?!\s(?:supervisor|manager|boss|foreman|leader))`,
  raw`\b(?:at|long|in the)\s(?:nights?|nait)\b`,
  // 'from 6am to 6pm'
  raw`\bfrom\s${CLOCK}\.?\s?(?:-|–|to|till|until)\s?${CLOCK}`,
  raw`\b(?:camp[- ]based|live[- ]in|residential)\b`,
)

export const NOT_ON_CVS = either(
  raw`\bhard[- ]?working\b`,
  raw`\bhard worker\b`,
  raw`\b(?:(?:no|without|clean)\s)?(?:criminal|police)\s(?:records?|history|convictions?|clearance)\b`,
  raw`\bown\s(?:tools?|transport|car|vehicle|laptop|boat|ppe)\b`,
)

/** 'K1,200', '60k', '15 kina' */
const AMOUNT = raw`(?:(?:pgk|kina|k)\s?)?\d[\d,]*(?:\.\d+)?(?:\s?(?:k\b|thousand|kina|pgk))?`
/** 'a fortnight', 'p/h', 'pf', 'yearly' */
const PERIOD = [
  raw`(?:\s?(?:an?|per|each|every|/|p/)\s?|\s?(?=p[afhmw]\b)|\s+(?=(?:hour|fortnight|month|week|year)\b)|\s+(?=fortnightly|hourly|monthly|weekly|yearly|annual))`,
  raw`(hour|hr|fortnight|fn|f/n|month|mth|week|wk|year|yr|annum|pa|pf|ph|pm|pw|fortnightly|hourly|monthly|weekly|yearly|annually)\b`,
].join('')
const AT_MOST = `(?:not|no) (?:over|above)|under|below|up to|maximum(?: of)?|max|less than|no more than|not more than|at most|within|budget(?: of| is)?|around|about|for`
const AT_LEAST = `(?:no|not) less than|over|above|more than|at least|minimum(?: of)?|min|from`

/** Groups: the words for a maximum or a minimum, the amount, the second amount of a range, the period. */
export const PAY = joined(
  raw`(?:\b(?:salary|pay|wages?|paying|asking|expecting)\b\s*(?:of|is|:)?\s*)?`,
  raw`(?:\b(?:(${AT_MOST})|(${AT_LEAST}))\s+)?(?:\bbetween\s+)?`,
  raw`(?<![\w.])(${AMOUNT})(?:\s?(?:-|–|to|and)\s?(${AMOUNT}))?`,
  raw`(?:${PERIOD})?`,
)

const FEWER_YEARS = `(?:no|not) (?:more|longer|over) than|(?:not|no) over|at most|(?:less|fewer) than|under|below|up to|maximum(?: of)?|max`
const MORE_YEARS = raw`(?:no|not) (?:less|fewer|under) than|not under|at least|a?\s?minimum(?: of)?|min|more than|over|with`
const KINDS_OF_EXPERIENCE = `work|working|relevant|solid|proven|good|total|job|professional|practical|post[- ]qualification|hands[- ]on`

/** Groups: the words for a maximum, the number of years, the second number of a range. */
export const YEARS = joined(
  raw`\b(?:(${FEWER_YEARS})\s+|(?:${MORE_YEARS})\s+)?`,
  raw`(${NUMBER})\s?(?:\+|plus|or more)?(?:${TO}(${NUMBER}))?\s?\+?`,
  raw`\s?(?:years?|yrs?)\b['’]?(?:\s?(?:or more|plus|minimum|and above))?`,
  raw`(?:\s(?:of\s)?(?:(?:${KINDS_OF_EXPERIENCE})\s)?(?:experience|exp\b))?`,
)

export const IMMEDIATELY = joined(
  raw`\b(?:(?:is |are )?(?:available|can start|ready|able|start|starting|free)(?: to (?:start|work))?\s+)?`,
  raw`(?:immediately|immediate(?: start)?|right away|straight away|straightaway|asap|as soon as possible|right now|now|today|tomorrow)\b`,
)

/** Groups: 'next week', 'next month', or a number and its unit. */
export const NOTICE = joined(
  raw`\b(?:(?:available|can start|start|starting|ready|notice(?: period)?(?: of)?)(?: to (?:start|work))?\s+)`,
  raw`(?:in|within|after)?\s?(?:(next week)|(next month)|(a|an|${NUMBER})\s(days?|weeks?|months?))`,
)

const VALID = raw`(?:(?:valid|current|full|own|png)\s)*`
const LICENCE = raw`(?:licen[cs]es?|permit)`

/** Groups: one or two classes. */
export const LICENCE_CLASS = joined(
  raw`\b(?:${VALID}(?:(?:driver['’]?s?|driving)\s)?${LICENCE}\s(?:of\s)?)?`,
  raw`(?:class|klas|klass)\s?([1-9])\b(?:\s?(?:,|and|&|or|\/)\s?([1-9])\b)?`,
  raw`(?:\s(?:driver['’]?s?\s?|driving\s)?${LICENCE})?`,
)
export const DRIVERS_LICENCE = joined(raw`\b${VALID}(?:driver['’]?s?|driving)\s${LICENCE}\b`)
