import { useState } from 'react'
import { STATISTICS_DAYS } from '../../../modules/cvs/schema.ts'
import { formatDay } from '../../../shared/dates.ts'
import { t } from '../../../shared/language/words.ts'
import { Loaded } from '../../app/loading/loaded.tsx'
import { BarChart } from '../../components/charts/bar-chart.tsx'
import { ToggleChip } from '../../components/controls/chip.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { useDailyViews } from './own-queries.ts'

/** Views and downloads over time, as bars and as a table. */
export function ViewsChart() {
  const [days, setDays] = useState<(typeof STATISTICS_DAYS)[number]>('30')
  const daily = useDailyViews(days)
  return (
    <Card as="section" className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3>{t('Views and downloads over time')}</h3>
        <div className="flex gap-2">
          {STATISTICS_DAYS.map((one) => (
            <ToggleChip key={one} pressed={one === days} onToggle={() => setDays(one)}>
              {t('{days} days', { days: one })}
            </ToggleChip>
          ))}
        </div>
      </div>
      <Loaded query={daily} what={t('the chart')} bones={1} boneClass="h-52">
        {(list) => <Chart bars={viewBars(list)} days={days} />}
      </Loaded>
      <p className="help">
        {t(
          'We count at most one view an hour for each employer and visitor, and downloads in the same way. Your own do not count. Days are in Port Moresby time.',
        )}
      </p>
    </Card>
  )
}

function Chart({ bars, days }: { bars: readonly Bar[]; days: string }) {
  if (bars.every(({ views, downloads }) => views + downloads === 0))
    return <p className="text-muted">{t('No views in the last {days} days.', { days })}</p>
  return (
    <BarChart
      label={t('Views and downloads in the last {days} days', { days })}
      timeLabel={t('When')}
      times={bars.map(({ label }) => label)}
      series={[
        { name: t('Views'), values: bars.map(({ views }) => views) },
        { name: t('Downloads'), values: bars.map(({ downloads }) => downloads) },
      ]}
    />
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
  const [first, last] = [days[0], days.at(-1)].map((it) => (it ? formatDay(`${it.day}T00:00:00+10:00`) : ''))
  return {
    label: first === last ? `${first}` : `${first} – ${last}`,
    views: days.reduce((total, { views }) => total + views, 0),
    downloads: days.reduce((total, { downloads }) => total + downloads, 0),
  }
}
