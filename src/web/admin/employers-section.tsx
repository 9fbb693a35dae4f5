import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate } from '../../shared/dates.ts'
import { VerifiedBadge } from '../components/badge.tsx'
import { Button } from '../components/button.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import type { Column } from '../components/table.tsx'
import { MailAddress } from '../employers/mail-address.tsx'
import { AddCreditsDialog } from './add-credits-dialog.tsx'
import { AdminList } from './admin-list.tsx'
import { type AdminEmployer, employersQuery } from './employers-queries.ts'
import { useListSearch } from './use-list-search.ts'

export function EmployersSection() {
  const { client } = useRouteContext({ from: '__root__' })
  const [list, change] = useListSearch()
  const [receiving, setReceiving] = useState<AdminEmployer>()
  return (
    <>
      <AdminList
        title="Employers"
        noun="employer"
        query={employersQuery(client, list)}
        list={list}
        onChange={change}
        columns={columns(setReceiving)}
        rowKey={({ id }) => id}
        searchLabel="Search by company or email"
        empty={{ title: 'No employers found', why: 'Nobody has registered yet.' }}
      />
      {receiving && <AddCreditsDialog employer={receiving} onClose={() => setReceiving(undefined)} />}
    </>
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
