import { useRouteContext } from '@tanstack/react-router'
import { REPORT_REASON_LABELS } from '../../../modules/messaging/schema.ts'
import { formatDate } from '../../../shared/dates.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import type { Column } from '../../components/table.tsx'
import { AdminList } from '../admin-list.tsx'
import { BY_TIME, ListFilter } from '../list-filter.tsx'
import { csvPathByState } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'
import { ReportedConversation } from './reported-conversation.tsx'
import { type ConversationReport, conversationReportsQuery } from './reports-queries.ts'

const STATES = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Dealt with' },
]

type ListProps = { list: ListSearch; onChange: (changes: ListSearch) => void }

export function ConversationReportsList({ list, onChange }: ListProps) {
  const { client } = useRouteContext({ from: '__root__' })
  const page = list.page ?? 1
  return (
    <>
      <AdminList
        title="Reported conversations"
        level="h3"
        noun="report"
        query={conversationReportsQuery(client, list)}
        list={list}
        onChange={onChange}
        columns={columns((open) => onChange({ open, page }))}
        rowKey={({ id }) => id}
        searchLabel="Search by company or name"
        filters={
          <>
            <ListFilter label="Status" name="status" options={STATES} list={list} onChange={onChange} />
            <ListFilter label="Sort by" name="sort" options={BY_TIME} list={list} onChange={onChange} />
          </>
        }
        csvPath={csvPathByState('/api/admin/conversation-reports.csv', list)}
        empty={{
          title: 'No reported conversations',
          why: list.status === 'open' ? 'Nothing waits for you.' : undefined,
        }}
      />
      {list.open && <ReportedConversation id={list.open} onClose={() => onChange({ open: '', page })} />}
    </>
  )
}

const columns = (onOpen: (id: string) => void): Column<ConversationReport>[] => [
  {
    key: 'who',
    label: 'Who reports whom',
    bare: true,
    cell: ({ reportedBy, companyName, fullName }) => {
      const [by, whom] = reportedBy === 'employer' ? [companyName, fullName] : [fullName, companyName]
      return (
        <span className="wrap-anywhere">
          <b>{by}</b> reports <b>{whom}</b>
        </span>
      )
    },
  },
  {
    key: 'reason',
    label: 'Reason',
    cell: ({ reason, details }) => (
      <span className="wrap-anywhere">
        {REPORT_REASON_LABELS[reason]}
        {details && <small className="help block">{details}</small>}
      </span>
    ),
  },
  {
    key: 'state',
    label: 'Status',
    cell: ({ state, isClosed }) => (
      <span className="inline-flex flex-wrap gap-1">
        <Badge tone={state === 'open' ? 'yellow' : 'green'}>{state === 'open' ? 'Open' : 'Dealt with'}</Badge>
        {isClosed && <Badge tone="red">Conversation closed</Badge>}
      </span>
    ),
  },
  {
    key: 'date',
    label: 'Date',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span>,
  },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: ({ id }) => (
      <Button look="quiet" aria-label={`Read report ${id}`} onClick={() => onOpen(String(id))}>
        Read
      </Button>
    ),
  },
]
