import './charts.css'
import { useId } from 'react'
import { t } from '../../../shared/language/words.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { type ChartData, ChartTable, type Series } from './chart-table.tsx'
import { axisEnd, labelled, sumOf } from './scale.ts'

type BarChartProps = ChartData & {
  /** Names the chart: 'Credits used by month'. */
  label: string
  /** One of the times: 'Month'. */
  timeLabel: string
}

/** The labels that fit below the bars on a phone. */
const LABELS = 5

/**
 * Values over time as bars. Several series are on top of each other and differ in pattern as well as colour. The
 * drawing has no size of its own: bars are in per cent of the room, so that patterns and lines are never stretched.
 */
export function BarChart(props: BarChartProps) {
  const { label, timeLabel, times, series, format = formatNumber } = props
  const totals = times.map((_, index) => sumOf(series.map(({ values }) => values[index] ?? 0)))
  const end = axisEnd(Math.max(0, ...totals))
  const spoken = series.map(({ name, values }) => `${name} ${format(sumOf(values))}`).join(', ')
  return (
    <figure className="chart">
      {series.length > 1 && <Legend series={series} format={format} />}
      <div className="chart-plot">
        <div className="chart-axis" aria-hidden="true">
          {[end, end / 2, 0].map((value) => (
            <span key={value}>{format(value)}</span>
          ))}
        </div>
        <svg
          role="img"
          aria-label={t('{label}: {spoken}. The table below has every figure.', { label, spoken })}
        >
          <Bars {...props} end={end} format={format} />
        </svg>
        <Times times={times} />
      </div>
      <ChartTable label={label} timeLabel={timeLabel} times={times} series={series} format={format} />
    </figure>
  )
}

type Drawn = { series: readonly Series[]; format: (value: number) => string }

function Legend({ series, format }: Drawn) {
  return (
    <ul className="chart-key">
      {series.map(({ name, values }, index) => (
        <li key={name}>
          <i className={`chart-mark mark-${index}`} />
          {name} <b>{format(sumOf(values))}</b>
        </li>
      ))}
    </ul>
  )
}

/** The least height of a value above zero, in per cent, so that one among hundreds is still seen. */
const LEAST = 1.5

function Bars({ times, series, end, format }: Drawn & { times: readonly string[]; end: number }) {
  const stripes = `stripes${useId().replace(/\W/g, '')}`
  const width = 100 / Math.max(1, times.length)
  return (
    <>
      <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="chart-ground" d="M0 0h6v6H0z" />
        <path className="chart-stripe" d="M0 0h2v6H0z" />
      </pattern>
      {[0, 50, 100].map((y) => (
        <line key={y} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
      ))}
      {times.map((time, index) => {
        let below = 0
        return series.map(({ name, values }, place) => {
          const value = values[index] ?? 0
          if (value <= 0) return null
          const height = Math.max(LEAST, (value / end) * 100)
          below += height
          return (
            <rect
              key={`${time} ${name}`}
              className={`bar-${place}`}
              fill={place === 1 ? `url(#${stripes})` : undefined}
              x={`${(index + 0.12) * width}%`}
              y={`${100 - below}%`}
              width={`${width * 0.76}%`}
              height={`${height}%`}
            >
              <title>{`${time}: ${name} ${format(value)}`}</title>
            </rect>
          )
        })
      })}
    </>
  )
}

function Times({ times }: { times: readonly string[] }) {
  return (
    <div className="chart-times" aria-hidden="true">
      {labelled(times.length, LABELS).map((index) => (
        <span key={index} style={{ left: `${((index + 0.5) / times.length) * 100}%` }}>
          {times[index]}
        </span>
      ))}
    </div>
  )
}
