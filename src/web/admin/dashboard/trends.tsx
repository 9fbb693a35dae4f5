import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatDay, formatMonth } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { formatToea } from '../../../shared/money.ts'
import { plural } from '../../../shared/text.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { BarChart } from '../../components/charts/bar-chart.tsx'
import { ChartTable } from '../../components/charts/chart-table.tsx'
import { Trend } from '../../components/charts/trend.tsx'
import { SkeletonList } from '../../components/states/states.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { registrationsQuery, salesQuery, statsQuery } from '../queries.ts'

const dayOf = (day: string | undefined) => (day ? formatDay(`${day}T00:00:00+10:00`) : '')

/** The four totals, each with its last 30 days. */
export function Totals() {
  const { client } = useSite()
  const query = useQuery(statsQuery(client))
  const { data: days } = useQuery(registrationsQuery(client))
  const { data, error } = query
  if (error) return <LoadFailure what="Totals" query={query} />
  const today = (count?: number) => (count === undefined ? '…' : `+${formatNumber(count)} today`)
  const cards = [
    {
      label: 'CVs',
      total: data?.totalCvs,
      change: today(data?.newCvsToday),
      values: days?.map(({ cvs }) => cvs),
      of: 'New CVs a day',
    },
    {
      label: 'Job Seekers',
      total: data?.totalUsers,
      change: today(data?.newUsersToday),
      values: days?.map(({ jobSeekers }) => jobSeekers),
      of: 'New job seekers a day',
    },
    {
      label: 'Employers',
      total: data?.totalEmployers,
      change: 'Active companies',
      values: days?.map(({ employers }) => employers),
      of: 'New employers a day',
    },
    {
      label: 'Website Visits',
      total: data?.visits.thisMonth,
      change: 'This month',
      values: data && days?.map(({ day }) => data.dailyVisits.find((one) => one.day === day)?.visits ?? 0),
      of: 'Visits a day',
    },
  ]
  const ends = [dayOf(days?.[0]?.day), dayOf(days?.at(-1)?.day)] as const
  return (
    <section>
      <h2 className="mb-3">The last 30 days</h2>
      <ul className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ label, total, change, values, of }) => (
          <li key={label} className="card stat grid content-start gap-1">
            <span className="flex flex-wrap items-baseline justify-between gap-x-2">
              {label} <small className="text-13 font-semibold text-brand">{change}</small>
            </span>
            <b>{total === undefined ? '…' : formatNumber(Number(total))}</b>
            {values ? (
              <Trend label={`${of}, last 30 days`} values={values} ends={ends} />
            ) : (
              <div className="h-13" />
            )}
          </li>
        ))}
      </ul>
      {days && (
        <ChartTable
          label="The last 30 days"
          timeLabel="Day"
          times={days.map(({ day }) => dayOf(day))}
          series={cards.map(({ label, values = [] }) => ({ name: label, values }))}
        />
      )}
    </section>
  )
}

/** The registrations and new CVs of each of the last 30 days. */
export function Registrations() {
  const { client } = useSite()
  const query = useQuery(registrationsQuery(client))
  const { data: days } = query
  return (
    <ChartCard title="Latest Registrations" query={query}>
      {days && (
        <BarChart
          label="Registrations in the last 30 days"
          timeLabel="Day"
          times={days.map(({ day }) => dayOf(day))}
          series={[
            { name: 'Job seekers', values: days.map(({ jobSeekers }) => jobSeekers) },
            { name: 'CVs', values: days.map(({ cvs }) => cvs) },
            { name: 'Employers', values: days.map(({ employers }) => employers) },
          ]}
        />
      )}
    </ChartCard>
  )
}

/** Shows the sales of each of the last twelve months, in kina and in credits. */
export function Sales() {
  const { client } = useSite()
  const query = useQuery(salesQuery(client))
  const { data: months } = query
  const times = months?.map(({ month }) => formatMonth(month)) ?? []
  const current = months?.at(-1)
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <ChartCard title="Kina sold" note={current && `${formatToea(current.toea)} this month`} query={query}>
        {months && (
          <BarChart
            label="Kina sold by month"
            timeLabel="Month"
            times={times}
            series={[{ name: 'Kina', values: months.map(({ toea }) => toea / 100) }]}
          />
        )}
      </ChartCard>
      <ChartCard
        title="Credits sold"
        note={current && `${plural(current.credits, 'credit')} this month`}
        query={query}
      >
        {months && (
          <BarChart
            label="Credits sold by month"
            timeLabel="Month"
            times={times}
            series={[{ name: 'Credits', values: months.map(({ credits }) => credits) }]}
          />
        )}
      </ChartCard>
    </div>
  )
}

type ChartCardProps = {
  title: string
  /** The latest figure in words. */
  note?: string | undefined
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  children: ReactNode
}

function ChartCard({ title, note, query, children }: ChartCardProps) {
  return (
    <Card as="section" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2>{title}</h2>
        {note && <span className="text-muted">{note}</span>}
      </div>
      {query.error ? (
        <LoadFailure what="The chart" query={query} />
      ) : (
        (children ?? <SkeletonList count={1} label="Loading the chart…" boneClass="h-60" />)
      )}
    </Card>
  )
}
