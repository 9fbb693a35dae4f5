import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ANNOUNCEMENT_AUDIENCES, ANNOUNCEMENT_STATES } from '../../../modules/announcements/choices.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { AdminList } from '../admin-list.tsx'
import { type AdminColumn, RowActions } from '../admin-table.tsx'
import { optionsOf, StateTabs } from '../list-filters.tsx'
import { useListSearch } from '../list-query.ts'
import { performAct } from '../perform-act.tsx'
import { type AdminAnnouncement, announcementsQuery, endAnnouncement } from './announcement-acts.ts'
import { AnnouncementDialog } from './announcement-dialog.tsx'

/** Banners for everybody, job seekers or employers. */
export function AnnouncementsSection() {
  const { client, now } = useSite()
  const queryClient = useQueryClient()
  const [list, change] = useListSearch()
  const [open, setOpen] = useState<'new' | AdminAnnouncement>()
  const end = ({ id, endedAt }: AdminAnnouncement) =>
    void performAct(queryClient, endAnnouncement(client, id, endedAt === null)).catch(() => undefined)
  return (
    <>
      <AdminList
        title="Announcements"
        noun="announcement"
        query={announcementsQuery(client, list)}
        list={list}
        onChange={change}
        columns={columns({ onEdit: setOpen, onEnd: end, now })}
        rowKey={({ id }) => id}
        tabs={<StateTabs section="announcements" options={optionsOf(ANNOUNCEMENT_STATES)} list={list} />}
        actions={<Button onClick={() => setOpen('new')}>New announcement</Button>}
        empty={{
          title:
            list.status && list.status !== 'all' ? 'No announcements in this state' : 'No announcements yet',
          why: 'Tell people about planned work on the site, new prices or public holidays.',
        }}
      />
      {open && (
        <AnnouncementDialog row={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
}

type Acts = Record<'onEdit' | 'onEnd', (row: AdminAnnouncement) => void> & { now: Date }

const TONES = { planned: 'blue', showing: 'green', ended: undefined } as const

const columns = (acts: Acts): AdminColumn<AdminAnnouncement>[] => [
  { key: 'text', label: 'Announcement', bare: true, share: 2.1, cell: ({ text }) => <b>{text}</b> },
  { key: 'audience', label: 'For', share: 0.95, cell: ({ audience }) => ANNOUNCEMENT_AUDIENCES[audience] },
  { key: 'from', label: 'From', share: 1.5, cell: ({ startsAt }) => formatDateTime(startsAt) },
  {
    key: 'until',
    label: 'Until',
    share: 1.5,
    cell: ({ startsAt, endsAt, endedAt }) =>
      endedAt && endedAt < startsAt ? 'Cancelled' : formatDateTime(endedAt ?? endsAt),
  },
  {
    key: 'state',
    label: 'State',
    share: 0.95,
    cell: ({ state }) => <Badge tone={TONES[state]}>{ANNOUNCEMENT_STATES[state]}</Badge>,
  },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: (row) => (
      <RowActions label={`More for ${row.text}`} actions={endings(row, acts)}>
        <Button look="quiet" aria-label={`Edit ${row.text}`} onClick={() => acts.onEdit(row)}>
          Edit
        </Button>
      </RowActions>
    ),
  },
]

function endings(row: AdminAnnouncement, { onEnd, now }: Acts) {
  const onSelect = () => onEnd(row)
  if (row.state === 'showing') return [{ label: 'End now', onSelect }]
  if (row.state === 'planned') return [{ label: 'Cancel', onSelect }]
  return new Date(row.endsAt) > now ? [{ label: 'Show again', onSelect }] : []
}
