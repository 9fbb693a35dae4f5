import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import Power from 'lucide-react/icons/power'
import Tag from 'lucide-react/icons/tag'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { CV_SORTS } from '../../../modules/admin/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { AppLink } from '../../app/link.tsx'
import { useSite } from '../../app/site.tsx'
import { Button, ButtonLink } from '../../components/controls/button.tsx'
import type { Column } from '../../components/lists/table.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { MailAddress } from '../../components/surfaces/mail-address.tsx'
import { AdminList, ListFilter, optionsOf, SortFilter } from '../admin-list.tsx'
import { csvPathOf, useListSearch } from '../list-query.ts'
import { isFiltered } from '../section-keys.ts'
import { type AdminCv, adminCvsQuery, downloadCv } from './cv-acts.ts'
import { CleanUpButton, CvDialog, type CvQuestion } from './cv-dialogs.tsx'

const STATES = optionsOf({ active: 'Active', inactive: 'Inactive', orphaned: 'Orphaned' })

export function CvsSection() {
  const { client } = useSite()
  const [list, change] = useListSearch()
  const [asked, setAsked] = useState<{ cv: AdminCv; what: CvQuestion }>()
  return (
    <>
      <AdminList
        title="CV Management"
        noun="CV"
        query={adminCvsQuery(client, list)}
        list={list}
        onChange={change}
        columns={columns((cv, what) => setAsked({ cv, what }))}
        rowKey={({ id }) => id}
        searchLabel="Search by name or email"
        filters={
          <>
            <ListFilter label="Status" name="status" options={STATES} list={list} onChange={change} />
            <SortFilter sorts={CV_SORTS} list={list} onChange={change} />
          </>
        }
        actions={<CleanUpButton />}
        csvPath={csvPathOf('/api/admin/cvs.csv', list)}
        empty={{
          title: 'No CVs found',
          why: isFiltered(list) ? 'No results for these filters.' : 'Nobody has published a CV yet.',
        }}
      />
      {asked && <CvDialog {...asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

type OnAsk = (cv: AdminCv, what: CvQuestion) => void

const columns = (onAsk: OnAsk): Column<AdminCv>[] => [
  {
    key: 'name',
    label: 'Name',
    bare: true,
    cell: ({ fullName }) => <b className="wrap-anywhere">{fullName}</b>,
  },
  {
    key: 'title',
    label: 'Job Title',
    cell: ({ jobTitle }) => <span className="wrap-anywhere">{jobTitle}</span>,
  },
  {
    key: 'email',
    label: 'Email',
    cell: ({ email }) => (
      <span className="wrap-anywhere">
        <MailAddress email={email} />
      </span>
    ),
  },
  {
    key: 'uploaded',
    label: 'Uploaded',
    cell: ({ uploadedAt }) => <span className="whitespace-nowrap">{formatDate(uploadedAt)}</span>,
  },
  { key: 'status', label: 'Status', cell: (cv) => <CvState cv={cv} /> },
  { key: 'actions', label: 'Actions', bare: true, cell: (cv) => <CvActions cv={cv} onAsk={onAsk} /> },
]

const OWNER_STATES = { suspended: 'its owner is suspended', unavailable: 'its owner is not available' }

function CvState({ cv: { isActive, isBlocked, ownerState, jobSeekerId, status } }: { cv: AdminCv }) {
  const why = isBlocked ? 'by an administrator' : 'by its owner'
  const isShown = isActive && ownerState === null
  return (
    <span>
      <Badge tone={isShown ? 'green' : undefined}>{isActive ? 'Active' : 'Inactive'}</Badge>
      {!isActive && <small className="help block">{why}</small>}
      {ownerState && <small className="help block">hidden: {OWNER_STATES[ownerState]}</small>}
      {jobSeekerId === null && <small className="help block">orphaned</small>}
      {status !== 'available' && <small className="help block">{status}</small>}
    </span>
  )
}

function CvActions({ cv, onAsk }: { cv: AdminCv; onAsk: OnAsk }) {
  const [busy, setBusy] = useState(false)
  const { id, fullName, fileName } = cv
  const toggle = cv.isActive ? 'Deactivate CV' : 'Activate CV'
  const save = async () => {
    setBusy(true)
    await downloadCv(cv).catch(() => undefined)
    setBusy(false)
  }
  const named = (title: string) => ({ title, 'aria-label': `${title}: ${fullName}` })
  return (
    <span className="flex flex-wrap gap-1 sm:flex-nowrap">
      <ButtonLink look="quiet" icon href={`/profile/${id}`} link={AppLink} {...named('View CV Profile')}>
        <Eye size={18} />
      </ButtonLink>
      <Button
        look="quiet"
        icon
        busy={busy}
        refusal={fileName ? undefined : 'This CV has no file'}
        onClick={() => void save()}
        {...named('Download CV')}
      >
        <Download size={18} />
      </Button>
      <Button look="quiet" icon onClick={() => onAsk(cv, 'toggle')} {...named(toggle)}>
        <Power size={18} />
      </Button>
      <Button look="quiet" icon onClick={() => onAsk(cv, 'status')} {...named('Change status')}>
        <Tag size={18} />
      </Button>
      <Button
        look="quiet"
        icon
        className="text-danger"
        onClick={() => onAsk(cv, 'delete')}
        {...named('Delete CV')}
      >
        <Trash size={18} />
      </Button>
    </span>
  )
}
