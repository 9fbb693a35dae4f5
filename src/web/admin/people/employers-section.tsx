import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PEOPLE_SORTS } from '../../../modules/admin/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { formatNumber } from '../../../shared/locale.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Avatar } from '../../components/surfaces/avatar.tsx'
import { Badge, StatusBadge, VerifiedBadge } from '../../components/surfaces/badge.tsx'
import { AdminList, saveCsv } from '../admin-list.tsx'
import { type AdminColumn, RowActions } from '../admin-table.tsx'
import { optionsOf, SortFilter, StateTabs } from '../list-filters.tsx'
import { chosenCsv, csvPathOf, useListSearch } from '../list-query.ts'
import { ListedAddress } from '../listed-address.tsx'
import { type AdminEmployer, employersQuery, queuesQuery } from '../queries.ts'
import { QueueWalk } from '../queue-walk.tsx'
import { isFiltered, type ListSearch } from '../section-keys.ts'
import { EmployerCheck } from './employer-check.tsx'
import { EmployerDialog, type EmployerQuestion } from './employer-dialogs.tsx'
import { EmployerSheet } from './employer-sheet.tsx'
import { type BulkQuestion, EmployersDialog } from './employers-dialog.tsx'

const STATES = optionsOf({ unverified: 'To verify', verified: 'Verified', suspended: 'Suspended' })

type Asked =
  | { what: EmployerQuestion; employer: AdminEmployer }
  | { what: BulkQuestion; employers: AdminEmployer[] }

export function EmployersSection() {
  const { client } = useSite()
  const [list, change] = useListSearch()
  const [asked, setAsked] = useState<Asked>()
  const { data: queues } = useQuery(queuesQuery(client))
  const several = (what: BulkQuestion) => (employers: AdminEmployer[]) => setAsked({ what, employers })
  const close = () => setAsked(undefined)
  const query = employersQuery(client, list)
  if (list.open && list.status === 'unverified')
    return (
      <QueueWalk noun="employer" query={query} list={list} onChange={change} idOf={({ id }) => id}>
        {(row, onDone) => (
          <EmployerCheck id={list.open ?? ''} since={row?.createdAt ?? null} onDone={onDone} />
        )}
      </QueueWalk>
    )
  return (
    <>
      <AdminList
        title="Employers"
        noun="employer"
        query={query}
        list={list}
        onChange={change}
        columns={columns(
          (id) => change({ open: String(id), ...(list.page && { page: list.page }) }),
          setAsked,
        )}
        rowKey={({ id }) => id}
        searchLabel="Search by company, email or login number"
        tabs={
          <StateTabs
            section="employers"
            options={STATES}
            list={list}
            waiting={{ value: 'unverified', count: queues?.employers }}
          />
        }
        filters={<SortFilter sorts={PEOPLE_SORTS} list={list} onChange={change} />}
        csvPath={csvPathOf('/api/admin/employers.csv', list)}
        bulk={{
          nameOf: ({ companyName }) => companyName,
          actions: [
            { label: 'Verify', fits: isUnverified, onSelect: several('verify all') },
            { label: 'Email', fits: ({ closedAt }) => !closedAt, onSelect: several('mail') },
            { label: 'Reactivate', fits: isSuspended, onSelect: several('reactivate all') },
            {
              label: 'Download CSV',
              onSelect: (rows) => void saveCsv(chosenCsv('/api/admin/employers.csv', rows)),
            },
            {
              label: 'Suspend',
              danger: true,
              fits: ({ isActive }) => isActive,
              onSelect: several('suspend all'),
            },
          ],
        }}
        empty={{
          title: 'No employers found',
          why: whyNone(list),
        }}
      />
      {list.open && <EmployerSheet key={list.open} id={list.open} onClose={() => change({ open: '' })} />}
      {asked && 'employer' in asked && <EmployerDialog {...asked} onClose={close} />}
      {asked && 'employers' in asked && <EmployersDialog {...asked} onClose={close} />}
    </>
  )
}

const isSuspended = ({ isActive, closedAt }: AdminEmployer) => !isActive && !closedAt
const isUnverified = ({ isActive, isApproved }: AdminEmployer) => isActive && !isApproved

type OnAsk = (asked: Asked) => void

const columns = (onOpen: (id: number) => void, onAsk: OnAsk): AdminColumn<AdminEmployer>[] => [
  {
    key: 'company',
    label: 'Company',
    bare: true,
    share: 1.8,
    cell: ({ companyName, logoUrl }) => (
      <span className="listed-name">
        <Avatar name={companyName} photoUrl={logoUrl ?? undefined} shape="employer" size="small" />
        <b>{companyName}</b>
      </span>
    ),
  },
  { key: 'contact', label: 'Contact Person', share: 1.2, cell: ({ contactPerson }) => contactPerson },
  {
    key: 'email',
    label: 'Email',
    share: 1.6,
    wide: true,
    cell: (row) => <ListedAddress {...row} />,
  },
  { key: 'joined', label: 'Joined', share: 1.1, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    key: 'credits',
    label: 'Credits',
    share: 0.65,
    numeric: true,
    cell: ({ credits }) => formatNumber(credits),
  },
  { key: 'status', label: 'Status', share: 0.95, cell: (row) => <EmployerState employer={row} /> },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: (employer) => (
      <RowActions label={`More for ${employer.companyName}`} actions={menuOf(employer, onAsk)}>
        <Button look="quiet" aria-label={`Open ${employer.companyName}`} onClick={() => onOpen(employer.id)}>
          Open
        </Button>
      </RowActions>
    ),
  },
]

function EmployerState({ employer }: { employer: AdminEmployer }) {
  if (employer.closedAt) return <Badge>Closed</Badge>
  if (!employer.isActive) return <StatusBadge status="suspended" />
  return employer.isApproved ? (
    <VerifiedBadge>Verified</VerifiedBadge>
  ) : (
    <Badge tone="yellow">To verify</Badge>
  )
}

function menuOf(employer: AdminEmployer, onAsk: OnAsk) {
  const { isActive, isApproved, closedAt } = employer
  if (closedAt) return []
  const ask = (what: EmployerQuestion) => () => onAsk({ what, employer })
  return [
    isApproved
      ? { label: 'Remove verification', onSelect: ask('withdraw') }
      : { label: 'Verify', onSelect: ask('verify') },
    { label: 'Add credits', onSelect: ask('credits') },
    { label: 'Email', onSelect: () => onAsk({ what: 'mail', employers: [employer] }) },
    isActive
      ? { label: 'Suspend', danger: true, onSelect: ask('suspend') }
      : { label: 'Reactivate', onSelect: ask('reactivate') },
  ]
}

function whyNone(list: ListSearch): string {
  if (list.status === 'unverified') return 'No employers to verify.'
  return isFiltered(list) ? 'No results for these filters.' : 'No employers have registered yet.'
}
