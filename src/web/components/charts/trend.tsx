import './charts.css'
import { formatNumber } from '../../../shared/locale.ts'
import { sumOf } from './scale.ts'

type TrendProps = {
  /** Names the values: 'Views a day, last 14 days'. */
  label: string
  values: readonly number[]
  /** Shown below the ends of the line: '24 Oct' and '22 Nov'. */
  ends?: readonly [string, string] | undefined
}

/**
 * One line over time, without an axis, for rows and cards beside their figure. Several of them share one `ChartTable`.
 */
export function Trend({ label, values, ends }: TrendProps) {
  const most = Math.max(1, ...values)
  const y = (value: number) => Math.round(96 - (value / most) * 90)
  // A single value is a level line.
  const drawn = values.length === 1 ? [...values, ...values] : values
  const points = drawn.map(
    (value, index) => `${Math.round((index / (drawn.length - 1)) * 1000) / 10},${y(value)}`,
  )
  const spoken = `${label}: ${formatNumber(sumOf(values))} in all, at most ${formatNumber(Math.max(0, ...values))}`
  return (
    <div className="trend">
      <svg role="img" aria-label={spoken}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
          <polygon points={`0,100 ${points.join(' ')} 100,100`} />
          <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
        </svg>
        <circle cx="100%" cy={`${y(values.at(-1) ?? 0)}%`} r="3" />
      </svg>
      {ends && (
        <p className="flex justify-between text-13 text-muted" aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
    </div>
  )
}
