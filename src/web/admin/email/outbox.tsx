import { useRouteContext } from '@tanstack/react-router'
import { EMAIL_KIND_LABELS } from '../../../modules/email/schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { Button } from '../../components/button.tsx'
import { Notice } from '../../components/notice.tsx'
import type { Column } from '../../components/table.tsx'
import { AdminList } from '../admin-list.tsx'
import { BY_TIME, ListFilter } from '../list-filter.tsx'
import { csvPathByState } from '../list-query.ts'
import type { AdminSetting } from '../settings/settings-queries.ts'
import { useListSearch } from '../use-list-search.ts'
import { DismissFailures } from './dismiss-failures.tsx'
import { type OutboxRow, outboxQuery } from './email-queries.ts'
import { MailStateBadge } from './mail-state-badge.tsx'
import { OutboxSheet } from './outbox-sheet.tsx'

const STATES = [
  { value: 'all', label: 'All' },
  { value: 'queued', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'failed', label: 'Failed' },
]

/** Every mail that was written: what waits, what was sent, what failed and why. */
export function Outbox({ settings }: { settings: AdminSetting[] }) {
  const { client } = useRouteContext({ from: '__root__' })
  const [list, change] = useListSearch()
  const isCapturing = settings.some((one) => one.settingKey === 'smtp_host' && one.settingValue === '')
  return (
    <div className="grid min-w-0 gap-4">
      {isCapturing && (
        <Notice kind="warning" title="No SMTP server is set up">
          Mails are kept here, where you can read them, and are sent once there is a server.
        </Notice>
      )}
      <AdminList
        title="Outbox"
        level="h3"
        noun="mail"
        query={outboxQuery(client, list)}
        list={list}
        onChange={change}
        columns={columns((id) => change({ open: String(id) }))}
        rowKey={({ id }) => id}
        searchLabel="Search by address or subject"
        filters={
          <>
            <ListFilter label="Status" name="status" options={STATES} list={list} onChange={change} />
            <ListFilter label="Sort by" name="sort" options={BY_TIME} list={list} onChange={change} />
          </>
        }
        csvPath={csvPathByState('/api/admin/emails.csv', list)}
        actions={<DismissFailures />}
        empty={{
          title: 'No mails',
          why: list.status ? 'No mail is in this state.' : 'Nothing was written yet.',
        }}
      />
      {list.open && <OutboxSheet id={list.open} onClose={() => change({ open: '' }, { replace: true })} />}
    </div>
  )
}

const columns = (onOpen: (id: number) => void): Column<OutboxRow>[] => [
  {
    key: 'subject',
    label: 'Mail',
    bare: true,
    cell: ({ subject, kind }) => (
      <span className="block w-full wrap-anywhere text-left">
        <b>{subject}</b>
        <small className="help block">{EMAIL_KIND_LABELS[kind]}</small>
      </span>
    ),
  },
  { key: 'to', label: 'To', cell: ({ recipient }) => <span className="wrap-anywhere">{recipient}</span> },
  {
    key: 'state',
    label: 'Status',
    cell: (row) => (
      <span className="wrap-anywhere">
        <MailStateBadge {...row} />
        {row.lastError && <small className="help block">{row.lastError}</small>}
        {row.state === 'queued' && row.attempts > 0 && (
          <small className="help block">Next try {formatDateTime(row.nextAttemptAt)}</small>
        )}
      </span>
    ),
  },
  {
    key: 'date',
    label: 'Date',
    cell: ({ createdAt, sentAt }) => (
      <span className="whitespace-nowrap">{formatDateTime(sentAt ?? createdAt)}</span>
    ),
  },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: ({ id, subject }) => (
      <Button look="quiet" aria-label={`Open ${subject}`} onClick={() => onOpen(id)}>
        Open
      </Button>
    ),
  },
]
