const { raw } = String
const COUNTS: Record<string, number> = { one: 1, a: 1, two: 2, three: 3, four: 4, six: 6 }
const COUNT = raw`(\d{1,2}|one|two|three|four|six|a)`
const UNIT = '(days?|weeks?|months?)'
const AT_ONCE = new RegExp(
  [
    raw`\b(?:available|can start|ready to start|able to start)\b[^.\n]{0,20}`,
    raw`\b(?:immediately|now|at once|straight away|asap)\b|\bimmediately available\b`,
  ].join(''),
  'i',
)
const NOTICE = new RegExp(
  [
    raw`\bnotice(?: period)?(?: of)?\s?:?\s?${COUNT} ${UNIT}`,
    raw`${COUNT}[- ]${UNIT}['’]? notice`,
    raw`\bavailable (?:in|within|after) ${COUNT} ${UNIT}`,
  ].join('|'),
  'i',
)

/** The number of days until the person can start work, if the CV gives it. */
export function readAvailability(text: string): number | null {
  if (AT_ONCE.test(text)) return 0
  const notice = NOTICE.exec(text)
  if (!notice) return null
  const [count = '', unit = ''] = notice.slice(1).filter((part) => part !== undefined)
  return (COUNTS[count.toLowerCase()] ?? Number(count)) * (/^d/i.test(unit) ? 1 : /^w/i.test(unit) ? 7 : 31)
}
