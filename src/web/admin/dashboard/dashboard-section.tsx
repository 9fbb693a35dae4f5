import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Badge } from '../../components/badge.tsx'
import { Card } from '../../components/card.tsx'
import { SkeletonList } from '../../components/skeleton.tsx'
import { Stat } from '../../components/stat.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { LoadFailure } from '../../employers/load-failure.tsx'
import { latestCvsQuery, latestJobSeekersQuery, statsQuery } from './dashboard-queries.ts'
import { QueueCards } from './queue-cards.tsx'
import { RegistrationsChart } from './registrations-chart.tsx'
import { SetupNotice } from './setup-notice.tsx'

/** What waits, what there is, and what came last. */
export function DashboardSection() {
  return (
    <section className="grid min-w-0 gap-6">
      <h2 className="sr">Dashboard</h2>
      <SetupNotice />
      <QueueCards />
      <Statistics />
      <RegistrationsChart />
      <div className="grid gap-4 sm:grid-cols-2">
        <LatestJobSeekers />
        <LatestCvs />
      </div>
    </section>
  )
}

function Statistics() {
  const { client } = useRouteContext({ from: '__root__' })
  const query = useQuery(statsQuery(client))
  const { data, error } = query
  if (error) return <LoadFailure what="The numbers" error={error} query={query} loginHref="/admin-login" />
  const today = (count?: number) => (count === undefined ? '…' : `+${count.toLocaleString('en-AU')} today`)
  const cards = [
    ['CVs', data?.totalCvs, today(data?.newCvsToday)],
    ['Job Seekers', data?.totalUsers, today(data?.newUsersToday)],
    ['Employers', data?.totalEmployers, 'Active companies'],
    ['Website Visits', data?.visits.thisMonth, 'This month'],
  ] as const
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(([label, count, change]) => (
        <Stat
          key={label}
          value={count === undefined ? '…' : Number(count).toLocaleString('en-AU')}
          label={label}
          change={change}
        />
      ))}
    </div>
  )
}

function LatestJobSeekers() {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <Latest title="Latest job seekers" query={useQuery(latestJobSeekersQuery(client))}>
      {({ id, username, email, isActive }) => (
        <Entry key={id} title={username} detail={email}>
          <StatusBadge status={isActive ? 'active' : 'suspended'} />
        </Entry>
      )}
    </Latest>
  )
}

function LatestCvs() {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <Latest title="Latest CVs" query={useQuery(latestCvsQuery(client))}>
      {({ id, fullName, jobTitle }) => (
        <Entry key={id} title={<a href={`/profile/${id}`}>{fullName}</a>} detail={jobTitle}>
          <Badge tone="blue">New</Badge>
        </Entry>
      )}
    </Latest>
  )
}

type LatestProps<Row> = {
  title: string
  query: { data: Row[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  children: (row: Row) => ReactNode
}

function Latest<Row>({ title, query, children }: LatestProps<Row>) {
  const { data, error } = query
  return (
    <Card as="section" className="grid content-start gap-3">
      <h3>{title}</h3>
      {error ? (
        <LoadFailure what={title} error={error} query={query} loginHref="/admin-login" />
      ) : !data ? (
        <SkeletonList
          count={5}
          label={`Loading ${title.toLowerCase()}…`}
          boneClass="h-11"
          className="grid gap-2"
        />
      ) : data.length === 0 ? (
        <p className="text-muted">None yet.</p>
      ) : (
        <ul className="grid gap-3">{data.map(children)}</ul>
      )}
    </Card>
  )
}

function Entry({ title, detail, children }: { title: ReactNode; detail: string; children: ReactNode }) {
  return (
    <li className="flex items-center justify-between gap-3">
      <span className="min-w-0 wrap-anywhere">
        <b>{title}</b>
        <small className="help block">{detail}</small>
      </span>
      {children}
    </li>
  )
}
