import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type * as v from 'valibot'
import { reasonOf } from '../../app/loading/api-client.ts'
import { Button } from '../../components/controls/button.tsx'
import { ConfirmDialog } from '../../components/overlays/form-dialog.tsx'
import { StatusBadge } from '../../components/surfaces/badge.tsx'
import { AdminList } from '../admin-list.tsx'
import { type AdminColumn, RowActions } from '../admin-table.tsx'
import { ListFilter } from '../list-filters.tsx'
import type { ListQuery } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'
import { deleteEntry, type Entry, type EntryKind, switchEntry } from './entry-acts.ts'
import { EntryForm } from './entry-form.tsx'

const SORTS = [
  { value: 'order', label: 'By sort order' },
  { value: 'name', label: 'Name, A to Z' },
]

type EntriesListProps<Row extends Entry, S extends v.GenericSchema> = {
  kind: EntryKind<Row, S>
  /** 'All categories', or 'No categories found' when the list is empty. */
  title: string
  empty: string
  query: ListQuery<Row>
  list: ListSearch
  onChange: (changes: ListSearch) => void
  columns: readonly AdminColumn<Row>[]
  /** More buttons for the list. */
  tools?: ReactNode
  searchLabel?: string
  csvPath?: string
}

/** A list that administrators maintain, with forms to add and to edit an entry. */
export function EntriesList<Row extends Entry, S extends v.GenericSchema>({
  kind,
  title,
  empty,
  columns,
  tools,
  ...list
}: EntriesListProps<Row, S>) {
  const [writing, setWriting] = useState<'new' | Row>()
  const [deleting, setDeleting] = useState<Row>()
  const queryClient = useQueryClient()
  const toggle = (row: Row) => switchEntry(queryClient, kind, row)
  return (
    <>
      <AdminList
        {...list}
        filters={
          list.searchLabel && (
            <ListFilter
              label="Sort by"
              name="sort"
              options={SORTS}
              list={list.list}
              onChange={list.onChange}
            />
          )
        }
        title={title}
        level="h3"
        noun={kind.noun}
        nouns={title.split(' ').at(-1)}
        columns={[
          ...columns,
          {
            key: 'status',
            label: 'Status',
            share: 0.8,
            cell: ({ isActive }) => <StatusBadge status={isActive ? 'active' : 'inactive'} />,
          },
          actions<Row>({
            onEdit: setWriting,
            onToggle: (row) => void toggle(row),
            onDelete: setDeleting,
          }),
        ]}
        rowKey={({ id }) => id}
        actions={
          <>
            {tools}
            <Button onClick={() => setWriting('new')}>Add {kind.title}</Button>
          </>
        }
        empty={{ title: empty }}
      />
      {writing && (
        <EntryForm
          kind={kind}
          row={writing === 'new' ? undefined : writing}
          onClose={() => setWriting(undefined)}
        />
      )}
      {deleting && (
        <DeleteEntryDialog
          kind={kind}
          entry={deleting}
          onDeactivate={() => toggle(deleting)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  )
}

type Acts<Row> = Record<'onEdit' | 'onToggle' | 'onDelete', (row: Row) => void>

function actions<Row extends Entry>({ onEdit, onToggle, onDelete }: Acts<Row>): AdminColumn<Row> {
  return {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: (row) => (
      <RowActions
        label={`More for ${row.name}`}
        actions={[
          { label: row.isActive ? 'Deactivate' : 'Activate', onSelect: () => onToggle(row) },
          { label: 'Delete', danger: true, onSelect: () => onDelete(row) },
        ]}
      >
        <Button look="quiet" aria-label={`Edit ${row.name}`} onClick={() => onEdit(row)}>
          Edit
        </Button>
      </RowActions>
    ),
  }
}

type DeleteEntryDialogProps = {
  kind: Parameters<typeof deleteEntry>[1]
  entry: Entry
  onDeactivate: () => Promise<void>
  onClose: () => void
}

/** An entry in use cannot be deleted. The dialog then offers to deactivate it instead. */
function DeleteEntryDialog({ kind, entry, onDeactivate, onClose }: DeleteEntryDialogProps) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const { noun } = kind
  const offersOther = refusal !== undefined && entry.isActive
  const remove = async () => {
    setBusy(true)
    try {
      await deleteEntry(queryClient, kind, entry)
      onClose()
    } catch (error) {
      setRefusal(reasonOf(error, `Failed to delete ${noun}`))
    }
    setBusy(false)
  }
  const deactivate = async () => {
    setBusy(true)
    await onDeactivate()
    onClose()
  }
  return (
    <ConfirmDialog
      title={`Delete ${entry.name}?`}
      confirmLabel={offersOther ? 'Deactivate' : `Delete ${noun}`}
      busyLabel={offersOther ? 'Deactivating…' : 'Deleting…'}
      busy={busy}
      danger={!offersOther}
      error={refusal}
      onConfirm={() => void (offersOther ? deactivate() : remove())}
      onClose={onClose}
    >
      This action cannot be undone.
    </ConfirmDialog>
  )
}
