import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as v from 'valibot'
import { ActionMenu } from '../../components/action-menu.tsx'
import { Button } from '../../components/button.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import type { Column } from '../../components/table.tsx'
import { AdminList } from '../admin-list.tsx'
import { ListFilter } from '../list-filter.tsx'
import type { ListQuery } from '../list-query.ts'
import type { ListSearch } from '../section-keys.ts'
import { DeleteEntryDialog } from './delete-entry-dialog.tsx'
import { switchEntry } from './entry-acts.ts'
import { EntryForm } from './entry-form.tsx'
import type { Entry, EntryKind } from './entry-kind.ts'

const SORTS = [
  { value: 'order', label: 'By sort order' },
  { value: 'name', label: 'Name, A to Z' },
]

type EntriesListProps<Row extends Entry, S extends v.GenericSchema> = {
  kind: EntryKind<Row, S>
  /** 'All categories', and 'No categories found' when there are none. */
  title: string
  empty: string
  query: ListQuery<Row>
  list: ListSearch
  onChange: (changes: ListSearch) => void
  columns: readonly Column<Row>[]
  searchLabel?: string
  csvPath?: string
}

/** What administrators keep as lists: the form to add one, or to edit one, then all of them. */
export function EntriesList<Row extends Entry, S extends v.GenericSchema>({
  kind,
  title,
  empty,
  columns,
  ...list
}: EntriesListProps<Row, S>) {
  const [editing, setEditing] = useState<Row>()
  const [deleting, setDeleting] = useState<Row>()
  const queryClient = useQueryClient()
  const toggle = (row: Row) => switchEntry(queryClient, kind, row)
  const stopEditing = (row: Row) => {
    setEditing(undefined)
    // Back to where the panel was opened.
    requestAnimationFrame(() => document.getElementById(editButton(row))?.focus())
  }
  return (
    <>
      <EntryForm
        key={editing?.id}
        kind={kind}
        row={editing}
        {...(editing && { onClose: () => stopEditing(editing) })}
      />
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
            cell: ({ isActive }) => <StatusBadge status={isActive ? 'active' : 'inactive'} />,
          },
          actions<Row>({
            onEdit: (row) => setEditing(row),
            onToggle: (row) => void toggle(row),
            onDelete: (row) => setDeleting(row),
          }),
        ]}
        rowKey={({ id }) => id}
        empty={{ title: empty }}
      />
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

const editButton = ({ id }: Entry) => `edit-${id}`

function actions<Row extends Entry>({ onEdit, onToggle, onDelete }: Acts<Row>): Column<Row> {
  return {
    key: 'actions',
    label: 'Actions',
    bare: true,
    cell: (row) => (
      <span className="flex gap-2">
        <Button look="quiet" id={editButton(row)} aria-label={`Edit ${row.name}`} onClick={() => onEdit(row)}>
          Edit
        </Button>
        <ActionMenu
          label={`More for ${row.name}`}
          actions={[
            { label: row.isActive ? 'Deactivate' : 'Activate', onSelect: () => onToggle(row) },
            { label: 'Delete', danger: true, onSelect: () => onDelete(row) },
          ]}
        />
      </span>
    ),
  }
}
