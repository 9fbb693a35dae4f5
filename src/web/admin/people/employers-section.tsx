import { PEOPLE_SORTS } from '../../../modules/admin/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import type { Column } from '../../components/lists/table.tsx'
import { StatusBadge, VerifiedBadge } from '../../components/surfaces/badge.tsx'
import { AdminList, ListFilter, optionsOf, SortFilter } from '../admin-list.tsx'
import { csvPathOf, type RowOf, useListSearch } from '../list-query.ts'
import { ListedAddress } from '../listed-address.tsx'
import { employersQuery } from '../queries.ts'
import { isFiltered, type ListSearch } from '../section-keys.ts'
import { EmployerSheet } from './employer-sheet.tsx'

const STATES = optionsOf({ unverified: 'To verify', verified: 'Verified', suspended: 'Suspended' })

export function EmployersSection() {
  const { client } = useSite()
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
  if (list.status === 'unverified') return 'No employers to verify.'
  return isFiltered(list) ? 'No results for these filters.' : 'No employers have registered yet.'
}
