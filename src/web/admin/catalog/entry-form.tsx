import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { useForm } from '../../app/forms/form.ts'
import { Button } from '../../components/controls/button.tsx'
import { FormErrors } from '../../components/forms/form-errors.tsx'
import { type Entry, type EntryKind, saveEntry } from './entry-acts.ts'

type EntryFormProps<Row extends Entry, S extends v.GenericSchema> = {
  kind: EntryKind<Row, S>
  /** The row being edited; undefined for a new one. */
  row?: Row | undefined
  onClose?: () => void
}

/**
 * Adds or edits an entry in a panel above the list. A refused form keeps what was typed; a saved new entry leaves an
 * empty form.
 */
export function EntryForm<Row extends Entry, S extends v.GenericSchema>({
  kind,
  row,
  onClose,
}: EntryFormProps<Row, S>) {
  const queryClient = useQueryClient()
  const element = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState(0)
  const { noun, title } = kind
  const { errors, message, busy, formProps } = useForm({
    schema: kind.schema,
    read: kind.read,
    fallback: `Failed to ${row ? 'update' : 'create'} ${noun}`,
    submit: async (input, { idempotencyKey }) => {
      await saveEntry(queryClient, kind, { row, input, idempotencyKey })
      setSaved((times) => times + 1)
      onClose?.()
    },
  })
  useEffect(() => {
    if (row) element.current?.querySelector('input')?.focus()
  }, [row])
  return (
    <section className="card grid gap-4 p-4">
      <h3>{row ? `Edit ${title}` : `Add New ${title}`}</h3>
      <form ref={element} method="post" className="grid gap-4" {...formProps}>
        <FormErrors errors={errors} message={message} />
        {/* A new key gives the next entry empty fields. */}
        <div key={saved} className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {kind.fields(row, errors)}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy} busyLabel={row ? 'Updating…' : 'Adding…'}>
            {row ? `Update ${title}` : `Add ${title}`}
          </Button>
          {row && (
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
