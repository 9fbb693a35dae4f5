import { dayInPortMoresby } from '../../shared/dates.ts'
import { PERIODS_A_YEAR, type SalaryPeriod } from '../../shared/money.ts'

/**
 * Kina an hour, by the year from which it holds: the national minimum wage as the Minimum Wages Board's determination of 2025 raises
 * it (in force since 1 January 2026; FM100, 13 January 2026). Later years hold until a new determination.
 */
const HOURLY: readonly [year: number, kina: number][] = [
  [2014, 3.5],
  [2026, 5],
  [2027, 5.25],
  [2028, 5.5],
]
/** Hours of a fortnight of full-time work. */
const FORTNIGHT = PERIODS_A_YEAR.hour / PERIODS_A_YEAR.fortnight

/** What to say of pay below the legal minimum of this year; '' when it is not. `lowest`: kina for one period. */
export function minimumWageNote(lowest: number | null, period: SalaryPeriod, now: Date): string {
  const year = Number(dayInPortMoresby(now).slice(0, 4))
  const kina = HOURLY.findLast(([from]) => from <= year)?.[1] ?? 0
  if (lowest === null || (lowest * PERIODS_A_YEAR[period]) / PERIODS_A_YEAR.hour >= kina) return ''
  return `This is below the legal minimum wage of ${year}: K${kina.toFixed(2)} an hour, K${(kina * FORTNIGHT).toFixed(2)} for a fortnight of ${FORTNIGHT} hours.`
}
