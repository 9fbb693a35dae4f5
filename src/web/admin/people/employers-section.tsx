import { useRouteContext } from '@tanstack/react-router'
import { PEOPLE_SORTS } from '../../../modules/admin/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { VerifiedBadge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import type { Column } from '../../components/table.tsx'
import { AdminList } from '../admin-list.tsx'
import { ListFilter, optionsOf } from '../list-filter.tsx'
import { csvPathOf, type RowOf } from '../list-query.ts'
import { ListedAddress } from '../listed-address.tsx'
import { isFiltered, type ListSearch } from '../section-keys.ts'
import { SortFilter } from '../sort-filter.tsx'
import { useListSearch } from '../use-list-search.ts'
import { EmployerSheet } from './employer-sheet.tsx'
import { employersQuery } from './employers-queries.ts'

const STATES = optionsOf({ unverified: 'To be verified', verified: 'Verified', suspended: 'Suspended' })

export function EmployersSection() {
  const { client } = useRouteContext({ from: '__root__' })
  const [list, change] = useListSearch()
  return (
    <>
      <AdminList
        title="Employers"
        noun="employer"
        query={employersQuery(client, list)}
        list={list}
        onChange={change}
        columns={columns((id) => change({ open: String(id) }))}
        rowKey={({ id }) => id}
        searchLabel="Search by company or email"
        filters={
          <>
            <ListFilter label="Status" name="status" options={STATES} list={list} onChange={change} />
            <SortFilter sorts={PEOPLE_SORTS} list={list} onChange={change} />
          </>
        }
        csvPath={csvPathOf('/api/admin/employers.csv', list)}
        empty={{
          title: 'No employers found',
          why: whyNone(list),
        }}
      />
      {list.open && <EmployerSheet key={list.open} id={list.open} onClose={() => change({ open: '' })} />}
    </>
  )
}

const columns = (onOpen: (id: number) => void): Column<RowOf<typeof employersQuery>>[] => [
  {
    key: 'company',
    label: 'Company',
    bare: true,
    cell: ({ companyName, credits }) => (
      <span className="wrap-anywhere">
        <b>{companyName}</b>
        <small className="help block">{plural(credits, 'credit')}</small>
      </span>
    ),
  },
  { key: 'contact', label: 'Contact Person', cell: ({ contactPerson }) => contactPerson },
  {
    key: 'email',
    label: 'Email',
    cell: (row) => <ListedAddress {...row} />,
  },
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
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: ({ id, companyName }) => (
      <Button look="quiet" aria-label={`Open ${companyName}`} onClick={() => onOpen(id)}>
        Open
      </Button>
    ),
  },
]

function whyNone(list: ListSearch): string {
  if (list.status === 'unverified') return 'Nobody waits to be verified.'
  return isFiltered(list) ? 'Nothing fits the filters.' : 'Nobody has registered yet.'
}
