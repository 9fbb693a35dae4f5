import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { plural } from '../../../shared/text.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Notice, SkeletonList } from '../../components/states/states.tsx'
import { Badge, StatusBadge } from '../../components/surfaces/badge.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { Stat } from '../../components/surfaces/stat.tsx'
import { missingSteps } from '../missing-steps.ts'
import {
  adminSettingsQuery,
  latestCvsQuery,
  latestJobSeekersQuery,
  type QueueName,
  queuesQuery,
  statsQuery,
} from '../queries.ts'
import type { AdminSearch } from '../section-keys.ts'
import { RegistrationsChart } from './registrations-chart.tsx'

/** Shows the queues, the totals and the latest entries. */
export function DashboardSection() {
  return (
    <section className="grid min-w-0 gap-6">
      <h2 className="sr">Dashboard</h2>
      <SetupNotice />
      <ScannerNotice />
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
  const { client } = useSite()
  const query = useQuery(statsQuery(client))
  const { data, error } = query
  if (error) return <LoadFailure what="Totals" query={query} />
  const today = (count?: number) => (count === undefined ? '…' : `+${formatNumber(count)} today`)
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
          value={count === undefined ? '…' : formatNumber(Number(count))}
          label={label}
          change={change}
        />
      ))}
    </div>
  )
}

function LatestJobSeekers() {
  const { client } = useSite()
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
  const { client } = useSite()
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
        <LoadFailure what={title} query={query} />
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

const QUEUES: readonly { name: QueueName; label: string; search: AdminSearch }[] = [
  { name: 'payments', label: 'Payments to check', search: { section: 'payments' } },
  { name: 'employers', label: 'Employers to verify', search: { section: 'employers', status: 'unverified' } },
  { name: 'reports', label: 'Reports to check', search: { section: 'reports' } },
  { name: 'contactReports', label: 'Contact reports to check', search: { section: 'contact-reports' } },
  {
    name: 'emails',
    label: 'Failed emails',
    search: { section: 'email', tab: 'outbox', status: 'failed' },
  },
]

/** The queues come first. Each card links to its section. */
function QueueCards() {
  const { client } = useSite()
  const query = useQuery(queuesQuery(client))
  const { data, error } = query
  if (error) return <LoadFailure what="To do" query={query} />
  if (!data) return <SkeletonList count={1} label="Loading the queues…" boneClass="h-24" />
  const waiting = QUEUES.filter(({ name }) => data[name] > 0)
  if (waiting.length === 0) return <Notice kind="success">Nothing to do.</Notice>
  return (
    <section className="grid gap-3">
      <h3>To do</h3>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {waiting.map(({ name, label, search }) => (
          <li key={name} className="card card-link stat">
            <b>{formatNumber(data[name])}</b>
            <Link to="/admin" search={search} className="cover">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shown while the virus scanner is down or files are waiting for it. */
function ScannerNotice() {
  const { client } = useSite()
  const { data } = useQuery(statsQuery(client))
  if (!data?.virusScanner) return null
  const { waiting, awaySince, reason } = data.virusScanner
  if (!awaySince) {
    if (waiting === 0) return null
    return (
      <Notice title={`${filesWait(waiting)} for the virus scanner`}>
        They will be checked within minutes.
      </Notice>
    )
  }
  const since = `which has not worked since ${formatDateTime(awaySince)}`
  return (
    <Notice
      kind="warning"
      title={
        waiting === 0
          ? `The virus scanner has not worked since ${formatDateTime(awaySince)}`
          : `${filesWait(waiting)} for the virus scanner, ${since}`
      }
    >
      {reason} Only their owners can open new files until they are checked. This happens by itself once the
      scanner works again.
    </Notice>
  )
}

const filesWait = (count: number) => `${plural(count, 'file')} ${count === 1 ? 'is' : 'are'} waiting`

/** Lists what still has to be set up on a new site. Hidden when everything is set up. */
function SetupNotice() {
  const { client } = useSite()
  const { data } = useQuery(adminSettingsQuery(client))
  const steps = data ? missingSteps(data) : []
  if (steps.length === 0) return null
  return (
    <Notice kind="warning" title="Still to set up">
      <ul className="grid gap-1 pb-1">
        {steps.map(({ title, why, search }) => (
          <li key={title}>
            <Link to="/admin" search={search} className="flex min-h-11 items-end">
              {title}
            </Link>
            {why}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
