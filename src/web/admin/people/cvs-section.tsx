import { useState } from 'react'
import { CV_SORTS } from '../../../modules/admin/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { AppLink } from '../../app/link.tsx'
import { useSite } from '../../app/site.tsx'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { MailAddress } from '../../components/surfaces/mail-address.tsx'
import { AdminList, saveCsv } from '../admin-list.tsx'
import { type AdminColumn, RowActions } from '../admin-table.tsx'
import { optionsOf, SortFilter, StateTabs } from '../list-filters.tsx'
import { chosenCsv, csvPathOf, useListSearch } from '../list-query.ts'
import { isFiltered } from '../section-keys.ts'
import { type AdminCv, adminCvsQuery, downloadCv } from './cv-acts.ts'
import { CleanUpButton, CvDialog, type CvQuestion, SwitchCvsDialog } from './cv-dialogs.tsx'

const STATES = optionsOf({ active: 'Active', inactive: 'Inactive', orphaned: 'Orphaned' })

type Asked = { cv: AdminCv; what: CvQuestion } | { cvs: AdminCv[] }

export function CvsSection() {
  const { client } = useSite()
  const [list, change] = useListSearch()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
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
        tabs={<StateTabs section="cvs" options={STATES} list={list} />}
        filters={<SortFilter sorts={CV_SORTS} list={list} onChange={change} />}
        actions={<CleanUpButton />}
        csvPath={csvPathOf('/api/admin/cvs.csv', list)}
        bulk={{
          nameOf: ({ fullName, jobTitle }) => `${fullName}, ${jobTitle}`,
          actions: [
            { label: 'Activate', fits: ({ isActive }) => !isActive, onSelect: (cvs) => setAsked({ cvs }) },
            {
              label: 'Download CSV',
              onSelect: (rows) => void saveCsv(chosenCsv('/api/admin/cvs.csv', rows)),
            },
            {
              label: 'Deactivate',
              danger: true,
              fits: ({ isActive }) => isActive,
              onSelect: (cvs) => setAsked({ cvs }),
            },
          ],
        }}
        empty={{
          title: 'No CVs found',
          why: isFiltered(list) ? 'No results for these filters.' : 'Nobody has published a CV yet.',
        }}
      />
      {asked && 'cv' in asked && <CvDialog {...asked} onClose={close} />}
      {asked && 'cvs' in asked && <SwitchCvsDialog cvs={asked.cvs} onClose={close} />}
    </>
  )
}

type OnAsk = (cv: AdminCv, what: CvQuestion) => void

const columns = (onAsk: OnAsk): AdminColumn<AdminCv>[] => [
  { key: 'name', label: 'Name', bare: true, share: 1.2, cell: ({ fullName }) => <b>{fullName}</b> },
  { key: 'title', label: 'Job Title', share: 1.2, cell: ({ jobTitle }) => jobTitle },
  {
    key: 'email',
    label: 'Email',
    share: 1.5,
    wide: true,
    cell: ({ email }) => email && <MailAddress email={email} />,
  },
  { key: 'uploaded', label: 'Uploaded', share: 0.8, cell: ({ uploadedAt }) => formatDate(uploadedAt) },
  { key: 'status', label: 'Status', share: 1.2, cell: (cv) => <CvState cv={cv} /> },
  { key: 'actions', label: 'Actions', bare: true, cell: (cv) => <CvActions cv={cv} onAsk={onAsk} /> },
]

const OWNER_STATES = { suspended: 'its owner is suspended', unavailable: 'its owner is not available' }

function CvState({ cv: { isActive, isBlocked, ownerState, jobSeekerId, status } }: { cv: AdminCv }) {
  const isShown = isActive && ownerState === null
  const why = [
    !isActive && (isBlocked ? 'by an administrator' : 'by its owner'),
    ownerState && `hidden: ${OWNER_STATES[ownerState]}`,
    jobSeekerId === null && 'orphaned',
    status !== 'available' && status,
  ].filter(Boolean)
  return (
    <>
      <Badge tone={isShown ? 'green' : undefined}>{isActive ? 'Active' : 'Inactive'}</Badge>
      {why.length > 0 && <small className="help block">{why.join(', ')}</small>}
    </>
  )
}

function CvActions({ cv, onAsk }: { cv: AdminCv; onAsk: OnAsk }) {
  const { id, fullName, fileName } = cv
  return (
    <RowActions
      label={`More for the CV of ${fullName}`}
      actions={[
        {
          label: fileName ? 'Download CV' : 'No file to download',
          disabled: !fileName,
          onSelect: () => void downloadCv(cv).catch(() => undefined),
        },
        { label: cv.isActive ? 'Deactivate CV' : 'Activate CV', onSelect: () => onAsk(cv, 'toggle') },
        { label: 'Change status', onSelect: () => onAsk(cv, 'status') },
        { label: 'Delete CV', danger: true, onSelect: () => onAsk(cv, 'delete') },
      ]}
    >
      <ButtonLink
        look="quiet"
        href={`/profile/${id}`}
        link={AppLink}
        title="View CV Profile"
        aria-label={`View CV Profile: ${fullName}`}
      >
        View
      </ButtonLink>
    </RowActions>
  )
}
