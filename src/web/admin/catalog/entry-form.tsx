import { useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { useForm } from '../../app/forms/form.ts'
import { FormDialog } from '../../components/overlays/form-dialog.tsx'
import { type Entry, type EntryKind, saveEntry } from './entry-acts.ts'

type EntryFormProps<Row extends Entry, S extends v.GenericSchema> = {
  kind: EntryKind<Row, S>
  /** The row being edited; undefined for a new one. */
  row?: Row | undefined
  onClose: () => void
}

/** Adds or edits an entry. A refused form keeps what was typed. */
export function EntryForm<Row extends Entry, S extends v.GenericSchema>({
  kind,
  row,
  onClose,
}: EntryFormProps<Row, S>) {
  const queryClient = useQueryClient()
  const { noun, title } = kind
  const form = useForm({
    schema: kind.schema,
    read: kind.read,
    fallback: `Failed to ${row ? 'update' : 'create'} ${noun}`,
    submit: async (input, { idempotencyKey }) => {
      await saveEntry(queryClient, kind, { row, input, idempotencyKey })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={row ? `Edit ${title}` : `Add New ${title}`}
      submitLabel={row ? `Update ${title}` : `Add ${title}`}
      busyLabel={row ? 'Updating…' : 'Adding…'}
      onClose={onClose}
    >
      {kind.fields(row, form.errors)}
    </FormDialog>
  )
}
