import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type * as v from 'valibot'
import { Button } from '../../components/button.tsx'
import { FormErrors } from '../../components/form-errors.tsx'
import { useForm } from '../../form.ts'
import { saveEntry } from './entry-acts.ts'
import type { Entry, EntryKind } from './entry-kind.ts'

type EntryFormProps<Row extends Entry, S extends v.GenericSchema> = {
  kind: EntryKind<Row, S>
  /** What is edited; a new one when absent. */
  row?: Row | undefined
  onClose?: () => void
}

/** Adds an entry, or edits one: a panel above the list. What was typed stays when it is refused; a new entry leaves an empty form. */
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
        {/* Fields of their own for the next entry: empty ones. */}
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
