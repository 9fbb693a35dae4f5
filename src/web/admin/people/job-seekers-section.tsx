import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { PEOPLE_SORTS } from '../../../modules/admin/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { Button } from '../../components/button.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import type { Column } from '../../components/table.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { AdminList } from '../admin-list.tsx'
import { useMailWords } from '../email/mail-words.ts'
import { ListFilter, optionsOf } from '../list-filter.tsx'
import { csvPathOf } from '../list-query.ts'
import { ListedAddress } from '../listed-address.tsx'
import { isFiltered } from '../section-keys.ts'
import { SortFilter } from '../sort-filter.tsx'
import { useListSearch } from '../use-list-search.ts'
import { deleteJobSeeker, switchJobSeeker } from './job-seeker-acts.ts'
import { type AdminJobSeeker, jobSeekersQuery } from './job-seekers-queries.ts'

const STATES = optionsOf({ active: 'Active', suspended: 'Suspended' })

type Asked = { person: AdminJobSeeker; what: 'switch' | 'delete' }

export function JobSeekersSection() {
  const { client } = useRouteContext({ from: '__root__' })
  const [list, change] = useListSearch()
  const [asked, setAsked] = useState<Asked>()
  return (
    <>
      <AdminList
        title="Job Seekers"
        noun="job seeker"
        query={jobSeekersQuery(client, list)}
        list={list}
        onChange={change}
        columns={columns(setAsked)}
        rowKey={({ id }) => id}
        searchLabel="Search by username or email"
        filters={
          <>
            <ListFilter label="Status" name="status" options={STATES} list={list} onChange={change} />
            <SortFilter sorts={PEOPLE_SORTS} list={list} onChange={change} />
          </>
        }
        csvPath={csvPathOf('/api/admin/users.csv', list)}
        empty={{
          title: 'No job seekers found',
          why: isFiltered(list) ? 'Nothing fits the filters.' : 'Nobody has registered yet.',
        }}
      />
      {asked?.what === 'switch' && <SwitchDialog person={asked.person} onClose={() => setAsked(undefined)} />}
      {asked?.what === 'delete' && <DeleteDialog person={asked.person} onClose={() => setAsked(undefined)} />}
    </>
  )
}

const columns = (onAsk: (asked: Asked) => void): Column<AdminJobSeeker>[] => [
  {
    key: 'name',
    label: 'Name',
    bare: true,
    cell: ({ fullName, createdAt, lastLogin }) => (
      <span className="wrap-anywhere">
        <b>{fullName}</b>
        <small className="help block">
          Joined {formatDate(createdAt)}
          {lastLogin ? `, last login ${formatDate(lastLogin)}` : ', never logged in'}
        </small>
      </span>
    ),
  },
  {
    key: 'username',
    label: 'Username',
    cell: ({ username }) => <span className="inline-block wrap-anywhere md:min-w-36">{username}</span>,
  },
  {
    key: 'email',
    label: 'Email',
    cell: (row) => <ListedAddress {...row} />,
  },
  {
    key: 'status',
    label: 'Status',
    cell: ({ isActive }) => <StatusBadge status={isActive ? 'active' : 'suspended'} />,
  },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: (person) => {
      const verb = person.isActive ? 'Suspend' : 'Activate'
      return (
        <span className="flex flex-wrap gap-2 sm:flex-nowrap">
          <Button
            look="quiet"
            aria-label={`${verb} ${person.username}`}
            onClick={() => onAsk({ person, what: 'switch' })}
          >
            {verb}
          </Button>
          <Button
            look="quiet"
            className="text-danger"
            aria-label={`Delete ${person.username}`}
            onClick={() => onAsk({ person, what: 'delete' })}
          >
            Delete
          </Button>
        </span>
      )
    },
  },
]

type PersonDialogProps = { person: AdminJobSeeker; onClose: () => void }

function SwitchDialog({ person, onClose }: PersonDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const { told } = useMailWords()
  const { username, isActive } = person
  return (
    <ActDialog
      title={`${isActive ? 'Suspend' : 'Activate'} ${username}?`}
      verb={isActive ? 'Suspend' : 'Activate'}
      busyLabel={isActive ? 'Suspending…' : 'Activating…'}
      danger={isActive}
      act={switchJobSeeker(client, person)}
      onClose={onClose}
    >
      {isActive
        ? 'This person is logged out everywhere at once, and employers no longer see the CVs. Nothing is lost.'
        : 'This person can log in again, and employers see the CVs as before.'}{' '}
      {told('The person is')}
    </ActDialog>
  )
}

function DeleteDialog({ person, onClose }: PersonDialogProps) {
  const { client } = useRouteContext({ from: '__root__' })
  return (
    <ActDialog
      title={`Delete ${person.username}?`}
      verb="Delete user"
      busyLabel="Deleting…"
      danger
      act={deleteJobSeeker(client, person)}
      onClose={onClose}
    >
      {person.fullName}’s account goes with all CVs and their files, the photo, applications, messages and the
      mails we sent. This action cannot be undone.
    </ActDialog>
  )
}
