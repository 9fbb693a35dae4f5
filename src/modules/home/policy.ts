import { PERIODS_A_YEAR } from '../../shared/money.ts'

/** Half of the figures are between `low` and `high`. Whole kina a fortnight. */
export type QuarterPoints = { low: number; median: number; high: number }

/** `yearly`: kina a year. */
export function quarterPoints(yearly: readonly number[]): QuarterPoints {
  const sorted = yearly.toSorted((a, b) => a - b)
  return { low: quantile(sorted, 0.25), median: quantile(sorted, 0.5), high: quantile(sorted, 0.75) }
}

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share
  const [below = 0, above = below] = sorted.slice(Math.floor(at), Math.floor(at) + 2)
  return Math.round((below + (above - below) * (at % 1)) / PERIODS_A_YEAR.fortnight)
}
