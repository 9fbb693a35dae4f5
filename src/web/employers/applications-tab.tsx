import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { APPLICATION_STATUS_LABELS, APPLICATION_STATUSES } from '../../modules/applications/schema.ts'
import { plural } from '../../shared/text.ts'
import { EmptyState } from '../components/empty-state.tsx'
import { Select } from '../components/select.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { Stat } from '../components/stat.tsx'
import { applicationCountsQuery, applicationsQuery, PAGE_SIZE } from './application-queries.ts'
import { ApplicationRow } from './application-row.tsx'
import { ownJobsQuery } from './job-queries.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageButtons } from './page-buttons.tsx'

const STATUSES = APPLICATION_STATUSES.map((value) => ({ value, label: APPLICATION_STATUS_LABELS[value] }))

export function ApplicationsTab() {
  const { client } = useRouteContext({ from: '__root__' })
  const [filter, setFilter] = useState({ status: '', jobId: '', page: 1 })
  const jobs = useQuery(ownJobsQuery(client)).data ?? []
  const query = useQuery(applicationsQuery(client, filter))
  const { data, error } = query
  const pages = Math.ceil((data?.total ?? 0) / PAGE_SIZE)
  const isFiltered = filter.status !== '' || filter.jobId !== ''
  return (
    <div className="grid gap-4">
      <Counters />
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label="Job"
          name="jobId"
          placeholder="All jobs"
          options={jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={({ target }) => setFilter({ ...filter, jobId: target.value, page: 1 })}
        />
        <Select
          label="Status"
          name="status"
          placeholder="All statuses"
          options={STATUSES}
          onChange={({ target }) => setFilter({ ...filter, status: target.value, page: 1 })}
        />
      </div>
      {error ? (
        <LoadFailure what="Applications" error={error} query={query} />
      ) : !data ? (
        <SkeletonList count={4} label="Loading applications…" className="grid gap-3" boneClass="h-32" />
      ) : (
        <>
          <h2>
            <span role="status">{plural(data.total, 'application')}</span>
          </h2>
          {data.rows.length === 0 && (
            <EmptyState
              level="h3"
              title="No applications"
              why={
                isFiltered ? 'None with this job and status.' : 'Applications for your jobs will stand here.'
              }
            />
          )}
          <ul className="grid gap-3">
            {data.rows.map((row) => (
              <ApplicationRow key={row.id} application={row} />
            ))}
          </ul>
          <PageButtons page={filter.page} pages={pages} onPage={(page) => setFilter({ ...filter, page })} />
        </>
      )}
    </div>
  )
}

function Counters() {
  const { client } = useRouteContext({ from: '__root__' })
  const { data } = useQuery(applicationCountsQuery(client))
  const counters = [
    ['Total', data?.total],
    ['Pending', data?.pending],
    ['In Progress', data?.inProgress],
    ['Onboarding', data?.onboarding],
    ['Rejected', data?.rejected],
  ] as const
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
      {counters.map(([label, count]) => (
        <Stat key={label} value={count?.toLocaleString('en-AU') ?? '…'} label={label} />
      ))}
    </div>
  )
}
