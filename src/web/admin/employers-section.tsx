import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate } from '../../shared/dates.ts'
import { plural } from '../../shared/text.ts'
import { VerifiedBadge } from '../components/badge.tsx'
import { Button } from '../components/button.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { SkeletonList } from '../components/skeleton.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { type Column, Table } from '../components/table.tsx'
import { LoadFailure } from '../employers/load-failure.tsx'
import { MailAddress } from '../employers/mail-address.tsx'
import { PageButtons } from '../employers/page-buttons.tsx'
import { AddCreditsDialog } from './add-credits-dialog.tsx'
import { type AdminEmployer, employersQuery, PAGE_SIZE } from './queries.ts'
import { SearchField } from './search-field.tsx'

export function EmployersSection() {
  const { client } = useRouteContext({ from: '__root__' })
  const [list, setList] = useState({ search: '', page: 1 })
  const [receiving, setReceiving] = useState<AdminEmployer>()
  const query = useQuery(employersQuery(client, list))
  const { data, error } = query
  return (
    <section className="grid min-w-0 gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2>Employers</h2>
        <SearchField label="Search by company or email" onSearch={(search) => setList({ search, page: 1 })} />
      </div>
      {error ? (
        <LoadFailure what="Employers" error={error} query={query} loginHref="/admin-login" />
      ) : !data ? (
        <SkeletonList count={5} label="Loading employers…" boneClass="h-14" className="grid gap-2" />
      ) : (
        <>
          <p role="status">{plural(data.total, 'employer')}</p>
          {data.rows.length === 0 ? (
            <EmptyState
              level="h3"
              title="No employers found"
              why={list.search ? 'No company or email holds these letters.' : 'Nobody has registered yet.'}
            />
          ) : (
            <Table
              caption="Employers"
              columns={columns(setReceiving)}
              rows={data.rows}
              rowKey={({ id }) => id}
            />
          )}
          <PageButtons
            page={list.page}
            pages={Math.ceil(data.total / PAGE_SIZE)}
            onPage={(page) => setList({ ...list, page })}
          />
        </>
      )}
      {receiving && <AddCreditsDialog employer={receiving} onClose={() => setReceiving(undefined)} />}
    </section>
  )
}

const columns = (onAdd: (employer: AdminEmployer) => void): Column<AdminEmployer>[] => [
  { key: 'company', label: 'Company', bare: true, cell: ({ companyName }) => <b>{companyName}</b> },
  { key: 'contact', label: 'Contact Person', cell: ({ contactPerson }) => contactPerson },
  { key: 'email', label: 'Email', cell: ({ email }) => <MailAddress email={email} /> },
  {
    key: 'joined',
    label: 'Joined',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  {
    key: 'status',
    label: 'Status',
    cell: ({ isActive, isApproved }) => (
      <span className="inline-flex flex-wrap gap-1">
        <StatusBadge status={isActive ? 'active' : 'suspended'} />
        {isApproved && <VerifiedBadge>Verified</VerifiedBadge>}
      </span>
    ),
  },
  {
    key: 'credits',
    label: 'Credits',
    numeric: true,
    cell: ({ credits }) => credits.toLocaleString('en-AU'),
  },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: (employer) => (
      <Button
        look="quiet"
        className="whitespace-nowrap"
        aria-label={`Add credits: ${employer.companyName}`}
        onClick={() => onAdd(employer)}
      >
        Add credits
      </Button>
    ),
  },
]
