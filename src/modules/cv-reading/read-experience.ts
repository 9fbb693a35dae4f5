import { NUMBER_WORDS } from '../../shared/text.ts'
import type { Experience } from '../catalog/choices.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = String.raw`(?:(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?,? ?|(?:[0-3]?\d ?[/.-] ?){1,2})`
const POINT = String.raw`((?:${MONTH})?(?:19|20)\d\d)`
const RANGE = new RegExp(
  String.raw`${POINT}\s{0,3}([-–—]+|&ndash;|to|until|till)?\s{0,3}(?:${POINT}|(?:the |till |until )?(present|current|now|today|to date|date|ongoing))`,
  'gi',
)
const YEARS = new RegExp(
  String.raw`\b(\d{1,2}|${NUMBER_WORDS.slice(2).join('|')})\s?\+?\s?(?:plus )?years\b(?! (?:old|ago|of age))['’]?([^.]{0,40}experience| of work\b)?`,
  'giu',
)
/** Words for training, which some people count as experience and others do not. */
const LEARNING = /apprentice|trainee|intern\b|internship|student|cadet|volunteer|school holiday|attachment/i

/** '2001 to 2014 stay at home mother', 'Stay at home parent 2001 to 2014' */
const AT_HOME = /^[^\d.]{0,15}stay[- ]at[- ]home/i
const BEFORE_HOME = /stay[- ]at[- ]home[^\d.]{0,12}$/i
/** The number of characters beside dates in which these words are looked for. */
const BESIDE = 40

/** Before years that are versions: 'Windows Server 2003-2008'. */
const OF_PRODUCT = /(?:windows|servers?|office|exchange|sql|autocad|versions?)(?:\sin)?\s*$/i

type Found = { value: Experience; from: string }
/** The lines of a CV that tell the work. */
type Told = Readonly<Record<'head' | 'summary' | 'work', readonly string[]>>

/**
 * Returns the band of years at work, from the dates of the posts, otherwise from words such as 'nine years of
 * experience'. Returns undefined if the dates fit two bands or contradict the person's own words.
 */
export function readExperience(sections: Told, now: Date): Found | undefined {
  const { least, most } = monthsWorked(sections.work.join(' '), now)
  const told = toldYears([...sections.summary, ...sections.head].join(' '))
  const said = told && bandOf(told.years)
  if (most > 0) {
    const dated = bandOf(least / 12)
    const isSure = dated === bandOf(most / 12) && (!said || said === dated)
    return isSure ? { value: dated, from: `${yearsAndMonths(most)} in the dates of your work` } : undefined
  }
  return told?.isExperience && said ? { value: said, from: `${told.years} years of experience` } : undefined
}

/**
 * Returns whole years at work from the dates of the posts, or in the person's own words if these say more, because
 * posts often lack dates; undefined if the CV does not say, as when only the start of the latest post is dated.
 */
export function readYearsWorked(sections: Told, now: Date): number | undefined {
  const { most, latest } = monthsWorked(sections.work.join(' '), now)
  const isOpen = sections.work.some((line) => startOf(line) >= latest)
  const dated = most > 0 ? Math.floor(most / 12) : undefined
  const told = toldYears([...sections.summary, ...sections.head].join(' '))
  if (dated === undefined || (told?.isExperience && told.years > dated)) return told?.years
  return isOpen ? undefined : dated
}

/** A line of a CV without its dates from and to. */
export function withoutDates(line: string): string {
  return line.replace(RANGE, ' ')
}

function bandOf(years: number): Experience {
  if (years < 3) return 'entry'
  if (years < 6) return 'mid'
  return years <= 10 ? 'senior' : 'executive'
}

/**
 * Counts the months with work; simultaneous posts count once. Years without months, and years of training, may count
 * less.
 */
function monthsWorked(text: string, now: Date): { least: number; most: number; latest: number } {
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth()
  const [worked, sure] = [new Set<number>(), new Set<number>()]
  let rough = 0
  for (const match of text.matchAll(RANGE)) {
    const [range, from = '', joiner, to, open] = match
    const isSure = hasMonths(match)
    // '2012 2013' may be two years of something else
    if (joiner === undefined && !isSure) continue
    if (!isSure && OF_PRODUCT.test(text.slice(Math.max(0, match.index - 20), match.index))) continue
    const end = match.index + range.length
    const before = text.slice(Math.max(0, match.index - BESIDE), match.index)
    if (BEFORE_HOME.test(before) || AT_HOME.test(text.slice(end, end + BESIDE))) continue
    const first = monthOf(from, 0)
    const last = open ? thisMonth : monthOf(to ?? '', to === from ? 11 : -1)
    if (last > thisMonth || last < first || last - first > 12 * 50) continue
    // The title of the post is on the line before its dates, or between these dates and the next.
    const around = text.slice(Math.max(0, match.index - 60), end + 50)
    const isLearning = LEARNING.test(around)
    for (let month = first; month <= last; month++) {
      worked.add(month)
      if (!isLearning) sure.add(month)
    }
    if (!hasMonth(from)) rough = 6
  }
  return { least: Math.max(0, sure.size - rough), most: worked.size, latest: Math.max(...worked) }
}

/** The month in which a post began whose end is not dated: 'September 2015 Company Name'. Before all others if none did. */
function startOf(line: string): number {
  const [, from = ''] = START.exec(line) ?? []
  return from === '' || line.search(RANGE) >= 0 ? Number.NEGATIVE_INFINITY : monthOf(from, 0)
}
const START = new RegExp(String.raw`^(${MONTH}(?:19|20)\d\d)(?: company name\b.*|,? *\S*)$`, 'i')

/** Whether a line has the dates of a post with their months: '03/2006 to 10/2016'. */
export function hasDatesOfPost(line: string): boolean {
  return [...line.matchAll(RANGE)].some(hasMonths)
}

function hasMonths([, from = '', , to = '', open]: RegExpMatchArray): boolean {
  return hasMonth(from) && (open !== undefined || hasMonth(to))
}

function hasMonth(point: string): boolean {
  return point.length > '2012'.length
}

/** Months since year 0. A year without a month begins in the month `unknown`: '2015 – 2019' is four years, not five. */
function monthOf(point: string, unknown: number): number {
  const year = Number(point.slice(-4)) * 12
  if (!hasMonth(point)) return year + unknown
  const named = MONTHS.indexOf(point.slice(0, 3).toLowerCase())
  // '11/26/2001' and '26/11/2001' are days of November
  const month =
    point
      .split(/\D+/)
      .map(Number)
      .find((number) => number > 0 && number <= 12) ?? 1
  return year + (named >= 0 ? named : month - 1)
}

/** Returns the largest number of years that the person mentions. */
function toldYears(text: string): { years: number; isExperience: boolean } | undefined {
  const told = [...text.matchAll(YEARS)].map(([, count = '', experience]) => {
    const word = NUMBER_WORDS.indexOf(count.toLowerCase())
    return { years: word < 0 ? Number(count) : word, isExperience: experience !== undefined }
  })
  return told.sort((a, b) => b.years - a.years)[0]
}

function yearsAndMonths(months: number): string {
  const years = Math.floor(months / 12)
  return years === 1 ? '1 year' : years > 1 ? `${years} years` : `${months} months`
}
