import { useState } from 'react'
import { JOB_SEEKER_STATES, PEOPLE_SORTS } from '../../../modules/admin/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import type { Column } from '../../components/lists/table.tsx'
import { StatusBadge } from '../../components/surfaces/badge.tsx'
import { AdminList, ListFilter, optionsOf, SortFilter } from '../admin-list.tsx'
import { useMailWords } from '../email/mail-words.ts'
import { adminListQuery, csvPathOf, known, pageOf, type RowOf, useListSearch } from '../list-query.ts'
import { ListedAddress } from '../listed-address.tsx'
import { type Act, ActDialog } from '../perform-act.tsx'
import { isFiltered, type ListSearch } from '../section-keys.ts'

const STATES = optionsOf({ active: 'Active', suspended: 'Suspended' })

type Asked = { person: AdminJobSeeker; what: 'switch' | 'delete' }

export function JobSeekersSection() {
  const { client } = useSite()
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
          why: isFiltered(list) ? 'No results for these filters.' : 'No job seekers have registered yet.',
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
  const { client } = useSite()
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
        ? 'This person will be logged out on all devices, and employers will no longer see the CVs. Nothing is deleted.'
        : 'This person will be able to log in, and employers will see the CVs again.'}{' '}
      {told('The person')}
    </ActDialog>
  )
}

function DeleteDialog({ person, onClose }: PersonDialogProps) {
  const { client } = useSite()
  return (
    <ActDialog
      title={`Delete ${person.username}?`}
      verb="Delete user"
      busyLabel="Deleting…"
      danger
      act={deleteJobSeeker(client, person)}
      onClose={onClose}
    >
      {person.fullName}’s account will be deleted, with all CVs and files, the photo, applications, messages
      and the emails we sent. This action cannot be undone.
    </ActDialog>
  )
}

/** Suspends an active job seeker, or activates a suspended one. */
export function switchJobSeeker(client: ApiClient, person: AdminJobSeeker): Act {
  const { username, isActive } = person
  const param = { id: String(person.id) }
  return {
    call: () => call(client.api.admin.users[':id'].toggle.$patch({ param, json: { isActive: !isActive } })),
    done: isActive ? `${username} is suspended` : `${username} is active again`,
    failed: 'Failed to update user status',
  }
}

export function deleteJobSeeker(client: ApiClient, { id }: AdminJobSeeker): Act {
  return {
    call: () => call(client.api.admin.users[':id'].$delete({ param: { id: String(id) } })),
    done: 'User and related data deleted successfully',
    failed: 'Failed to delete user',
  }
}

const jobSeekersQuery = (client: ApiClient, list: ListSearch) =>
  adminListQuery('job-seekers', list, () => {
    const filter = {
      ...known('status', JOB_SEEKER_STATES, list.status),
      ...known('sort', PEOPLE_SORTS, list.sort),
    }
    return client.api.admin.users.$get({ query: { ...pageOf(list), ...filter } })
  })

export type AdminJobSeeker = RowOf<typeof jobSeekersQuery>
