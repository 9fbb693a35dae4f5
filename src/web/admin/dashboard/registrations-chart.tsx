import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { plural } from '../../../shared/text.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Table } from '../../components/lists/table.tsx'
import { SkeletonList } from '../../components/states/states.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { type RegistrationDay, registrationsQuery } from '../queries.ts'

/** The three lines differ in colour and in stroke. */
const SERIES = [
  { key: 'jobSeekers', noun: 'job seeker', stroke: 'stroke-brand', dashes: undefined },
  { key: 'employers', noun: 'employer', stroke: 'stroke-info', dashes: '6 4' },
  { key: 'cvs', noun: 'CV', stroke: 'stroke-warning', dashes: '1 4' },
] as const

/** Shows the registrations and new CVs of the last 30 days as lines and as a table. */
export function RegistrationsChart() {
  const { client } = useSite()
  const query = useQuery(registrationsQuery(client))
  const { data, error } = query
  return (
    <Card as="section" className="grid gap-3">
      <h3>Latest Registrations</h3>
      {error ? (
        <LoadFailure what="The chart" query={query} />
      ) : data ? (
        <Chart days={data} />
      ) : (
        <SkeletonList count={1} label="Loading the chart…" boneClass="h-60" />
      )}
    </Card>
  )
}

type ChartProps = { days: readonly RegistrationDay[] }

const sumOf = (days: ChartProps['days'], key: (typeof SERIES)[number]['key']) =>
  days.reduce((sum, day) => sum + day[key], 0)
const dateOf = (day: string | undefined) => (day ? formatDate(`${day}T00:00:00+10:00`) : '')

/** Units of the drawing, which is stretched to the available width. */
const [WIDTH, HEIGHT] = [300, 100]

function Chart({ days }: ChartProps) {
  const most = Math.max(1, ...days.flatMap((day) => SERIES.map(({ key }) => day[key])))
  const totals = SERIES.map(({ key, noun }) => plural(sumOf(days, key), noun)).join(', ')
  const pointsOf = (key: (typeof SERIES)[number]['key']) =>
    days.map((day, index) => {
      const x = (index / Math.max(1, days.length - 1)) * WIDTH
      return `${x.toFixed(1)},${(HEIGHT - (day[key] / most) * HEIGHT).toFixed(1)}`
    })
  return (
    <>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {SERIES.map(({ key, noun, stroke, dashes }) => (
          <li key={key} className="inline-flex items-center gap-2">
            <svg width="24" height="4" aria-hidden="true">
              <line
                x1="0"
                y1="2"
                x2="24"
                y2="2"
                className={stroke}
                strokeWidth="3"
                strokeDasharray={dashes}
              />
            </svg>
            <b>{plural(sumOf(days, key), noun)}</b>
          </li>
        ))}
        <li className="text-muted">in the last {days.length} days</li>
      </ul>
      <figure className="m-0 grid gap-1">
        <span className="text-13 text-muted tabular-nums">{formatNumber(most)}</span>
        <svg
          role="img"
          aria-label={`Registrations in the last ${days.length} days: ${totals}. The table below has every figure.`}
          viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
          preserveAspectRatio="none"
          className="h-40 w-full border-y border-line"
        >
          {SERIES.map(({ key, stroke, dashes }) => (
            <polyline
              key={key}
              points={pointsOf(key).join(' ')}
              className={`fill-transparent ${stroke}`}
              strokeWidth="2.5"
              strokeDasharray={dashes}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        </svg>
        <figcaption className="flex justify-between gap-4 text-13 text-muted">
          <span>{dateOf(days[0]?.day)}</span>
          <span>{dateOf(days.at(-1)?.day)}</span>
        </figcaption>
      </figure>
      <ChartTable days={days} />
    </>
  )
}

function ChartTable({ days }: ChartProps) {
  const shown = days.filter((day) => SERIES.some(({ key }) => day[key] > 0)).toReversed()
  if (shown.length === 0) return <p className="text-muted">Nobody registered in this period.</p>
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-brand underline">Show as a table</summary>
      <Table
        caption="Registrations per day, newest first"
        columns={[
          { key: 'day', label: 'Day', cell: ({ day }) => dateOf(day) },
          { key: 'jobSeekers', label: 'Job seekers', numeric: true, cell: ({ jobSeekers }) => jobSeekers },
          { key: 'employers', label: 'Employers', numeric: true, cell: ({ employers }) => employers },
          { key: 'cvs', label: 'CVs', numeric: true, cell: ({ cvs }) => cvs },
        ]}
        rows={shown}
        rowKey={({ day }) => day}
      />
    </details>
  )
}
