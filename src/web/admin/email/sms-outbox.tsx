import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { SMS_KIND_LABELS } from '../../../modules/sms/schema.ts'
import { formatDateTime } from '../../../shared/dates.ts'
import { formatToea } from '../../../shared/money.ts'
import { call, newIdempotencyKey } from '../../app/loading/api-client.ts'
import { LoadFailure } from '../../app/loading/loaded.tsx'
import { useSite } from '../../app/site.tsx'
import { Button } from '../../components/controls/button.tsx'
import { FactsList } from '../../components/lists/facts-list.tsx'
import { Sheet } from '../../components/overlays/dialog.tsx'
import { toast } from '../../components/overlays/toast.ts'
import { Notice, SkeletonList } from '../../components/states/states.tsx'
import { Badge } from '../../components/surfaces/badge.tsx'
import { AdminList } from '../admin-list.tsx'
import type { AdminColumn } from '../admin-table.tsx'
import { BY_TIME, StateFilters } from '../list-filters.tsx'
import { csvPathByState, useListSearch } from '../list-query.ts'
import { type SmsListRow, smsListQuery, smsQuery } from './sms-queries.ts'

const STATES = [
  { value: 'all', label: 'All' },
  { value: 'queued', label: 'Waiting' },
  { value: 'sent', label: 'Sent' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'failed', label: 'Failed' },
]

/** All SMS with their costs: waiting, sent, delivered, or failed with the reason. */
export function SmsOutbox() {
  const { client } = useSite()
  const [list, change] = useListSearch()
  return (
    <div className="grid min-w-0 gap-4">
      <AdminList
        title="SMS Outbox"
        level="h3"
        noun="SMS"
        nouns="SMS"
        query={smsListQuery(client, list)}
        list={list}
        onChange={change}
        columns={columns((id) => change({ open: String(id) }))}
        rowKey={({ id }) => id}
        searchLabel="Search by phone number"
        filters={<StateFilters states={STATES} sorts={BY_TIME} list={list} onChange={change} />}
        csvPath={csvPathByState('/api/admin/sms.csv', list)}
        empty={{ title: 'No SMS', why: list.status ? 'No SMS have this status.' : 'No SMS yet.' }}
      />
      {list.open && <SmsSheet id={list.open} onClose={() => change({ open: '' }, { replace: true })} />}
    </div>
  )
}

const columns = (onOpen: (id: number) => void): AdminColumn<SmsListRow>[] => [
  { key: 'to', label: 'To', bare: true, share: 1.2, cell: ({ recipient }) => <b>{recipient}</b> },
  { key: 'kind', label: 'Kind', minor: true, cell: ({ kind }) => SMS_KIND_LABELS[kind] },
  { key: 'cost', label: 'Parts and cost', cell: ({ parts, toea }) => `${parts}, ${formatToea(toea)}` },
  {
    key: 'state',
    label: 'Status',
    share: 1.4,
    wide: true,
    cell: (row) => (
      <>
        <SmsStateBadge {...row} />
        {row.lastError && <small className="help block">{row.lastError}</small>}
      </>
    ),
  },
  {
    key: 'date',
    label: 'Date',
    share: 1.6,
    cell: ({ createdAt, sentAt }) => formatDateTime(sentAt ?? createdAt),
  },
  {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: ({ id, recipient }) => (
      <span className="row-actions">
        <Button look="quiet" aria-label={`Open the SMS to ${recipient}`} onClick={() => onOpen(id)}>
          Open
        </Button>
      </span>
    ),
  },
]

function SmsSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { client } = useSite()
  const query = useQuery(smsQuery(client, id))
  const { data, error } = query
  return (
    <Sheet
      title={data ? `SMS to ${data.recipient}` : 'SMS'}
      onClose={onClose}
      actions={data?.state === 'failed' && data.body !== '' && <Resend id={id} />}
    >
      {error ? (
        <LoadFailure what="This SMS" query={query} />
      ) : !data ? (
        <SkeletonList count={3} label="Loading the SMS…" boneClass="h-24" className="grid gap-2" />
      ) : (
        <>
          <FactsList
            facts={[
              { label: 'Kind', value: SMS_KIND_LABELS[data.kind] },
              { label: 'Status', value: <SmsStateBadge {...data} /> },
              { label: 'Parts', value: String(data.parts) },
              { label: 'Cost', value: formatToea(data.toea) },
              { label: 'Written', value: formatDateTime(data.createdAt) },
              { label: 'Sent', value: data.sentAt && formatDateTime(data.sentAt) },
              { label: 'Reported', value: data.reportedAt && formatDateTime(data.reportedAt) },
              { label: 'Attempts', value: String(data.attempts) },
              {
                label: 'Next try',
                value: data.state === 'queued' ? formatDateTime(data.nextAttemptAt) : null,
              },
              {
                label: 'Last error',
                value: data.lastError && <span className="wrap-anywhere">{data.lastError}</span>,
              },
            ]}
          />
          {data.body ? (
            <p className="wrap-anywhere whitespace-pre-wrap">{data.body}</p>
          ) : (
            <Notice>Anyone with this code can get into an account, so its text is not shown here.</Notice>
          )}
        </>
      )}
    </Sheet>
  )
}

function Resend({ id }: { id: string }) {
  const { client } = useSite()
  const queryClient = useQueryClient()
  const [key] = useState(newIdempotencyKey)
  const resend = useMutation({
    mutationFn: () =>
      call(
        client.api.admin.sms[':id'].resend.$post({ param: { id } }, { headers: { 'Idempotency-Key': key } }),
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['admin'] })
      toast({ title: 'The SMS is being sent' })
    },
    onError: ({ message }) =>
      toast({ title: 'The SMS was not sent again', description: message, variant: 'destructive' }),
  })
  return (
    <Button busy={resend.isPending} busyLabel="Sending…" onClick={() => resend.mutate()}>
      Send again
    </Button>
  )
}

function SmsStateBadge({ state, attempts }: Pick<SmsListRow, 'state' | 'attempts'>) {
  if (state === 'delivered') return <Badge tone="green">Delivered</Badge>
  if (state === 'sent') return <Badge tone="green">Sent</Badge>
  if (state === 'failed') return <Badge tone="red">Failed</Badge>
  return <Badge tone="yellow">{attempts > 0 ? `Waiting, tried ${attempts} ×` : 'Waiting'}</Badge>
}
