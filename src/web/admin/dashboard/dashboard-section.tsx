import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Notice, SkeletonList } from '../../components/states/states.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { Badge, StatusBadge } from '../../components/surfaces/badge.tsx'
import { Card } from '../../components/surfaces/card.tsx'
import { useListSearch } from '../list-query.ts'
import { missingSteps } from '../missing-steps.ts'
import { adminSettingsQuery, latestCvsQuery, latestJobSeekersQuery, statsQuery } from '../queries.ts'
import { FindAnythingField, FoundEverywhere } from './find-anything.tsx'
import { Health } from './health.tsx'
import { QueueCards } from './queue-cards.tsx'
import { Registrations, Sales, Totals } from './trends.tsx'

/** Shows the waiting tasks, the trends and the latest entries, or the results of a search over everything. */
export function DashboardSection() {
  const [{ search = '' }, change] = useListSearch()
  return (
    <div className="grid min-w-0 gap-6">
      <FindAnythingField value={search} onSearch={(text) => change({ search: text }, { replace: true })} />
      {search.length > 1 ? <FoundEverywhere words={search} /> : <Overview />}
    </div>
  )
}

function Overview() {
  return (
    <>
      <QueueCards />
      <SetupNotice />
      <ScannerNotice />
      <Totals />
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <Registrations />
        <Health />
      </div>
      <Sales />
      <div className="grid gap-4 sm:grid-cols-2">
        <LatestJobSeekers />
        <LatestCvs />
      </div>
    </>
  )
}

function LatestJobSeekers() {
  const { client } = useSite()
  return (
    <Latest title="Latest job seekers" query={useQuery(latestJobSeekersQuery(client))}>
      {({ id, username, email, isActive }) => (
        <Entry
          key={id}
          name={username}
          title={
            <Link to="/admin" search={{ section: 'job-seekers', search: username }}>
              {username}
            </Link>
          }
          detail={email}
        >
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
        <Entry key={id} name={fullName} title={<a href={`/profile/${id}`}>{fullName}</a>} detail={jobTitle}>
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
    <Card as="section" className="grid grid-cols-1 content-start gap-3">
      <h2 className="text-17">{title}</h2>
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
        <ul className="grid grid-cols-1">{data.map(children)}</ul>
      )}
    </Card>
  )
}

type EntryProps = { name: string; title: ReactNode; detail: string; children: ReactNode }

function Entry({ name, title, detail, children }: EntryProps) {
  return (
    <li className="flex items-center gap-3 border-b py-2 last:border-b-0">
      <Avatar name={name} size="small" />
      <span className="min-w-0 flex-1">
        <b className="block truncate">{title}</b>
        <small className="block truncate text-13 text-muted">{detail}</small>
      </span>
      {children}
    </li>
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
