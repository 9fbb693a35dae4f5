import { useState } from 'react'
import { STATISTICS_DAYS } from '../../modules/cvs/schema.ts'
import { plural } from '../../shared/text.ts'
import { Card } from '../components/card.tsx'
import { ToggleChip } from '../components/chip.tsx'
import { Table } from '../components/table.tsx'
import { useDailyViews } from '../cvs/own-queries.ts'
import { Loaded } from './loaded.tsx'
import { type Bar, viewBars } from './view-bars.ts'

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
        A view is somebody looking at your CV, counted once an hour for each employer and visitor; a download
        likewise. Your own do not count. Days are those of Port Moresby.
      </p>
    </Card>
  )
}

/** Units of the drawing; it is stretched to the width there is. */
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
  if (shown.length === 0) return <p className="text-muted">Nobody has looked yet in this time.</p>
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
