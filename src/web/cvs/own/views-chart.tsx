import { useState } from 'react'
import { STATISTICS_DAYS } from '../../../modules/cvs/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { Loaded } from '../../app/loading/loaded.tsx'
import { ToggleChip } from '../../components/controls/chip.tsx'
import { Table } from '../../components/lists/table.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { useDailyViews } from './own-queries.ts'

/** Views and downloads over time, as bars and as a table. */
export function ViewsChart() {
  const [days, setDays] = useState<(typeof STATISTICS_DAYS)[number]>('30')
  const daily = useDailyViews(days)
  return (
    <Card as="section" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>Views and downloads over time</h3>
        <div className="flex gap-2">
          {STATISTICS_DAYS.map((one) => (
            <ToggleChip key={one} pressed={one === days} onToggle={() => setDays(one)}>
              {one} days
            </ToggleChip>
          ))}
        </div>
      </div>
      <Loaded query={daily} what="the chart" bones={1} boneClass="h-52">
        {(list) => <Chart bars={viewBars(list)} days={days} />}
      </Loaded>
      <p className="help">
        We count at most one view an hour for each employer and visitor, and downloads in the same way. Your
        own do not count. Days are in Port Moresby time.
      </p>
    </Card>
  )
}

/** Units of the drawing, which is stretched to the available width. */
const HEIGHT = 100
const SLOT = 10

function Chart({ bars, days }: { bars: readonly Bar[]; days: string }) {
  const views = bars.reduce((sum, bar) => sum + bar.views, 0)
  const downloads = bars.reduce((sum, bar) => sum + bar.downloads, 0)
  const most = Math.max(1, ...bars.map((bar) => bar.views + bar.downloads))
  const height = (count: number) => (count / most) * HEIGHT
  return (
    <>
      <p className="flex flex-wrap gap-x-4 gap-y-1">
        <Key className="bg-brand">{plural(views, 'view')}</Key>
        <Key className="bg-gold">{plural(downloads, 'download')}</Key>
        <span className="text-muted">in the last {days} days</span>
      </p>
      <figure className="m-0 grid gap-1">
        <span className="text-13 text-muted tabular-nums">{most}</span>
        <svg
          role="img"
          aria-label={`${plural(views, 'view')} and ${plural(downloads, 'download')} in the last ${days} days. The table below has every figure.`}
          viewBox={`0 0 ${bars.length * SLOT} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-32 w-full border-y border-line"
        >
          {bars.map((bar, index) => {
            const x = index * SLOT + 1.5
            return (
              <g key={bar.label}>
                <rect
                  className="fill-brand"
                  x={x}
                  width={SLOT - 3}
                  y={HEIGHT - height(bar.views)}
                  height={height(bar.views)}
                />
                <rect
                  className="fill-gold"
                  x={x}
                  width={SLOT - 3}
                  y={HEIGHT - height(bar.views + bar.downloads)}
                  height={height(bar.downloads)}
                />
              </g>
            )
          })}
        </svg>
        <figcaption className="flex justify-between gap-4 text-13 text-muted">
          <span>{bars[0]?.label}</span>
          <span>{bars.at(-1)?.label}</span>
        </figcaption>
      </figure>
      <ChartTable bars={bars} />
    </>
  )
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`inline-block h-3 w-3 ${className}`} aria-hidden="true" />
      <b>{children}</b>
    </span>
  )
}

function ChartTable({ bars }: { bars: readonly Bar[] }) {
  const shown = bars.filter(({ views, downloads }) => views + downloads > 0).toReversed()
  if (shown.length === 0) return <p className="text-muted">No views in this period.</p>
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-brand underline">Show as a table</summary>
      <Table
        caption="Views and downloads, newest first"
        columns={[
          { key: 'label', label: 'When', cell: ({ label }) => label },
          { key: 'views', label: 'Views', numeric: true, cell: ({ views }) => views },
          { key: 'downloads', label: 'Downloads', numeric: true, cell: ({ downloads }) => downloads },
        ]}
        rows={shown}
        rowKey={({ label }) => label}
      />
    </details>
  )
}

/** `day` is a day in Port Moresby, such as `2026-12-05`. */
type Day = { day: string; views: number; downloads: number }
type Bar = { label: string; views: number; downloads: number }

const WEEK = 7

/** Returns a bar for each day, or for each week when there are more than 31 days. The last week ends today. */
export function viewBars(days: readonly Day[]): Bar[] {
  const size = days.length > 31 ? WEEK : 1
  // The days that do not fill a week are at the start and are dropped.
  const first = days.length % size
  const starts = Array.from({ length: Math.floor(days.length / size) }, (_, index) => first + index * size)
  return starts.map((start) => sum(days.slice(start, start + size)))
}

function sum(days: readonly Day[]): Bar {
  const [first, last] = [days[0], days.at(-1)].map((it) => (it ? formatDate(`${it.day}T00:00:00+10:00`) : ''))
  return {
    label: first === last ? `${first}` : `${first} – ${last}`,
    views: days.reduce((total, { views }) => total + views, 0),
    downloads: days.reduce((total, { downloads }) => total + downloads, 0),
  }
}
