import { formatNumber } from './locale.ts'

/** `K1,200.00` from toea (100 per kina). */
export function formatToea(toea: number): string {
  return `K${formatNumber(toea / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
}

/** `K30k`, or `K7.5k` below ten thousand, from kina a year. */
function thousands(kina: number): string {
  const inThousands = kina / 1000
  return `K${Number.isInteger(inThousands) || inThousands >= 10 ? Math.round(inThousands) : inThousands.toFixed(1)}k`
}

/** `K30k – K50k`, `From K30k`, `Up to K50k`, or '' when neither is known. Kina a year. */
export function formatSalary(min: number | null | undefined, max: number | null | undefined): string {
  if (min && max) return min === max ? thousands(min) : `${thousands(min)} – ${thousands(max)}`
  if (min) return `From ${thousands(min)}`
  return max ? `Up to ${thousands(max)}` : ''
}

export type SalaryPeriod = 'hour' | 'fortnight' | 'month' | 'year'

/** The number of pay periods in a year: 2,080 working hours (52 weeks of 40 hours), 26 fortnights, 12 months. */
export const PERIODS_A_YEAR: Record<SalaryPeriod, number> = { hour: 2080, fortnight: 26, month: 12, year: 1 }

const PERIOD_WORDS: Record<SalaryPeriod, string> = {
  hour: 'an hour',
  fortnight: 'a fortnight',
  month: 'a month',
  year: 'a year',
}

function kina(amount: number): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return `K${formatNumber(amount, { minimumFractionDigits: digits, maximumFractionDigits: 2 })}`
}

function range(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return min === max ? kina(min) : `${kina(min)} – ${kina(max)}`
  if (min !== null) return `From ${kina(min)}`
  return max === null ? '' : `Up to ${kina(max)}`
}

/** `K1,200 – K1,500 a fortnight`; '' when no amount is known. Kina for one period. */
export function formatPay(min: number | null, max: number | null, period: SalaryPeriod | null): string {
  const amounts = range(min, max)
  return amounts && period ? `${amounts} ${PERIOD_WORDS[period]}` : amounts
}

/** The pay converted to a year, in whole kina: `about K31,200 a year`. '' when it is yearly already, or unknown. */
export function formatAnnualPay(min: number | null, max: number | null, period: SalaryPeriod | null): string {
  if (!period || period === 'year') return ''
  const yearly = (amount: number | null) =>
    amount === null ? null : Math.round(amount * PERIODS_A_YEAR[period])
  const amounts = range(yearly(min), yearly(max))
  return amounts && `about ${amounts.replace(/^(From|Up)/, (word) => word.toLowerCase())} a year`
}
