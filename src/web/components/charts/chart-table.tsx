import { t } from '../../../shared/language/words.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { Table } from '../lists/table.tsx'

/** One value for each time. */
export type Series = { name: string; values: readonly number[] }

export type ChartData = {
  /** Days or months, the oldest first: '24 Oct'. No two are equal. */
  times: readonly string[]
  /** At most three in one drawing; a table may have more. */
  series: readonly Series[]
  /** Writes a value: '1,250' by default. */
  format?: ((value: number) => string) | undefined
}

type ChartTableProps = ChartData & {
  /** Names the table for screen readers: 'Views by day'. */
  label: string
  /** The head of the first column: 'Day'. */
  timeLabel: string
}

/** The figures of one or several charts, the newest first. Every chart has one. */
export function ChartTable({ label, timeLabel, times, series, format = formatNumber }: ChartTableProps) {
  return (
    <details className="chart-table">
      <summary>{t('Show as a table')}</summary>
      <Table
        caption={t('{label}, newest first', { label })}
        columns={[
          { key: 'time', label: timeLabel, cell: ({ time }) => time },
          ...series.map(({ name, values }) => ({
            key: name,
            label: name,
            numeric: true,
            cell: ({ index }: { index: number }) => format(values[index] ?? 0),
          })),
        ]}
        rows={times.map((time, index) => ({ time, index })).toReversed()}
        rowKey={({ time }) => time}
      />
    </details>
  )
}
