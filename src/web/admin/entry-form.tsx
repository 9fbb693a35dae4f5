import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import type * as v from 'valibot'
import type { FieldErrors } from '../../shared/errors.ts'
import { ApiError } from '../api-client.ts'
import { Button } from '../components/button.tsx'
import { FormErrors } from '../components/form-errors.tsx'
import { toast } from '../components/toast.ts'
import { useForm } from '../form.ts'

export type Entry = { id: number; name: string; isActive: boolean }

/** What the forms and acts of categories, locations and packages differ in. */
export type EntryKind<Row extends Entry, S extends v.GenericSchema> = {
  /** 'category' */
  noun: string
  /** 'Category' */
  title: string
  schema: S
  /** The form's values → what the schema takes. */
  read: (values: Record<string, unknown>) => unknown
  fields: (row: Row | undefined, errors: FieldErrors) => ReactNode
  create: (input: v.InferOutput<S>, idempotencyKey: string) => Promise<unknown>
  update: (id: number, input: v.InferOutput<S>) => Promise<unknown>
  toggle: (id: number, isActive: boolean) => Promise<unknown>
  remove: (id: number) => Promise<unknown>
}

/** Also what forms and filters of this tab know of them. */
export const refreshEntries = (queryClient: QueryClient) =>
  Promise.all(
    [['admin'], ['categories'], ['locations'], ['credit-packages']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )

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
  const { noun, title } = kind
  const failure = `Failed to ${row ? 'update' : 'create'} ${noun}`
  const { errors, message, busy, formProps } = useForm({
    schema: kind.schema,
    read: kind.read,
    fallback: failure,
    submit: async (input, { idempotencyKey }) => {
      await (row ? kind.update(row.id, input) : kind.create(input, idempotencyKey)).catch(
        (error: unknown) => {
          const description = error instanceof ApiError ? error.message : undefined
          toast({ title: failure, description, variant: 'destructive' })
          throw error
        },
      )
      element.current?.reset()
      await refreshEntries(queryClient)
      toast({ title: `${title} ${row ? 'updated' : 'created'} successfully` })
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
        <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-3">{kind.fields(row, errors)}</div>
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
