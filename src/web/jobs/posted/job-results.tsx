import { APPLICATION_STATUS_LABELS } from '../../../modules/applications/schema.ts'
import { dayInPortMoresby, formatDay, startOfDay } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { plural } from '../../../shared/text.ts'
import { AppLink } from '../../app/link.tsx'
import { BarList } from '../../components/charts/bar-list.tsx'
import { ChartTable } from '../../components/charts/chart-table.tsx'
import { sumOf } from '../../components/charts/scale.ts'
import { Trend } from '../../components/charts/trend.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { applicationsHref } from './job-acts.ts'
import { weekWords } from './posted-job-row.tsx'
import type { OneJobResults, OwnJob } from './queries.ts'

const LEAST_DAYS = 7

/** The results of a job: its last 30 days, how far people got, and how long they wait. */
export function JobResults({ results, job }: { results: OneJobResults; job: OwnJob }) {
  const posted = dayInPortMoresby(new Date(job.publishedAt ?? 0))
  // At least a week, so that the trend of a new job is not a single point.
  const shown = Math.max(LEAST_DAYS, results.days.filter(({ day }) => day >= posted).length)
  return (
    <div className="results">
      <Days days={results.days.slice(-shown)} />
      <Steps results={results} jobId={job.id} />
      <Waiting times={results.statusTimes} />
    </div>
  )
}

function Days({ days }: Pick<OneJobResults, 'days'>) {
  const times = days.map(({ day }) => formatDay(startOfDay(day)))
  const ends = [times[0] ?? '', 'Today'] as const
  const series = [
    { name: 'Views', noun: 'view', values: days.map(({ views }) => views) },
    { name: 'Applications', noun: 'application', values: days.map(({ applications }) => applications) },
  ]
  return (
    <Card as="section" className="results-wide">
      <h2 className="text-17">The last {days.length} days</h2>
      <div className="mt-3 grid gap-6 sm:grid-cols-2">
        {series.map(({ name, noun, values }) => (
          <div key={name}>
            <p>
              <b className="text-22">{formatNumber(sumOf(values))}</b> {name}
            </p>
            <p className="mb-2 text-13 text-muted">{weekWords(values, noun)}</p>
            <Trend label={`${name} a day, ${days.length} days`} values={values} ends={ends} />
          </div>
        ))}
      </div>
      <ChartTable label="Views and applications by day" timeLabel="Day" times={times} series={series} />
    </Card>
  )
}

function Steps({ results, jobId }: { results: OneJobResults; jobId: number }) {
  const { views, applications, interviewed, hired } = results
  const share = (part: number, whole: number, of: string) =>
    whole > 0 ? `${formatNumber(Math.round((part / whole) * 1000) / 10)}% of ${of}` : undefined
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 className="text-17">From views to people</h2>
      <BarList
        label="From views to people"
        items={[
          { key: 'views', label: 'Views', value: views, text: formatNumber(views) },
          {
            key: 'applications',
            label: <AppLink href={applicationsHref(jobId)}>Applications</AppLink>,
            value: applications,
            text: formatNumber(applications),
            note: share(applications, views, 'views'),
          },
          {
            key: 'interviewed',
            label: 'Interviews',
            value: interviewed,
            text: formatNumber(interviewed),
            note: share(interviewed, applications, 'applications'),
          },
          {
            key: 'hired',
            label: 'Hired',
            value: hired,
            text: formatNumber(hired),
            note: share(hired, applications, 'applications'),
          },
        ]}
      />
      <p className="help">
        Hired means Onboarding. People who were rejected later still count where they were.
      </p>
    </Card>
  )
}

function Waiting({ times }: { times: OneJobResults['statusTimes'] }) {
  return (
    <Card as="section" className="grid content-start gap-3">
      <h2 className="text-17">Time in each status</h2>
      {times.length === 0 ? (
        <p className="text-muted">You see here how long applications wait, once there are some.</p>
      ) : (
        <>
          <BarList
            label="Time in each status"
            items={times.map(({ status, hours, now }) => ({
              key: status,
              label: APPLICATION_STATUS_LABELS[status],
              value: hours,
              text: timeWords(hours),
              note: now > 0 ? `${plural(now, 'person', 'people')} in it now` : undefined,
            }))}
          />
          <p className="help">Half of the applications were in it for less time, half for more.</p>
        </>
      )}
    </Card>
  )
}

/** `5 hours`, `3 days`. */
function timeWords(hours: number): string {
  if (hours < 1) return 'Under an hour'
  return hours < 36 ? plural(Math.round(hours), 'hour') : plural(Math.round(hours / 24), 'day')
}
