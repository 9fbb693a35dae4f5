import { useState } from 'react'
import { JOB_SEEKER_STATES, PEOPLE_SORTS } from '../../../modules/admin/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { plural } from '../../../shared/text.ts'
import { type ApiClient, call } from '../../app/loading/api-client.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { StatusBadge } from '../../components/surfaces/badge.tsx'
import { AdminList, saveCsv } from '../admin-list.tsx'
import { type AdminColumn, RowActions } from '../admin-table.tsx'
import { BulkDialog } from '../bulk-dialog.tsx'
import { useMailWords } from '../email/mail-words.ts'
import { optionsOf, SortFilter, StateTabs } from '../list-filters.tsx'
import {
  adminListQuery,
  chosenCsv,
  csvPathOf,
  known,
  pageOf,
  type RowOf,
  useListSearch,
} from '../list-query.ts'
import { ListedAddress } from '../listed-address.tsx'
import { type Act, ActDialog } from '../perform-act.tsx'
import { isFiltered, type ListSearch } from '../section-keys.ts'
import { MailDialog } from './mail-dialog.tsx'

const STATES = optionsOf({ active: 'Active', suspended: 'Suspended' })

type Asked =
  | { what: 'switch' | 'delete'; person: AdminJobSeeker }
  | { what: 'suspend all' | 'activate all' | 'mail'; people: AdminJobSeeker[] }

export function JobSeekersSection() {
  const { client } = useSite()
  const [list, change] = useListSearch()
  const [asked, setAsked] = useState<Asked>()
  const several = (what: 'suspend all' | 'activate all' | 'mail') => (people: AdminJobSeeker[]) =>
    setAsked({ what, people })
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
        searchLabel="Search by username, email or login number"
        tabs={<StateTabs section="job-seekers" options={STATES} list={list} />}
        filters={<SortFilter sorts={PEOPLE_SORTS} list={list} onChange={change} />}
        csvPath={csvPathOf('/api/admin/users.csv', list)}
        bulk={{
          nameOf: ({ username }) => username,
          actions: [
            { label: 'Activate', fits: ({ isActive }) => !isActive, onSelect: several('activate all') },
            { label: 'Email', onSelect: several('mail') },
            {
              label: 'Download CSV',
              onSelect: (rows) => void saveCsv(chosenCsv('/api/admin/users.csv', rows)),
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
          title: 'No job seekers found',
          why: isFiltered(list) ? 'No results for these filters.' : 'No job seekers have registered yet.',
        }}
      />
      {asked && <Question asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Question({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  if ('person' in asked)
    return asked.what === 'switch' ? (
      <SwitchDialog person={asked.person} onClose={onClose} />
    ) : (
      <DeleteDialog person={asked.person} onClose={onClose} />
    )
  const { what, people } = asked
  if (what !== 'mail')
    return <SwitchAllDialog people={people} suspends={what === 'suspend all'} onClose={onClose} />
  return (
    <MailDialog
      to="jobSeekers"
      people={people.map(({ id, fullName }) => ({ id, name: fullName }))}
      onClose={onClose}
    />
  )
}

const columns = (onAsk: (asked: Asked) => void): AdminColumn<AdminJobSeeker>[] => [
  { key: 'name', label: 'Name', bare: true, share: 1.3, cell: ({ fullName }) => <b>{fullName}</b> },
  { key: 'username', label: 'Username', cell: ({ username }) => username },
  {
    key: 'email',
    label: 'Email',
    share: 1.6,
    wide: true,
    cell: (row) => <ListedAddress {...row} />,
  },
  { key: 'joined', label: 'Joined', share: 0.95, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    key: 'login',
    label: 'Last login',
    share: 0.95,
    minor: true,
    cell: ({ lastLogin }) => (lastLogin ? formatDate(lastLogin) : 'Never'),
  },
  {
    key: 'status',
    label: 'Status',
    share: 0.9,
    cell: ({ isActive }) => <StatusBadge status={isActive ? 'active' : 'suspended'} />,
  },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: (person) => {
      const verb = person.isActive ? 'Suspend' : 'Activate'
      return (
        <RowActions
          label={`More for ${person.username}`}
          actions={[
            { label: 'Email', onSelect: () => onAsk({ what: 'mail', people: [person] }) },
            { label: 'Delete', danger: true, onSelect: () => onAsk({ person, what: 'delete' }) },
          ]}
        >
          <Button
            look="quiet"
            aria-label={`${verb} ${person.username}`}
            onClick={() => onAsk({ person, what: 'switch' })}
          >
            {verb}
          </Button>
        </RowActions>
      )
    },
  },
]

type SwitchAllDialogProps = { people: AdminJobSeeker[]; suspends: boolean; onClose: () => void }

function SwitchAllDialog({ people, suspends, onClose }: SwitchAllDialogProps) {
  const { client } = useSite()
  const { told } = useMailWords()
  const whom = plural(people.length, 'job seeker')
  return (
    <BulkDialog
      rows={people}
      nameOf={({ username }) => username}
      title={`${suspends ? 'Suspend' : 'Activate'} ${whom}?`}
      verb={suspends ? 'Suspend' : 'Activate'}
      danger={suspends}
      act={(person) => switchJobSeeker(client, person).call()}
      onClose={onClose}
    >
      {suspends
        ? 'They will be logged out on all devices, and employers will no longer see their CVs. Nothing is deleted.'
        : 'They will be able to log in, and employers will see their CVs again.'}{' '}
      {told('They')}
    </BulkDialog>
  )
}

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
