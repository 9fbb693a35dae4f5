const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const YEAR_FIRST = /^(?<year>\d{4})[-/.]?(?<month>\d{1,2})[-/.]?(?<day>\d{1,2})$/
const DAY_FIRST = /^(?<day>\d{1,2})[-/. ](?<month>\d{1,2})[-/. ](?<year>\d{4}|\d{2})$/
const NAMED = /^(?<day>\d{1,2})[-/. ]?(?<name>[a-z]{3})[a-z]*[-/., ]*(?<year>\d{4}|\d{2})$/i

/** `2026-12-05` of a day as banks here write it, the day before the month: 5/12/2026, 05-Dec-26, 2026-12-05; undefined if it is none. */
export function readDay(typed: string): string | undefined {
  const text = typed.trim().replace(/[T ]+\d{1,2}:\d{2}.*$/, '')
  const parts = (YEAR_FIRST.exec(text) ?? DAY_FIRST.exec(text) ?? NAMED.exec(text))?.groups
  if (!parts) return undefined
  const { year = '', name = '', day = '' } = parts
  const month = parts['month'] ?? String(MONTHS.indexOf(name.toLowerCase()) + 1)
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  // Whatever the calendar has not, it would put into the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) ? iso : undefined
}
